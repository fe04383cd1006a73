import MartletProject

/// What compilers and the linker are told of an app's modules that are not in Swift.
struct ClangFlags {
  private var modules: [String: ClangModule] = [:]
  /// The path of each module map.
  private var maps: [String: String] = [:]
  /// What pkg-config says of libraries of the system.
  private var packageFlags: [String: [String]] = [:]

  /// Writes module maps. Throws a `ProjectError` for the first library that is not installed.
  init(_ modules: [ClangModule], folder: BuildFolder) throws {
    for module in modules {
      self.modules[module.name] = module
      switch module.moduleMap {
      case .file(let path): maps[module.name] = path
      case .generated(let text):
        let name = "\(module.name)-generated.modulemap"
        try folder.write(text, to: name)
        maps[module.name] = folder.file(name).path
      case nil: break
      }
      let packages = module.systemLibrary?.packages ?? []
      if let missing = packages.first(where: { !PackageConfig.hasAll([$0]) }) {
        throw Wording.libraryNotInstalled(module, missing)
      }
      packageFlags[module.name] = try PackageConfig.compilerFlags(packages)
    }
  }

  /// What a module in Swift needs to import those that it may.
  func swiftArguments(for module: SwiftModule) -> [String] {
    let others = module.clangModules.flatMap { clang in
      (maps[clang.name].map { ["-fmodule-map-file=" + $0] } ?? []) + headerFlags(clang.name)
    }
    return (module.clangArguments + others).flatMap { ["-Xcc", $0] }
  }

  /// What a source of a module needs to include headers, its own first.
  func clangArguments(for module: ClangModule) -> [String] {
    headerFlags(module.name) + module.dependencies.flatMap(headerFlags)
  }

  /// Whatever a module in Swift sees of others that may change: module maps and headers.
  func inputs(of module: SwiftModule) -> [String] {
    module.clangModules.flatMap { $0.headers + (maps[$0.name].map { [$0] } ?? []) }
  }

  /// As the app's linker takes it, behind all objects.
  static func linkerArguments(_ modules: [ClangModule]) throws -> [String] {
    let hasCxx = modules.flatMap(\.sources).contains { ClangModule.Language(path: $0) == .cxx }
    return try modules.flatMap(\.linkerArguments)
      + PackageConfig.linkFlags(modules.flatMap { $0.systemLibrary?.packages ?? [] }) + (hasCxx ? ["-lstdc++"] : [])
  }

  private func headerFlags(_ name: String) -> [String] {
    (modules[name]?.headerFolder.map { ["-I", $0] } ?? []) + (packageFlags[name] ?? [])
  }
}
