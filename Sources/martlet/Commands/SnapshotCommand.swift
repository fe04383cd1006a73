import Foundation
import MartletProject

/// `./martlet snapshot`: builds the app, runs it without a window, and leaves a picture.
struct SnapshotCommand {
  var options: SnapshotOptions
  var context: CommandContext

  func run() throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var environment = try context.appEnvironment(
      photos: options.screen.photos, allowsOpenPages: options.screen.allowsOpenPages)
    let builder = try context.builder(options.path, options.project)
    guard try builder.build() else { return 1 }
    try leaveOutUserData(&environment, builder.folder)
    let pictures = DefaultPicture(folder: builder.folder)
    let output =
      options.output.map(context.absolute) ?? pictures.path(for: builder.app.name, in: context.workingFolder)
    var request = options.screen.request(for: builder.app, output: output)
    let list = builder.folder.file("placeholders.txt")
    try? FileManager.default.removeItem(at: list)
    request.placeholders = list.path
    try prepareOutput(request.output)
    let status = try capture(request, with: builder, environment)
    guard status == 0 else { return status }
    if options.output == nil { try pictures.remember(output) }
    let wrote = Wording.wrote(request.output, milliseconds: Self.milliseconds(clock.now - start))
    // Who did not name the file has to be told.
    if options.output == nil { context.terminal.say(wrote) } else { context.terminal.note(wrote) }
    return verdict(try String(contentsOf: list, encoding: .utf8))
  }

  /// The picture is that of a first start, whatever the user did in the app before; a folder that the caller names counts.
  private func leaveOutUserData(_ environment: inout [String: String], _ folder: BuildFolder) throws {
    guard ProcessInfo.processInfo.environment[Self.dataKey] == nil else { return }
    let data = folder.file("snapshot-data")
    try? FileManager.default.removeItem(at: data)
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    environment[Self.dataKey] = data.path
  }
  private static let dataKey = "XDG_DATA_HOME"

  /// A picture with placeholders, one a line, is there but not whole: 3.
  private func verdict(_ placeholders: String) -> Int32 {
    let lines = placeholders.split(separator: "\n")
    guard !lines.isEmpty else { return 0 }
    context.terminal.say(Wording.notWhole(lines.map(String.init)))
    return 3
  }

  /// The app's exit code; 128 and the signal's number after a crash, as shells have it; 124 for an app that took too
  /// long, as timeout(1) has it.
  private func capture(
    _ request: CaptureRequest, with builder: AppBuilder, _ surroundings: [String: String]
  ) throws -> Int32 {
    var environment = surroundings
    environment[CaptureRequest.environmentKey] = try request.json()
    let limit = options.screen.timeoutInSeconds
    switch try ChildProcess.run([builder.executable.path], environment: environment, limitInSeconds: limit) {
    case .overdue(let isComputing):
      context.terminal.say(Wording.appOverdue(builder.app.name, seconds: limit, isComputing: isComputing))
      return 124
    case .signalled(let signal):
      context.terminal.say(Wording.appCrashed(builder.app.name, signal: ChildProcess.nameOfSignal(signal)))
      return 128 + signal
    case .exited(0) where !FileManager.default.fileExists(atPath: request.output):
      context.terminal.say(Wording.noPicture(builder.app.name, request.output))
      return 1
    case .exited(let status):
      if status != 0 { context.terminal.say(Wording.appFailed(builder.app.name, status: Int(status))) }
      return status
    }
  }

  /// An old picture is removed, so that it is never taken for the new one.
  private func prepareOutput(_ path: String) throws {
    guard Self.mayReplace(path) else { throw ChildProcess.Failure(description: Wording.notAPicture(path)) }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(at: url) }
    } catch {
      throw ChildProcess.Failure(description: Wording.cannotWrite(path, error.localizedDescription))
    }
  }

  /// Whether a picture may take the place of what is at `path`: nothing, an empty file or a PNG. A folder, a device
  /// or a source file that was named by mistake stays.
  static func mayReplace(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let type = attributes?[.type] as? FileAttributeType else { return true }
    guard type == .typeRegular, let file = FileHandle(forReadingAtPath: path) else { return false }
    let start = (try? file.read(upToCount: 8)) ?? Data()
    return start.isEmpty || start.elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
