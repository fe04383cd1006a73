import Foundation
import MartletProject

/// `./martlet run`: builds the app and runs it in a window until the window is closed.
struct RunCommand {
  var options: RunOptions
  var context: CommandContext

  /// The app's exit code; 128 and the signal's number where a signal ended it.
  func run() throws -> Int32 {
    var environment = try context.appEnvironment(photos: options.photos, allowsOpenPages: options.allowsOpenPages)
    let builder = try context.builder(options.path, options.project)
    guard try builder.build() else { return 1 }
    // A window may be open for hours; others may build meanwhile.
    builder.folder.unlock()
    let pictures = DefaultPicture(folder: builder.folder)
    let picture = pictures.path(for: builder.app.name, in: context.workingFolder)
    environment[RunRequest.environmentKey] = try request(for: builder.app, picture: picture).json()
    defer { if FileManager.default.fileExists(atPath: picture) { try? pictures.remember(picture) } }
    switch try ForegroundProcess.run([builder.executable.path], environment: environment) {
    case .exited(let status):
      if status != 0 { context.terminal.say(Wording.appFailed(builder.app.name, status: Int(status))) }
      return status
    case .signalled(let signal):
      if !Self.endings.contains(signal) {
        context.terminal.say(Wording.appCrashed(builder.app.name, signal: ChildProcess.nameOfSignal(signal)))
      }
      return 128 + signal
    case .overdue: return 1
    }
  }

  /// Signals by which users end programs: nothing to say.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Without a display the app leaves a picture instead.
  private func request(for app: AppProject, picture: String) -> RunRequest {
    RunRequest(
      output: picture, device: options.device, isDark: options.isDark,
      textSize: options.textSize, locale: options.locale, isRightToLeft: options.isRightToLeft,
      deploymentTarget: app.deploymentTarget)
  }
}
