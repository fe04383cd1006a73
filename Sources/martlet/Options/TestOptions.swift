/// What `test` was asked for.
struct TestOptions: Equatable {
  var path = ""
  var project = ProjectOptions()
  /// How long each bundle's tests may take.
  var timeoutInSeconds = 600

  enum Option: CommandOption {
    case timeout
    case project(ProjectOption)

    static var allCases: [Self] { [.timeout] + ProjectOption.allCases.map(Self.project) }
    init?(rawValue: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = option
    }
    var rawValue: String {
      switch self {
      case .timeout: "--timeout"
      case .project(let option): option.rawValue
      }
    }
    var takesValue: Bool { true }
  }

  init() {}

  init(arguments: [String]) throws {
    let list = try OptionList<Option>(arguments, command: "test")
    path = list.path
    project = try ProjectOptions { list.values[.project($0)] }
    timeoutInSeconds = try list.values[.timeout].map(OptionValue.timeout) ?? timeoutInSeconds
  }
}
