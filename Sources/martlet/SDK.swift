import Foundation
import MartletProject

/// The built Martlet that apps are compiled against. The script `martlet` builds it and says where it is.
struct SDK {
  /// The root of Martlet's repository.
  var checkout: URL
  /// Where `swift build` puts modules, archives and tools.
  var products: URL
  /// The folder of `swiftc`.
  var toolchain: URL

  static let environmentKeys = ["MARTLET_CHECKOUT", "MARTLET_PRODUCTS", "MARTLET_TOOLCHAIN"]

  init(environment: [String: String]) throws {
    let folders = Self.environmentKeys.compactMap { environment[$0] }.map { URL(fileURLWithPath: $0) }
    guard folders.count == Self.environmentKeys.count else {
      throw UsageError(message: Wording.sdkMissing, exitCode: 1)
    }
    (checkout, products, toolchain) = (folders[0], folders[1], folders[2])
  }

  var compiler: String { toolchain.appendingPathComponent("swiftc").path }
  var archive: URL { products.appendingPathComponent("libMartletSDK.a") }
  var modules: URL { products.appendingPathComponent("Modules") }
  private var macros: URL { products.appendingPathComponent("MartletMacros-tool") }

  func helpText() throws -> String {
    try String(contentsOf: checkout.appendingPathComponent("Scripts/help.txt"), encoding: .utf8)
  }

  /// Changes whenever Martlet was built anew.
  func version() -> String { FileStamp.text(of: archive.path) }
}

// MARK: - Compiler arguments

extension SDK {
  /// Modules that a file sees although it imports none of them: Apple's Foundation brings URLSession, and
  /// many files that declare an ObservableObject import Foundation alone.
  private static let implicitModules = ["FoundationNetworking", "Combine"]

  func compilerArguments() throws -> [String] {
    var arguments = ["-I", modules.path]
    for module in Self.implicitModules where module.hasPrefix("Foundation") || hasModule(module) {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    if FileManager.default.fileExists(atPath: macros.path) {
      let plugin = "\(macros.path)#MartletMacros"
      arguments += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", plugin]
    }
    let libraries = try systemLibraries()
    for map in libraries.map(\.moduleMap) { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for flag in try packageFlags("--cflags-only-I", libraries) { arguments += ["-Xcc", flag] }
    return arguments
  }

  /// The archive whole, because the linker would drop members that only conformances point to; of the
  /// system's libraries those that are used.
  func linkerArguments() throws -> [String] {
    var arguments = ["-use-ld=lld", "-Xlinker", "--as-needed"]
    arguments += ["-Xlinker", "--whole-archive", "-Xlinker", archive.path, "-Xlinker", "--no-whole-archive"]
    arguments += try autolinkedLibraries()
    arguments += try packageFlags("--libs", systemLibraries())
    return arguments
  }

  private func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: modules.appendingPathComponent(name + ".swiftmodule").path)
  }

  /// The libraries that the archive's own objects ask for: the driver does this for its inputs only.
  private func autolinkedLibraries() throws -> [String] {
    let output = products.appendingPathComponent("libMartletSDK.autolink")
    if FileStamp.isOlder(output.path, than: archive.path) {
      let extractor = toolchain.appendingPathComponent("swift-autolink-extract").path
      _ = try ChildProcess.output(of: [extractor, archive.path, "-o", output.path])
    }
    return ["@" + output.path]
  }
}

// MARK: - System libraries

extension SDK {
  struct SystemLibrary: Equatable {
    var moduleMap: String
    var packages: [String]
  }

  /// As Package.swift declares them: `.systemLibrary(name: …, path: …, pkgConfig: …)`, each on one line.
  private func systemLibraries() throws -> [SystemLibrary] {
    let manifest = try String(contentsOf: checkout.appendingPathComponent("Package.swift"), encoding: .utf8)
    return Self.systemLibraries(manifest: manifest, root: checkout.path)
  }

  static func systemLibraries(manifest: String, root: String) -> [SystemLibrary] {
    manifest.matches(of: /\.systemLibrary\(\s*name:\s*"\w+",\s*path:\s*"([^"]+)",\s*pkgConfig:\s*"([^"]+)"/).map {
      SystemLibrary(
        moduleMap: "\(root)/\($0.1)/module.modulemap", packages: $0.2.split(separator: " ").map(String.init))
    }
  }

  private func packageFlags(_ option: String, _ libraries: [SystemLibrary]) throws -> [String] {
    let packages = libraries.flatMap(\.packages)
    guard !packages.isEmpty else { return [] }
    let text = try ChildProcess.output(of: ["pkg-config", option] + packages)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
