import Foundation
import MartletProject

/// Runs one command and returns the process's exit code: 0, 1 for what went wrong in the work, 2 for wrong
/// use of the command line, or the app's own.
func runTool(arguments: [String], environment: [String: String], workingFolder: String) -> Int32 {
  let terminal = Terminal.standard
  do {
    switch try Command(arguments: arguments) {
    case .help:
      print(try SDK(environment: environment).helpText(), terminator: "")
      return 0
    case .snapshot(let options):
      let sdk = try SDK(environment: environment)
      return try SnapshotCommand(
        options: options, sdk: sdk, environment: environment, workingFolder: workingFolder, terminal: terminal
      ).run()
    case .drive(let options):
      let sdk = try SDK(environment: environment)
      return try DriveCommand(
        options: options, sdk: sdk, environment: environment, workingFolder: workingFolder, terminal: terminal
      ).run()
    case .run(let options):
      let sdk = try SDK(environment: environment)
      return try RunCommand(
        options: options, sdk: sdk, environment: environment, workingFolder: workingFolder, terminal: terminal
      ).run()
    }
  } catch let error as UsageError {
    terminal.say(error.message)
    return error.exitCode
  } catch {
    terminal.say(String(describing: error))
    return 1
  }
}
