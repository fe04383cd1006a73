import Foundation

/// The packages that a project uses, read when they are asked for.
struct PackageGraph {
  /// A target of a package, by the package's folder.
  struct TargetIdentifier: Hashable {
    var folder: String
    var name: String
  }

  let request: ProjectRequest
  /// Packages that are not there, in the order in which they were asked for.
  var missing: [AppProject.MissingPackage] = []
  var warnings: [ProjectWarning] = []
  private let loader: ManifestLoader
  private var manifests: [String: PackageManifest] = [:]
  private var modules: [TargetIdentifier: SwiftModule] = [:]
  private var clangModules: [TargetIdentifier: ClangModule] = [:]
  /// By the name of a module the package that has it: two of one name cannot be in one app.
  private var owners: [String: TargetIdentifier] = [:]

  init(request: ProjectRequest) {
    self.request = request
    loader = ManifestLoader(request: request)
  }

  /// The modules behind products, each after those that it imports. `known` are the packages that a product may be
  /// from where it does not say.
  mutating func modules(of products: [PackageProduct], known: [PackageReference]) throws -> [SwiftModule] {
    var roots: [TargetIdentifier] = []
    for product in products { roots += try targets(of: product, known: known) }
    return try modules(of: roots)
  }

  /// The same for modules that are not in Swift.
  mutating func clangModules(of products: [PackageProduct], known: [PackageReference]) throws -> [ClangModule] {
    _ = try modules(of: products, known: known)
    var roots: [TargetIdentifier] = []
    for product in products { roots += try targets(of: product, known: known) }
    return try order(of: roots).compactMap { clangModules[$0] }
  }

  /// The modules of targets, and all that they import.
  mutating func modules(of roots: [TargetIdentifier]) throws -> [SwiftModule] {
    try order(of: roots).compactMap { try module($0) }
  }

  mutating func manifest(at folder: String) throws -> PackageManifest {
    if let known = manifests[folder] { return known }
    let manifest = try loader.load(URL(fileURLWithPath: folder))
    manifests[folder] = manifest
    return manifest
  }

  /// Packages that only tests ask for do not keep the app from being built: after `known`, they are notes.
  mutating func demoteMissing(after known: [AppProject.MissingPackage]) {
    for package in missing.dropFirst(known.count) {
      warnings.append(
        ProjectWarning(
          file: package.file, place: package.place, problem: Wording.testsNeedPackage(package.name),
          remedy: Wording.checkOutPackage(package.name, package.url)))
    }
    missing = known
  }

  private mutating func order(of roots: [TargetIdentifier]) throws -> [TargetIdentifier] {
    do {
      return try DependencyOrder.order(of: roots) { try needs(of: $0) }
    } catch let cycle as DependencyOrder.Cycle<TargetIdentifier> {
      let file = cycle.members.first.flatMap { manifests[$0.folder]?.file } ?? request.path
      throw ProjectError(
        file: file, problem: Wording.targetCycle(cycle.members.map(\.name)), remedy: Wording.breakCycle)
    }
  }

  private mutating func module(_ identifier: TargetIdentifier) throws -> SwiftModule? {
    if let known = modules[identifier] { return known.sources.isEmpty ? nil : known }
    if clangModules[identifier] != nil { return nil }
    let manifest = try manifest(at: identifier.folder)
    guard let target = manifest.target(identifier.name) else { return nil }
    var files = try PackageTargetFiles(target, of: manifest)
    warnings += files.warnings
    if let clang = files.clangModule {
      try add(clang, identifier)
      return nil
    }
    if files.module.sources.isEmpty {
      warnings.append(
        ProjectWarning(
          file: manifest.file,
          problem: files.hasObjectiveC
            ? Wording.packageTargetLeftOut(target.name, Wording.objectiveC) : Wording.targetNotInSwift(target.name),
          remedy: Wording.appIsBuiltWithout))
    }
    if !isFirst(identifier, named: files.module.name, manifest) { files.module.sources = [] }
    let needs = try order(of: [identifier]).filter { $0 != identifier }
    files.module.dependencies = needs.compactMap { modules[$0] }.filter { !$0.sources.isEmpty }.map(\.name)
    files.module.clangModules = needs.compactMap { clangModules[$0] }
    modules[identifier] = files.module
    return files.module.sources.isEmpty ? nil : files.module
  }

  private mutating func add(_ clang: ClangModule, _ identifier: TargetIdentifier) throws {
    guard isFirst(identifier, named: clang.name, try manifest(at: identifier.folder)) else { return }
    var clang = clang
    clang.dependencies = try order(of: [identifier]).filter { $0 != identifier }.compactMap { clangModules[$0]?.name }
    clangModules[identifier] = clang
  }

  /// Of two modules of one name the first is taken, and the other gets a word.
  private mutating func isFirst(_ identifier: TargetIdentifier, named name: String, _ manifest: PackageManifest) -> Bool
  {
    let other = owners[name] ?? identifier
    owners[name] = other
    guard other != identifier else { return true }
    let warning = ProjectWarning(
      file: manifest.file, problem: Wording.moduleTwice(name, other.folder), remedy: Wording.firstIsTaken)
    if !warnings.contains(warning) { warnings.append(warning) }
    return false
  }
}
