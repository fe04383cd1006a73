/// What `doctor` was asked for.
struct DoctorOptions: Equatable {
  var path = ""
  var project = ProjectOptions()
  var isJSON = false

  enum Option: CommandOption {
    case json
    case project(ProjectOption)

    static var allCases: [Self] { [.json] + ProjectOption.allCases.map(Self.project) }
    init?(rawValue: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = option
    }
    var rawValue: String {
      switch self {
      case .json: "--json"
      case .project(let option): option.rawValue
      }
    }
    var takesValue: Bool { self != .json }
  }

  init(arguments: [String]) throws {
    let list = try OptionList<Option>(arguments, command: "doctor")
    path = list.path
    isJSON = list.values[.json] != nil
    project = try ProjectOptions { list.values[.project($0)] }
  }
}
