import Foundation
import MartletProject

/// `./martlet test PROJECT`: builds the app's unit tests and runs them beside the app's resources.
struct TestCommand {
  var options: TestOptions
  var context: CommandContext

  /// 0 where all tests pass; 128 and the signal's number where one crashed; 124 where they took too long.
  func run() throws -> Int32 {
    let app = try context.read(options.path, options.project, allowsLibrary: true)
    guard !app.tests.isEmpty else { throw ChildProcess.Failure(description: Wording.noTests(app.name)) }
    let folder = try context.buildFolder(options.path, options.project, purpose: "test")
    let builder = TestBuilder(app: app, sdk: try context.sdk(), folder: folder, terminal: context.terminal)
    guard try builder.buildApp() else { return 1 }
    var status: Int32 = 0
    for tests in app.tests {
      guard let program = try builder.build(tests) else { return 1 }
      status = max(status, try run(program, folder: folder))
    }
    return status
  }

  /// Both kinds of tests; those of Swift Testing say themselves when there are none.
  private func run(_ program: TestBuilder.Program, folder: BuildFolder) throws -> Int32 {
    guard program.caseCount > 0 || program.usesSwiftTesting else {
      context.terminal.say(Wording.emptyTests(program.name))
      return 1
    }
    context.terminal.say(Wording.testing(program.name, tests: program.caseCount))
    let report = folder.file("tests-done.txt")
    var status: Int32 = 0
    if program.caseCount > 0 { status = try run(program, [], report: report) }
    if program.usesSwiftTesting {
      status = max(status, try run(program, ["--testing-library", "swift-testing"], report: report))
    }
    return status
  }

  /// A program that ends well before it reported so was ended by a test.
  private func run(_ program: TestBuilder.Program, _ arguments: [String], report: URL) throws -> Int32 {
    try? FileManager.default.removeItem(at: report)
    var environment = context.appEnvironment
    environment[TestEntry.reportKey] = report.path
    let ending = try ChildProcess.run(
      [program.path] + arguments, environment: environment, limitInSeconds: options.timeoutInSeconds)
    let status = exitCode(of: ending, program)
    guard status == 0, !FileManager.default.fileExists(atPath: report.path) else { return status }
    context.terminal.say(Wording.testsEndedEarly(program.name))
    return 1
  }

  private func exitCode(of ending: ChildProcess.Ending, _ program: TestBuilder.Program) -> Int32 {
    switch ending {
    case .exited(let status): return status
    case .signalled(let signal):
      context.terminal.say(Wording.appCrashed(program.name, signal: ChildProcess.nameOfSignal(signal)))
      return 128 + signal
    case .overdue:
      context.terminal.say(Wording.testsOverdue(program.name, seconds: options.timeoutInSeconds))
      return 124
    }
  }
}
