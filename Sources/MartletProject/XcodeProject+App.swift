import Foundation

extension XcodeProject {
  /// The app among the project's targets, with its files and settings.
  func appProject() throws -> AppProject {
    let target = try appTarget()
    let settings = buildSettings(of: target)
    var project = AppProject(name: settings["PRODUCT_NAME"] ?? target.name ?? name)
    if let moduleName = settings["PRODUCT_MODULE_NAME"] {
      project.moduleName = AppProject.moduleName(for: moduleName)
    }
    project.deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? project.deploymentTarget
    project.swiftVersion = settings["SWIFT_VERSION"] ?? project.swiftVersion
    project.infoPlist = try InfoPlist(settings: settings, rootFolder: rootFolder, productName: project.name)
    let infoPlistFile = settings["INFOPLIST_FILE"].map { file in
      rootFolder.appendingPathComponent(file).standardizedFileURL.path
    }
    try addFiles(of: target, infoPlistFile: infoPlistFile, to: &project)
    guard !project.sources.isEmpty else {
      throw ProjectError(file: file, problem: Wording.targetWithoutSources(project.name), remedy: Wording.addSources)
    }
    try project.checkResourceNames()
    return project
  }

  /// The application target: one that is for iOS before others, one named as the project before others.
  private func appTarget() throws -> Object {
    let targets = objects(root?.strings("targets") ?? [])
    let apps = targets.filter { $0.string("productType") == "com.apple.product-type.application" }
    let ranked = apps.enumerated().sorted { left, right in
      (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }
    guard let best = ranked.first?.element else {
      throw ProjectError(
        file: file, problem: Wording.noAppTarget(targets.compactMap(\.name)), remedy: Wording.addAppTarget)
    }
    return best
  }

  private func rank(_ target: Object) -> Int {
    let settings = buildSettings(of: target)
    let platforms = (settings["SDKROOT"] ?? "") + " " + (settings["SUPPORTED_PLATFORMS"] ?? "")
    let isForPhones = platforms.contains("iphone") || platforms.contains("auto")
    return (isForPhones ? 0 : 2) + (target.name == name ? 0 : 1)
  }

  private func addFiles(of target: Object, infoPlistFile: String?, to project: inout AppProject) throws {
    var collector = FileCollector()
    try collectBuildPhases(of: target, into: &collector)
    try collectSynchronizedGroups(of: target, infoPlistFile: infoPlistFile, into: &collector)
    collector.fill(&project)
    project.resources.removeAll { $0.path == infoPlistFile }
    let missing = project.sources.first { !FileManager.default.fileExists(atPath: $0) }
    if let missing {
      throw ProjectError(file: missing, problem: Wording.sourceMissing(file), remedy: Wording.restoreSource)
    }
    dropMissingResources(from: &project)
  }

  private func dropMissingResources(from project: inout AppProject) {
    let exists = { FileManager.default.fileExists(atPath: $0) }
    for resource in project.resources where !exists(resource.path) {
      project.warnings.append(
        ProjectWarning(
          file: resource.path, problem: Wording.resourceMissing(file), remedy: Wording.restoreResource))
    }
    project.resources.removeAll { !exists($0.path) }
    project.assetCatalogs.removeAll { !exists($0) }
  }
}
