import Foundation
import MartletProject
import MartletScript

/// `./martlet drive`: builds the app and runs a script against it, without a window.
struct DriveCommand {
  var options: DriveOptions
  var context: CommandContext

  /// 0 where every step held, 1 where one did not, 2 for a script that cannot be read; else as snapshots have it.
  func run() throws -> Int32 {
    guard let text = try readScript() else { return 2 }
    let environment = try context.appEnvironment(
      photos: options.screen.photos, allowsOpenPages: options.screen.allowsOpenPages)
    let builder = try context.builder(options.path, options.project)
    guard try builder.build() else { return 1 }
    try builder.folder.write(text, to: "drive-script.txt")
    let request = DriveRequest(
      scriptFile: builder.folder.file("drive-script.txt").path, name: scriptName, folder: context.workingFolder,
      reportFile: builder.folder.file("drive-report.txt").path)
    let server = try AnswerServer(
      options.served, workingFolder: context.workingFolder, sdk: builder.sdk, build: builder.folder)
    defer { server?.stop() }
    return try drive(request, builder, environment.merging(server?.environment ?? [:]) { $1 })
  }

  /// The script's text; nil, with a word about each line that is wrong.
  private func readScript() throws -> String? {
    let data =
      options.script == "-"
      ? FileHandle.standardInput.readDataToEndOfFile()
      : FileManager.default.contents(atPath: context.absolute(options.script))
    guard let data, let text = String(data: data, encoding: .utf8) else {
      throw ChildProcess.Failure(description: Wording.unreadableScript(scriptPath))
    }
    do {
      _ = try DriveScript(text)
      return text
    } catch let errors as DriveScript.SyntaxErrors {
      for error in errors.all { context.terminal.say(Wording.scriptError(scriptName, line: error.line, error.message)) }
      return nil
    }
  }

  /// Standard input has no path.
  private var scriptPath: String { options.script == "-" ? "stdin" : context.absolute(options.script) }
  private var scriptName: String { options.script == "-" ? "stdin" : options.script }

  private func drive(
    _ request: DriveRequest, _ builder: AppBuilder, _ surroundings: [String: String]
  ) throws -> Int32 {
    let report = URL(fileURLWithPath: request.reportFile)
    try? FileManager.default.removeItem(at: report)
    var environment = surroundings
    environment[CaptureRequest.environmentKey] = try options.screen.request(for: builder.app, output: "/dev/null")
      .json()
    environment[DriveRequest.environmentKey] = try request.json()
    let limit = options.screen.timeoutInSeconds
    let ending = try ChildProcess.run([builder.executable.path], environment: environment, limitInSeconds: limit)
    let failures = (try? String(contentsOf: report, encoding: .utf8)).flatMap { Int($0.dropLast()) }
    return exitCode(for: ending, failures: failures, app: builder.app.name)
  }

  /// `failures` is what the script's end reported; nil where the app ended before.
  private func exitCode(for ending: ChildProcess.Ending, failures: Int?, app: String) -> Int32 {
    switch ending {
    case .overdue(let isComputing):
      context.terminal.say(
        Wording.scriptOverdue(app, seconds: options.screen.timeoutInSeconds, isComputing: isComputing))
      return 124
    case .signalled(let signal):
      context.terminal.say(Wording.appCrashed(app, signal: ChildProcess.nameOfSignal(signal)))
      return 128 + signal
    case .exited(let status):
      guard let failures else {
        context.terminal.say(Wording.appEndedBeforeScript(app, status: Int(status)))
        return status == 0 ? 1 : status
      }
      if failures > 0 { context.terminal.say(Wording.stepsFailed(failures, script: scriptName)) }
      return failures > 0 ? 1 : status
    }
  }
}
