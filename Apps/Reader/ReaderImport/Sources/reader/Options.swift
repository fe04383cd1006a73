/// The command was not understood.
struct UsageError: Error {
  var message: String
}

/// What the command line asks for.
struct Options {
  enum Command: String { case help, importPages = "import", check, export }
  enum Format: String { case json, html }

  var command: Command
  var inputs: [String] = []
  var output: String?
  var title: String?
  var format = Format.json
  var adds = false
  var replaces = false
  var isOffline = false
  var splitsByHeadings = false
  var allowsLocalHosts = false

  init(_ arguments: [String]) throws {
    guard let first = arguments.first else { throw UsageError(message: ToolWording.noCommand) }
    if first == "--help" || first == "-h" || first == "help" || arguments.contains("--help") {
      command = .help
      return
    }
    guard let command = Command(rawValue: first) else { throw UsageError(message: ToolWording.unknownCommand(first)) }
    self.command = command
    try read(Array(arguments.dropFirst()))
    try check()
  }

  private mutating func read(_ arguments: [String]) throws {
    var rest = arguments[...]
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      guard !areOptionsOver, argument.hasPrefix("-"), argument != "-" else {
        inputs.append(argument)
        continue
      }
      switch argument {
      case "--": areOptionsOver = true
      case "-o", "--output": output = try value(of: argument, &rest)
      case "--title" where command == .importPages: title = try value(of: argument, &rest)
      case "--add" where command == .importPages: adds = true
      case "--replace" where command == .importPages: replaces = true
      case "--offline" where command == .importPages: isOffline = true
      case "--by-heading" where command == .importPages: splitsByHeadings = true
      case "--allow-local-hosts" where command == .importPages: allowsLocalHosts = true
      case "--format" where command == .export:
        let name = try value(of: argument, &rest)
        guard let format = Format(rawValue: name) else { throw UsageError(message: ToolWording.unknownFormat(name)) }
        self.format = format
      default: throw UsageError(message: ToolWording.unknownOption(argument, command.rawValue))
      }
    }
  }

  private func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: ToolWording.noValue(option)) }
    return value
  }

  private func check() throws {
    switch command {
    case .help: break
    case .importPages:
      if inputs.isEmpty { throw UsageError(message: ToolWording.nothingToImport) }
      if output == nil { throw UsageError(message: ToolWording.noOutput) }
      if adds && replaces { throw UsageError(message: ToolWording.addAndReplace) }
    case .check, .export:
      if inputs.count != 1 { throw UsageError(message: ToolWording.oneBook(command.rawValue)) }
      if command == .check && output != nil {
        throw UsageError(message: ToolWording.unknownOption("-o", command.rawValue))
      }
    }
  }
}
