import Foundation

/// A target of a package that is not in Swift, as SwiftPM sees it.
struct PackageClangTarget {
  let target: PackageManifest.Target
  let manifest: PackageManifest
  let folder: URL

  /// Nil where the target has neither a source that is not Swift nor a header for others.
  func module(sources: [String]) throws -> ClangModule? {
    var module = module()
    module.sources = sources.sorted()
    let headers = folder.resolving(target.publicHeaders)
    if FileKind(at: headers.path) == .folder { try addHeaders(headers, to: &module) }
    guard !module.sources.isEmpty || !module.headers.isEmpty else { return nil }
    module.arguments = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"] + target.clang.arguments(in: folder)
    module.languageArguments[.c] = target.clang.flags + standard(manifest.standards.c)
    module.languageArguments[.cxx] = target.clang.cxxFlags + standard(manifest.standards.cxx)
    return module
  }

  /// A library of the system is a module map and the headers beside it.
  func systemLibrary() throws -> ClangModule {
    var module = module()
    let map = folder.appendingPathComponent("module.modulemap")
    guard FileKind(at: map.path) == .file else {
      throw ProjectError(
        file: map.path, place: nil, problem: Wording.moduleMapMissing(target.name, manifest.name),
        remedy: Wording.addModuleMap)
    }
    module.moduleMap = .file(map.path)
    module.headers = try Self.headers(below: folder)
    var library = ClangModule.SystemLibrary()
    library.packages = target.pkgConfig.split(separator: " ").map(String.init)
    library.providers = target.providers
    module.systemLibrary = library
    return module
  }

  private func module() -> ClangModule {
    var module = ClangModule(productName: target.name, package: manifest.name, manifest: manifest.file)
    module.place = target.place
    module.linkerArguments = target.linkerArguments
    return module
  }

  private func standard(_ name: String?) -> [String] { name.map { ["-std=\($0)"] } ?? [] }

  // MARK: Headers

  private func addHeaders(_ folder: URL, to module: inout ClangModule) throws {
    module.headers = try Self.headers(below: folder)
    let own = folder.appendingPathComponent("module.modulemap")
    if FileKind(at: own.path) == .file {
      module.moduleMap = .file(own.path)
    } else if !module.headers.isEmpty {
      module.moduleMap = .generated(Self.moduleMap(module.name, folder, module.headers))
    }
    if module.moduleMap != nil { module.headerFolder = folder.path }
  }

  private static let headerKinds: Set = ["h", "hh", "hpp", "hxx", "inc", "def"]

  private static func headers(below folder: URL) throws -> [String] {
    var (walk, headers) = (FolderWalk(root: folder), [String]())
    try walk.run { if headerKinds.contains($0.pathExtension.lowercased()) { headers.append($0.path) } }
    return headers
  }

  /// The header named as the module, in the folder or in one of its name, stands for all; else the whole folder does.
  private static func moduleMap(_ name: String, _ folder: URL, _ headers: [String]) -> String {
    let umbrellas = ["\(name).h", "\(name)/\(name).h"].map { folder.appendingPathComponent($0).path }
    let umbrella = umbrellas.first { headers.contains($0) }
    let contents = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(folder.path)\""
    // With the names in it the text changes when a header comes or goes, and with the text the compiled module.
    let names = headers.map { $0.dropFirst(folder.path.count + 1) }.joined(separator: ", ")
    return "// \(names)\nmodule \(name) {\n  \(contents)\n  export *\n}\n"
  }
}

/// What a target says about the compilation of its sources in C and its kin.
struct ClangSettings {
  /// Names, or names with values: "LEVEL=2".
  var definitions: [String] = []
  /// Relative to the target's folder.
  var searchPaths: [String] = []
  /// As written, for C and for C++.
  var flags: [String] = []
  var cxxFlags: [String] = []

  func arguments(in folder: URL) -> [String] {
    definitions.map { "-D" + $0 } + searchPaths.flatMap { ["-I", folder.resolving($0).path] }
  }
}
