import MartletProject

/// A wrong command line, with the sentence that says so.
struct UsageError: Error, Equatable {
  var message: String
  /// 2 for wrong use, 1 for a command that is right but not there yet.
  var exitCode: Int32 = 2
}

enum Command: Equatable {
  case help
  case build(BuildOptions)
  case run(RunOptions)
  case snapshot(SnapshotOptions)
  case drive(DriveOptions)
  case test(TestOptions)
  case doctor(DoctorOptions)

  /// Commands that work in the tool or in the script that starts it.
  static let names = ["build", "run", "snapshot", "drive", "test", "doctor", "help"]
  /// Commands that the design names and that are still to come.
  static let laterNames = ["preview", "init", "package", "serve", "mcp"]

  init(arguments: [String]) throws {
    let rest = Array(arguments.dropFirst())
    if let name = arguments.first, Self.names.contains(name), Self.asksForHelp(rest) {
      self = .help
      return
    }
    switch arguments.first {
    case nil, "help", "--help", "-h": self = .help
    case "build": self = .build(try BuildOptions(arguments: rest, command: "build"))
    case "run": self = .run(try RunOptions(arguments: rest))
    case "snapshot": self = .snapshot(try SnapshotOptions(arguments: rest))
    case "drive": self = .drive(try DriveOptions(arguments: rest))
    case "test": self = .test(try TestOptions(arguments: rest))
    case "doctor": self = .doctor(try DoctorOptions(arguments: rest))
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
