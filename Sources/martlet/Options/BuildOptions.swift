import MartletProject

/// What `build` was asked for.
struct BuildOptions: Equatable {
  var path = ""
  var project = ProjectOptions()

  init(arguments: [String], command: String) throws {
    let list = try OptionList<ProjectOption>(arguments, command: command)
    path = list.path
    project = try ProjectOptions { list.values[$0] }
  }
}
