import Foundation

/// Makes the app of a package: the product that is one.
struct PackageAssembly {
  let request: ProjectRequest
  private let manifest: PackageManifest
  private var packages: PackageGraph
  private var warnings: [ProjectWarning] = []

  init(folder: URL, request: ProjectRequest) throws {
    self.request = request
    packages = PackageGraph(request: request)
    manifest = try packages.manifest(at: folder.path)
  }

  mutating func appProject() throws -> AppProject {
    var project: AppProject
    if let app = try appTarget() {
      project = try self.app(app.target, name: app.name)
    } else {
      project = AppProject(name: manifest.name)
      project.modules = try packages.modules(of: manifest.targets.filter { $0.kind == .regular }.map(identifier))
    }
    project.platform = request.platform
    project.deploymentTarget = deploymentTarget ?? project.deploymentTarget
    project.infoPlist = infoPlist(name: project.name)
    packages.noteMissingFolders(among: manifest.dependencies)
    project.missingPackages = packages.missing
    try addTests(to: &project)
    project.warnings = warnings + packages.warnings
    return project
  }

  private func identifier(_ target: PackageManifest.Target) -> PackageGraph.TargetIdentifier {
    .init(folder: manifest.folder.path, name: target.name)
  }

  private mutating func app(_ target: PackageManifest.Target, name: String) throws -> AppProject {
    var project = AppProject(name: name)
    var modules = try packages.modules(of: [identifier(target)])
    let moduleName = SwiftModule.identifier(for: target.name)
    guard let index = modules.lastIndex(where: { $0.name == moduleName }) else {
      throw ProjectError(
        file: manifest.file, problem: Wording.targetWithoutSources(target.name), remedy: Wording.addSwiftFile)
    }
    project.app = modules.remove(at: index)
    project.modules = modules
    // An app's own resources lie in its bundle; those of a program of SwiftPM's in a bundle beside it.
    if manifest.products.contains(where: { $0.kind == .application }) { project.app.package = nil }
    return project
  }

  /// The version of iOS, or the one of macOS that came with it.
  private var deploymentTarget: String? {
    let mac = manifest.platforms["macos"].flatMap(BuildSettings.iOSVersion)
    return request.platform == .iOS ? manifest.platforms["ios"] : mac ?? manifest.platforms["ios"]
  }

  private func infoPlist(name: String) -> InfoPlist {
    var plist = InfoPlist(productName: name)
    for (key, value) in manifest.application where key != "product" && key != "file" {
      plist.values[key] = .string(value)
    }
    if manifest.application["product"] != nil { plist.values["UILaunchScreen"] = .dictionary([:]) }
    return plist
  }
}

// MARK: - Choice

extension PackageAssembly {
  private typealias Choice = (name: String, target: PackageManifest.Target)

  /// Applications before other programs, the one named as the package before others. Nil for a library, where that is
  /// welcome.
  private mutating func appTarget() throws -> Choice? {
    let choices = choices()
    if let wanted = request.target {
      if let choice = choices.first(where: { $0.name == wanted || $0.target.name == wanted }) { return choice }
      let names = choices.map(\.name)
      throw ProjectError(
        file: manifest.file, problem: Wording.unknownTarget(wanted),
        remedy: Wording.targetNames(names, nearestName(to: wanted, among: names)))
    }
    guard let choice = choices.first(where: { $0.name == manifest.name }) ?? choices.first else {
      if request.allowsLibrary { return nil }
      throw ProjectError(file: manifest.file, problem: Wording.libraryOnly(manifest.name), remedy: examplesHint())
    }
    let others = choices.map(\.name).filter { $0 != choice.name }
    if !others.isEmpty {
      warnings.append(
        ProjectWarning(
          file: manifest.file, problem: Wording.otherApps(choice.name, others),
          remedy: Wording.chooseTarget(others[0])))
    }
    return choice
  }

  private func choices() -> [Choice] {
    func targets(of kind: PackageManifest.Product.Kind) -> [Choice] {
      manifest.products.filter { $0.kind == kind }.compactMap { product in
        let targets = product.targets.compactMap(manifest.target)
        return (targets.first { $0.kind == .executable } ?? targets.first).map { (product.name, $0) }
      }
    }
    let applications = targets(of: .application)
    if !applications.isEmpty { return applications }
    let executables = targets(of: .executable)
    let named = Set(executables.map(\.target.name))
    let others = manifest.targets.filter { $0.kind == .executable && !named.contains($0.name) }
    return executables + others.map { ($0.name, $0) }
  }

  /// Many libraries come with an app that shows them.
  private func examplesHint() -> String {
    let project = try? ProjectSearch(below: manifest.folder).project()
    return project.map { Wording.nameTheProject($0.path) } ?? Wording.addExecutable
  }

  private mutating func addTests(to project: inout AppProject) throws {
    for target in manifest.targets where target.kind == .test {
      let missing = packages.missing
      do {
        var modules = try packages.modules(of: [identifier(target)])
        packages.demoteMissing(after: missing)
        guard let index = modules.lastIndex(where: { $0.name == SwiftModule.identifier(for: target.name) }) else {
          continue
        }
        project.tests.append(modules.remove(at: index))
        let known = Set(project.modules.map(\.name) + [project.app.name])
        project.modules += modules.filter { !known.contains($0.name) }
      } catch let error as ProjectError {
        guard project.app.sources.isEmpty else {
          warnings.append(ProjectWarning(error))
          continue
        }
        throw error
      }
    }
  }
}
