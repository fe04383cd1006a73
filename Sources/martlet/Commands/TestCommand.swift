import Foundation
import MartletProject

/// `./martlet test PROJECT`: builds the app's unit tests and runs them beside the app's resources.
struct TestCommand {
  var options: BuildOptions
  var context: CommandContext

  /// 0 where all tests pass.
  func run() throws -> Int32 {
    let app = try context.read(options.path, options.project, allowsLibrary: true)
    guard !app.tests.isEmpty else { throw ChildProcess.Failure(description: Wording.noTests(app.name)) }
    let folder = try context.buildFolder(options.path, options.project, purpose: "test")
    let builder = TestBuilder(app: app, sdk: try context.sdk(), folder: folder, terminal: context.terminal)
    guard try builder.buildApp() else { return 1 }
    var status: Int32 = 0
    for tests in app.tests {
      guard let program = try builder.build(tests) else { return 1 }
      if try !run(program, folder: folder) { status = 1 }
    }
    return status
  }

  /// Both kinds of tests; those of Swift Testing say themselves when there are none.
  private func run(_ program: TestBuilder.Program, folder: BuildFolder) throws -> Bool {
    context.terminal.say(Wording.testing(program.name, tests: program.caseCount))
    var hasPassed = true
    if program.caseCount > 0 {
      hasPassed = try ChildProcess.run([program.path], environment: context.appEnvironment).isSuccess
    }
    if program.usesSwiftTesting {
      let command = [program.path, "--testing-library", "swift-testing"]
      hasPassed = try ChildProcess.run(command, environment: context.appEnvironment).isSuccess && hasPassed
    }
    return hasPassed
  }
}
