import Foundation
import MartletDrive
import MartletHost
import MartletScript

/// Runs a script against an app's window, which no display shows.
struct ScriptRun {
  var request: DriveRequest
  /// The window; its picture is not written.
  var window: CaptureRequest

  /// Whether all steps held.
  @MainActor func run(_ makeSource: (WindowSetup) -> any FrameSource) throws -> Bool {
    let script = try DriveScript(String(contentsOfFile: request.scriptFile, encoding: .utf8))
    let setup = WindowSetup(window)
    let driver = Driver(
      source: makeSource(setup), size: setup.sizeInPoints, pixelsPerPoint: CGFloat(setup.pixelsPerPoint))
    let run = DriveRun(
      script, named: request.name, on: driver, folder: URL(fileURLWithPath: request.folder),
      output: { Self.write($0, to: .standardOutput) }, errors: { Self.write($0 + "\n", to: .standardError) })
    _ = run.run()
    try Data("\(run.failureCount)\n".utf8).write(to: URL(fileURLWithPath: request.reportFile), options: .atomic)
    return run.failureCount == 0
  }

  /// After what the app itself has printed and C still holds back.
  private static func write(_ text: String, to file: FileHandle) {
    fflush(nil)
    file.write(Data(text.utf8))
  }
}
