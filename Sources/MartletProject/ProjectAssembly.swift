import Foundation

/// Makes the app of the targets of one project, or of all projects of a workspace.
struct ProjectAssembly {
  let request: ProjectRequest
  /// The projects whose apps and tests are meant, and behind them those that only help to build them.
  let containers: [any TargetContainer]
  private let ownCount: Int
  /// What the user named, for messages about all of it.
  let file: String
  var packages: PackageGraph
  private let targets: [ProjectTarget.Identifier: ProjectTarget]
  var warnings: [ProjectWarning]

  init(
    _ own: [any TargetContainer], helpers: [any TargetContainer], file: String, request: ProjectRequest,
    warnings: [ProjectWarning] = []
  ) {
    containers = own + helpers
    (ownCount, self.file, self.request) = (own.count, file, request)
    packages = PackageGraph(request: request)
    targets = containers.flatMap(\.targets).reduce(into: [:]) { $0[$1.identifier] = $1 }
    self.warnings = warnings + containers.flatMap(\.warnings)
  }

  mutating func appProject() throws -> AppProject {
    let target = try appTarget()
    var project = AppProject(name: target.productName)
    project.platform = request.platform
    project.infoPlist = try InfoPlist(target: target, platform: request.platform)
    project.deploymentTarget = target.settings.deploymentTarget(request.platform) ?? project.deploymentTarget
    let order = try buildOrder(of: [target.identifier])
    try addPackages(of: order, to: &project)
    project.modules += try order.filter { $0 != target.identifier }.map { try module(of: targets[$0]!) }
    project.app = try module(of: target)
    guard !project.app.sources.isEmpty else {
      throw ProjectError(file: file, problem: Wording.targetWithoutSources(project.name), remedy: Wording.addSources)
    }
    packages.noteMissingFolders(among: knownPackages)
    try addTests(of: order, app: target, to: &project)
    project.dropEmptyModules()
    noteOthers(taken: order)
    project.missingPackages = packages.missing
    project.warnings = warnings + packages.warnings
    return project
  }

  func container(of target: ProjectTarget) -> (any TargetContainer)? {
    containers.first { $0.file == target.identifier.project }
  }

  func target(_ identifier: ProjectTarget.Identifier) -> ProjectTarget? { targets[identifier] }

  var allTargets: [ProjectTarget] { containers.flatMap(\.targets) }
  /// Without those of projects that only help.
  var ownTargets: [ProjectTarget] { containers.prefix(ownCount).flatMap(\.targets) }
}

// MARK: - Modules

extension ProjectAssembly {
  /// The frameworks and libraries that the targets need, each after its own needs, and the targets themselves.
  func buildOrder(of roots: [ProjectTarget.Identifier]) throws -> [ProjectTarget.Identifier] {
    do {
      return try DependencyOrder.order(of: roots) { needs(of: $0) }
    } catch let cycle as DependencyOrder.Cycle<ProjectTarget.Identifier> {
      let names = cycle.members.compactMap { target($0)?.name }
      throw ProjectError(file: file, problem: Wording.targetCycle(names), remedy: Wording.breakCycle)
    }
  }

  private func needs(of identifier: ProjectTarget.Identifier) -> [ProjectTarget.Identifier] {
    guard let target = target(identifier) else { return [] }
    let linked = target.linkedProducts.compactMap(targetMaking)
    return (target.dependencies + linked.map(\.identifier)).filter { other in
      other != identifier && self.target(other)?.kind == .module
    }
  }

  /// "Kit.framework" and "libKit.a" are made by the target whose product is "Kit".
  private func targetMaking(_ product: String) -> ProjectTarget? {
    var name = product.split(separator: ".").first.map(String.init) ?? product
    if product.hasPrefix("lib"), product.hasSuffix(".a") { name = String(name.dropFirst(3)) }
    return allTargets.first { $0.kind == .module && ($0.productName == name || $0.name == name) }
  }

  mutating func module(of target: ProjectTarget) throws -> SwiftModule {
    var module = SwiftModule(productName: target.moduleName)
    module.language = LanguageSettings(target.settings)
    guard module.language.version.wholeMatch(of: /\d+(\.\d+)*/) != nil else {
      throw ProjectError(
        file: target.identifier.project,
        problem: Wording.unknownLanguageVersion(target.name, module.language.version),
        remedy: Wording.writeLanguageVersion)
    }
    module.assets = AssetSettings(target.settings)
    let order = try buildOrder(of: [target.identifier])
    let products = order.compactMap { self.target($0) }.flatMap(\.packageProducts)
    let own = order.filter { $0 != target.identifier }.compactMap { self.target($0)?.moduleName }
    module.dependencies = try packages.modules(of: products, known: knownPackages).map(\.name) + own
    module.clangModules = try packages.clangModules(of: products, known: knownPackages)
    guard let container = container(of: target) else { return module }
    var collector = try container.files(of: target)
    collector.removeResources { $0 == target.infoPlistFile }
    warnings += collector.warnings + missingResources(&collector, container)
    collector.fill(&module)
    if let missing = module.sources.first(where: { FileKind(at: $0) == nil }) {
      throw ProjectError(
        file: missing, problem: Wording.sourceMissing(container.listing(missing)), remedy: Wording.restoreSource)
    }
    try module.checkResourceNames()
    return module
  }

  private func missingResources(_ collector: inout FileCollector, _ container: any TargetContainer) -> [ProjectWarning]
  {
    let paths = (collector.resources.map(\.path) + collector.assetCatalogs + collector.dataModels).filter {
      FileKind(at: $0) == nil
    }
    collector.removeResources(paths.contains)
    return paths.map {
      ProjectWarning(file: $0, problem: Wording.resourceMissing(container.listing($0)), remedy: Wording.restoreResource)
    }
  }
}

// MARK: - Packages

extension ProjectAssembly {
  /// Packages that a product without a package may be from.
  var knownPackages: [PackageReference] { containers.flatMap(\.packages) }

  private mutating func addPackages(of order: [ProjectTarget.Identifier], to project: inout AppProject) throws {
    let products = order.compactMap { target($0) }.flatMap(\.packageProducts)
    project.modules += try packages.modules(of: products, known: knownPackages)
  }
}

extension AppProject {
  /// Frameworks without Swift, such as the one that stands for all pods, are nothing to import here.
  fileprivate mutating func dropEmptyModules() {
    let empty = Set(modules.filter(\.sources.isEmpty).map(\.name))
    guard !empty.isEmpty else { return }
    modules.removeAll { empty.contains($0.name) }
    app.dependencies.removeAll(where: empty.contains)
    for index in modules.indices { modules[index].dependencies.removeAll(where: empty.contains) }
    for index in tests.indices { tests[index].dependencies.removeAll(where: empty.contains) }
  }
}
