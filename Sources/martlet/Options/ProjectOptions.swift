import MartletProject

/// The names of the options that say how a project is to be understood.
enum ProjectOption: String, CommandOption {
  case target = "--target"
  case platform = "--platform"
  case packages = "--packages"

  var takesValue: Bool { true }
}

/// Which app of a project, for which platform, with which packages.
struct ProjectOptions: Equatable {
  var target: String?
  var platform = ProjectRequest.Platform.iOS
  /// A folder with checkouts of remote packages.
  var packages: String?

  init() {}

  /// `value` gives what the command line says.
  init(_ value: (ProjectOption) -> String?) throws {
    target = value(.target)
    packages = value(.packages)
    if let name = value(.platform) {
      guard let platform = ProjectRequest.Platform(rawValue: name.lowercased()) else {
        throw UsageError(message: Wording.unknownPlatform(name))
      }
      self.platform = platform
    }
  }
}
