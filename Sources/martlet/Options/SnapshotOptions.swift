/// What `./martlet snapshot` was asked for.
struct SnapshotOptions: Equatable {
  var path = ""
  /// Nil: the app's name with ".png", in the working folder.
  var output: String?
  var project = ProjectOptions()
  var screen = ScreenOptions()

  enum Option: CommandOption {
    case output
    case project(ProjectOption)
    case screen(ScreenOption)

    static var allCases: [Self] {
      [.output] + ProjectOption.allCases.map(Self.project) + ScreenOption.allCases.map(Self.screen)
    }
    init?(rawValue: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = option
    }
    init?(shortName: String) {
      guard shortName == "-o" else { return nil }
      self = .output
    }
    var rawValue: String {
      switch self {
      case .output: "--output"
      case .project(let option): option.rawValue
      case .screen(let option): option.rawValue
      }
    }
    var takesValue: Bool {
      switch self {
      case .output: true
      case .project(let option): option.takesValue
      case .screen(let option): option.takesValue
      }
    }
  }

  init() {}

  init(arguments: [String]) throws {
    let list = try OptionList<Option>(arguments, command: "snapshot")
    path = list.path
    output = list.values[.output]
    project = try ProjectOptions { list.values[.project($0)] }
    screen = try ScreenOptions { list.values[.screen($0)] }
  }
}
