import Foundation
import MartletProject

/// `./martlet run`: builds the app and runs it in a window until the window is closed.
struct RunCommand {
  var options: RunOptions
  var sdk: SDK
  var environment: [String: String]
  var workingFolder: String
  var terminal: Terminal

  /// The app's exit code; 128 and the signal's number where a signal ended it.
  func run() throws -> Int32 {
    let app = try AppProject.read(at: absolute(options.path))
    let folder = try BuildFolder(appPath: absolute(options.path), environment: environment)
    let builder = AppBuilder(app: app, sdk: sdk, folder: folder, terminal: terminal)
    guard try builder.build() else { return 1 }
    // A window may be open for hours; others may build meanwhile.
    folder.unlock()
    var environment = environment.filter { !SDK.environmentKeys.contains($0.key) }
    environment[RunRequest.environmentKey] = try request(for: app).json()
    switch try ForegroundProcess.run([builder.executable.path], environment: environment) {
    case .exited(let status):
      if status != 0 { terminal.say(Wording.appFailed(app.name, status: Int(status))) }
      return status
    case .signalled(let signal):
      if !Self.endings.contains(signal) {
        terminal.say(Wording.appCrashed(app.name, signal: ChildProcess.nameOfSignal(signal)))
      }
      return 128 + signal
    case .overdue: return 1
    }
  }

  /// Signals by which users end programs: nothing to say.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  private func request(for app: AppProject) -> RunRequest {
    RunRequest(
      output: absolute(app.name + ".png"), device: options.device, isDark: options.isDark, textSize: options.textSize,
      locale: options.locale, isRightToLeft: options.isRightToLeft, deploymentTarget: app.deploymentTarget)
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder)).standardizedFileURL.path
  }
}
