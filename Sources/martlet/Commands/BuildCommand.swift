import MartletProject

/// `./martlet build`: builds the app and says where it is.
struct BuildCommand {
  var options: BuildOptions
  var context: CommandContext

  func run() throws -> Int32 {
    let builder = try context.builder(options.path, options.project)
    guard try builder.build() else { return 1 }
    print(builder.bundle.path)
    return 0
  }
}
