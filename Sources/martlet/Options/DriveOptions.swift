import MartletProject

/// What `./martlet drive` was asked for.
struct DriveOptions: Equatable {
  var path = ""
  /// A file; "-" for standard input.
  var script = ""
  /// What answers the app in place of the network.
  var served: [ServedFolder] = []
  var project = ProjectOptions()
  var screen = ScreenOptions()

  enum Option: CommandOption {
    case serve
    case project(ProjectOption)
    case screen(ScreenOption)

    static var allCases: [Self] {
      [.serve] + ProjectOption.allCases.map(Self.project) + ScreenOption.allCases.map(Self.screen)
    }
    init?(rawValue: String) {
      guard let option = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = option
    }
    var rawValue: String {
      switch self {
      case .serve: "--serve"
      case .project(let option): option.rawValue
      case .screen(let option): option.rawValue
      }
    }
    var takesValue: Bool {
      switch self {
      case .serve: true
      case .project(let option): option.takesValue
      case .screen(let option): option.takesValue
      }
    }
  }

  init() {}

  init(arguments: [String]) throws {
    let list = try OptionList<Option>(arguments, command: "drive", pathLimit: 2)
    guard list.paths.count == 2 else { throw UsageError(message: Wording.scriptMissing) }
    (path, script) = (list.paths[0], list.paths[1])
    served = try (list.allValues[.serve] ?? []).map(ServedFolder.init)
    project = try ProjectOptions { list.values[.project($0)] }
    screen = try ScreenOptions { list.values[.screen($0)] }
  }
}

/// A host's name and the folder with its answers: `HOST=FOLDER`.
struct ServedFolder: Equatable {
  var host: String
  var folder: String

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let allowed = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-.".contains(character))
    }
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(allowed), !parts[1].isEmpty else {
      throw UsageError(message: Wording.malformedServe(text))
    }
    (host, folder) = (parts[0].lowercased(), parts[1])
  }
}
