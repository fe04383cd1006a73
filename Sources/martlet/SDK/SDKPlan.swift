import Foundation
import MartletProject

/// What is to be built for an SDK, with the hash of all that goes into each module.
struct SDKPlan {
  struct Module {
    var target: SDKRecipe.Target
    var sources: [URL]
    /// Of the toolchain, the settings, the sources and the keys of all dependencies.
    var key: String

    var name: String { target.name }
    var isMacro: Bool { target.type == "macro" }
  }

  struct SystemLibrary {
    var name: String
    /// Relative to the checkout.
    var sourceFolder: String
    var packages: [String]
  }

  /// Each after those that it depends on.
  private(set) var modules: [Module] = []
  private(set) var systemLibraries: [SystemLibrary] = []
  /// Of everything.
  private(set) var key = ""

  init(recipe: SDKRecipe, checkout: URL, toolchain: String) throws {
    var keys: [String: String] = [:]
    for target in recipe.targets {
      let folder = checkout.appendingPathComponent(target.sourceFolder)
      let files = try Self.files(in: folder)
      var hash = ContentHash()
      hash.add(toolchain)
      hash.add(target.languageMode)
      hash.add(target.pkgConfig ?? "")
      for dependency in target.dependencies { hash.add(keys[dependency.name] ?? dependency.name) }
      for file in files { try hash.add(fileAt: file, below: checkout) }
      keys[target.name] = hash.text
      if target.type == "system" {
        systemLibraries.append(
          SystemLibrary(name: target.name, sourceFolder: target.sourceFolder, packages: target.packages))
      } else {
        modules.append(
          Module(target: target, sources: files.filter { $0.pathExtension == "swift" }, key: hash.text))
      }
    }
    var whole = ContentHash()
    keys.sorted { $0.key < $1.key }.forEach { whole.add($0.key + $0.value) }
    key = whole.text
  }

  /// All that a module imports, directly or through others.
  func closure(of module: Module) -> [Module] {
    let names = reachable(from: module)
    return modules.filter { names.contains($0.name) }
  }

  func systemLibraries(of module: Module) -> [SystemLibrary] {
    let names = reachable(from: module)
    return systemLibraries.filter { names.contains($0.name) }
  }

  private func reachable(from module: Module) -> Set<String> {
    var seen: Set<String> = []
    var open = module.target.dependencies.map(\.name)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      open += modules.first { $0.name == name }?.target.dependencies.map(\.name) ?? []
    }
    return seen
  }

  var index: SDKIndex {
    var index = SDKIndex()
    for module in modules where !module.isMacro {
      index.modules[module.name] = SDKIndex.Module(dependencies: module.target.dependencies.map(\.name).sorted())
    }
    for library in systemLibraries { index.systemLibraries[library.name] = library.packages }
    index.macros = modules.filter(\.isMacro).map(\.name)
    return index
  }

  private static func files(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    let urls = files?.compactMap { $0 as? URL } ?? []
    return try urls.filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .sorted { $0.path < $1.path }
  }
}
