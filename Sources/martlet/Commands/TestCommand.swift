import Foundation
import MartletProject

/// `./martlet test PROJECT`: builds the app's unit tests and runs them beside the app's resources.
struct TestCommand {
  var options: BuildOptions
  var context: CommandContext

  /// 0 where all tests pass; 128 and the signal's number where one crashed.
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
    var status: Int32 = 0
    if program.caseCount > 0 { status = try runCases(program, report: folder.file("tests-done.txt")) }
    if program.usesSwiftTesting {
      let ending = try ChildProcess.run(
        [program.path, "--testing-library", "swift-testing"], environment: context.appEnvironment)
      status = max(status, exitCode(of: ending, program))
    }
    return status
  }

  private func runCases(_ program: TestBuilder.Program, report: URL) throws -> Int32 {
    try? FileManager.default.removeItem(at: report)
    var environment = context.appEnvironment
    environment[TestEntry.reportKey] = report.path
    let status = exitCode(of: try ChildProcess.run([program.path], environment: environment), program)
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
    case .overdue: return 1
    }
  }
}
