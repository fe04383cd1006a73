import MartletProject

/// A wrong command line, with the sentence that says so.
struct UsageError: Error, Equatable {
  var message: String
  /// 2 for wrong use, 1 for a command that is right but not there yet.
  var exitCode: Int32 = 2
}

enum Command: Equatable {
  case help
  case snapshot(SnapshotOptions)
  case run(RunOptions)
  case drive(DriveOptions)

  /// Commands that work in the tool or in the script that starts it.
  static let names = ["run", "snapshot", "drive", "test", "help"]
  /// Commands that the design names and that are still to come.
  static let laterNames = ["build", "doctor", "preview", "init", "package", "serve", "mcp"]

  init(arguments: [String]) throws {
    switch arguments.first {
    case nil, "help", "--help", "-h": self = .help
    case "snapshot"? where Self.asksForHelp(arguments), "run"? where Self.asksForHelp(arguments),
      "drive"? where Self.asksForHelp(arguments):
      self = .help
    case "run": self = .run(try RunOptions(arguments: Array(arguments.dropFirst())))
    case "drive": self = .drive(try DriveOptions(arguments: Array(arguments.dropFirst())))
    case "snapshot": self = .snapshot(try SnapshotOptions(arguments: Array(arguments.dropFirst())))
    case let name? where Self.laterNames.contains(name):
      throw UsageError(message: Wording.commandNotThereYet(name), exitCode: 1)
    case let name?:
      let nearest = nearestName(to: name, among: Self.names + Self.laterNames)
      throw UsageError(message: Wording.unknownCommand(name, nearest: nearest))
    }
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains("--help") || arguments.contains("-h")
  }
}
