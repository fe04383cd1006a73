import Foundation

// What targets need: other targets, products that other projects make, packages.

extension XcodeProject {
  func projectTarget(_ object: Object, _ settings: BuildSettings) -> ProjectTarget {
    let name = object.name ?? object.identifier
    let kind = TargetKind(
      productType: object.string("productType") ?? "", targetName: name, settings: settings, platform: platform)
    var target = ProjectTarget(
      identifier: ProjectTarget.Identifier(project: file, name: object.identifier), name: name, kind: kind,
      settings: settings, rootFolder: rootFolder)
    let needs = objects(object.strings("dependencies")).filter(isForPlatform)
    target.dependencies = needs.compactMap { dependency in
      self.object(dependency.string("target")).map { .init(project: file, name: $0.identifier) }
    }
    let linked = linkedFiles(of: object)
    target.linkedProducts = linked.compactMap { self.object($0.string("fileRef"))?.path }
      .map { URL(fileURLWithPath: $0).lastPathComponent }
    target.linkedProducts += needs.compactMap { self.object($0.string("targetProxy"))?.string("remoteInfo") }
    target.packageProducts = packageProducts(object, linked: linked, needs: needs)
    return target
  }

  private func linkedFiles(of target: Object) -> [Object] {
    objects(target.strings("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects($0.strings("files")) }.filter(isForPlatform)
  }

  /// A product may be named by the target, by its phase of frameworks, or as a dependency.
  private func packageProducts(_ target: Object, linked: [Object], needs: [Object]) -> [PackageProduct] {
    let named = objects(target.strings("packageProductDependencies"))
    let others = objects((linked + needs).compactMap { $0.string("productRef") })
    // What the phase of frameworks has for another platform only, the target's list has without a word of it.
    let elsewhere = Set(
      objects(target.strings("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        .flatMap { objects($0.strings("files")) }.filter { !isForPlatform($0) }.compactMap { $0.string("productRef") })
    var products: [PackageProduct] = []
    for product in named + others where !elsewhere.contains(product.identifier) {
      guard let name = product.string("productName"), !name.hasPrefix("plugin:") else { continue }
      let package = object(product.string("package")).flatMap(packageReference)
      if !products.contains(where: { $0.name == name }) { products.append(.init(name: name, package: package)) }
    }
    return products
  }

  /// Files and dependencies may be for some platforms only.
  func isForPlatform(_ object: Object) -> Bool {
    let filters = object.strings("platformFilters") + [object.string("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains(platform.rawValue)
  }

  /// The project's packages, and those that it has as folders among its files, as older ones do.
  func readPackages() -> [PackageReference] {
    var found = objects(root?.strings("packageReferences") ?? []).compactMap(packageReference)
    for reference in objects(isa: "PBXFileReference") {
      let type = reference.string("lastKnownFileType") ?? reference.string("explicitFileType") ?? ""
      guard ["folder", "wrapper", "text"].contains(type), let folder = url(of: reference),
        FileKind(at: folder.appendingPathComponent("Package.swift").path) != nil
      else { continue }
      found.append(PackageReference(folder: folder, file: file, place: place(ofObject: reference.identifier)))
    }
    return found
  }

  private func packageReference(_ object: Object) -> PackageReference? {
    switch object.isa {
    case "XCLocalSwiftPackageReference":
      guard let path = object.string("relativePath") ?? object.path else { return nil }
      return PackageReference(folder: rootFolder.resolving(path), file: file, place: place(of: path))
    case "XCRemoteSwiftPackageReference":
      guard let address = object.string("repositoryURL") else { return nil }
      return PackageReference(remote: address, file: file, place: place(of: address))
    default: return nil
    }
  }
}
