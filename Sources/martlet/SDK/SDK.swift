import Foundation
import MartletProject

/// The folder that apps are compiled and linked against, made by `SDKBuilder`:
///
///     modules/     one .swiftmodule for each module
///     libraries/   its archive, and the libraries that the archive asks for
///     clang/       module maps of the system's libraries
///     plugins/     compiler plugins for macros
///     sdk.json     what needs what
struct SDK {
  let folder: URL
  /// The root of Martlet's repository.
  let checkout: URL
  /// The folder of `swiftc`.
  let toolchain: URL

  var compiler: String { toolchain.appendingPathComponent("swiftc").path }
  var modules: URL { folder.appendingPathComponent("modules") }
  var indexFile: URL { folder.appendingPathComponent(SDKIndex.fileName) }
  /// Changes whenever Martlet or the toolchain did.
  var version: String { folder.lastPathComponent }

  func index() throws -> SDKIndex { try JSONDecoder().decode(SDKIndex.self, from: Data(contentsOf: indexFile)) }

  /// Modules that sources see although they import none of them: `MartletRewrite` adds what Foundation brings elsewhere.
  private static let companions: Set = ["Combine", "MartletFoundation"]
  /// The launcher of apps, which UIKit's delegates find by name.
  private static let launchers = ["UIKit": "SwiftUI"]
}

// MARK: - Compiler arguments

extension SDK {
  func compilerArguments() throws -> [String] {
    let index = try index()
    var arguments = ["-I", modules.path]
    for macro in index.macros {
      let plugin = folder.appendingPathComponent("plugins").appendingPathComponent(macro).path
      arguments += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(plugin)#\(macro)"]
    }
    for library in index.systemLibraries.keys.sorted() {
      let map = folder.appendingPathComponent("clang/\(library)/module.modulemap").path
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    let packages = index.systemLibraries.sorted { $0.key < $1.key }.flatMap(\.value)
    return try arguments + PackageConfig.includeFlags(packages).flatMap { ["-Xcc", $0] }
  }

  /// The archives of the imported modules and of all that they need, whole, because the linker would drop members that
  /// only conformances point to; of the system's libraries those that are used.
  func linkerArguments(imports: Set<String>) throws -> [String] {
    let index = try index()
    let (modules, libraries) = index.closure(
      of: imports.union(Self.companions).union(imports.compactMap { Self.launchers[$0] }))
    var arguments = ["-use-ld=lld", "-Xlinker", "--as-needed", "-Xlinker", "--whole-archive"]
    arguments += modules.flatMap { ["-Xlinker", archive($0, "a")] }
    arguments += ["-Xlinker", "--no-whole-archive"]
    arguments += modules.map { "@" + archive($0, "autolink") }
    return try arguments + PackageConfig.linkFlags(libraries.flatMap { index.systemLibraries[$0] ?? [] })
  }

  private func archive(_ module: String, _ kind: String) -> String {
    folder.appendingPathComponent("libraries/lib\(module).\(kind)").path
  }
}
