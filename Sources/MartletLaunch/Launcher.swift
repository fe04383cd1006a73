import Foundation
import MartletDisplay
import MartletHost
import MartletHostGTK
import MartletScript

/// Chooses the host of a started app and runs it.
public enum Launcher {
  /// Shows what `makeSource` gives, and ends the process: a script or a picture when one is asked for, else a window, else, where
  /// no display answers, a picture of the first screen.
  @MainActor public static func run(_ makeSource: (WindowSetup) -> any FrameSource) -> Never {
    // What an app says is not lost when it ends by a fault, and arrives at once where it goes through a pipe.
    setvbuf(stdout, nil, _IOLBF, 0)
    do {
      let environment = ProcessInfo.processInfo.environment
      if let request = try CaptureRequest.read(from: environment) {
        RunningHost.current = .picture
        if let script = try DriveRequest.read(from: environment) {
          exit(try ScriptRun(request: script, window: request).run(makeSource) ? 0 : 1)
        }
        try PictureRun(request: request).run(makeSource)
        exit(0)
      }
      let app = AppIdentity(bundle: .main, locale: locale)
      let request = try RunRequest.read(from: environment)
      if let host = WindowHost(app: app, request: request) {
        host.run(makeSource)
      } else {
        try takePictureInstead(of: app, request, makeSource)
      }
      exit(0)
    } catch {
      note("\(error)")
      exit(1)
    }
  }

  @MainActor private static func takePictureInstead(
    of app: AppIdentity, _ request: RunRequest, _ makeSource: (WindowSetup) -> any FrameSource
  ) throws {
    let picture = CaptureRequest(firstScreenOf: app, request)
    RunningHost.current = .picture
    try PictureRun(request: picture).run(makeSource)
    note("there is no display (DISPLAY and WAYLAND_DISPLAY lead nowhere); the first screen is in \(picture.output)")
  }

  static func note(_ message: String) {
    FileHandle.standardError.write(Data("martlet: \(message)\n".utf8))
  }
}
