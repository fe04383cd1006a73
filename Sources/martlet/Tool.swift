import Foundation
import MartletProject

/// Runs one command and returns the process's exit code: 0, 1 for what went wrong in the work, 2 for wrong
/// use of the command line, or the app's own.
func runTool(arguments: [String], environment: [String: String], workingFolder: String) -> Int32 {
  let context = CommandContext(environment: environment, workingFolder: workingFolder)
  do {
    switch try Command(arguments: arguments) {
    case .help:
      print(try context.installation.helpText(), terminator: "")
      return 0
    case .build(let options): return try BuildCommand(options: options, context: context).run()
    case .run(let options): return try RunCommand(options: options, context: context).run()
    case .snapshot(let options): return try SnapshotCommand(options: options, context: context).run()
    case .drive(let options): return try DriveCommand(options: options, context: context).run()
    case .test(let options): return try TestCommand(options: options, context: context).run()
    case .doctor(let options): return try DoctorCommand(options: options, context: context).run()
    }
  } catch let error as UsageError {
    context.terminal.say(error.message)
    return error.exitCode
  } catch {
    context.terminal.say(String(describing: error))
    return 1
  }
}
