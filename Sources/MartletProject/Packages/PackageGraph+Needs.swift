import Foundation

// Who needs whom, and where packages are.

extension PackageGraph {
  mutating func targets(of product: PackageProduct, known: [PackageReference]) throws -> [TargetIdentifier] {
    if let reference = product.package {
      guard let folder = folder(of: reference) else { return [] }
      return try targets(ofProduct: product.name, in: folder, askedBy: reference.file, reference.place)
    }
    for reference in known {
      guard let folder = presentFolder(of: reference) else { continue }
      if try manifest(at: folder).product(product.name) != nil {
        return try targets(ofProduct: product.name, in: folder, askedBy: reference.file, reference.place)
      }
    }
    // No package that is there has it: it is from one that is not, which its name may tell.
    let absent = known.filter { presentFolder(of: $0) == nil }
    let named = absent.first { $0.folderName.lowercased() == product.name.lowercased() }
    if let reference = named ?? (absent.count == 1 ? absent[0] : nil), folder(of: reference) == nil { return [] }
    note(known.first?.file ?? request.path, Wording.productWithoutPackage(product.name))
    return []
  }

  private mutating func targets(
    ofProduct name: String, in folder: String, askedBy file: String, _ place: SourcePlace?
  ) throws -> [TargetIdentifier] {
    let manifest = try manifest(at: folder)
    // A library without a product of its own is reached by its target's name, as Xcode allows for local packages.
    let targets = manifest.product(name)?.targets ?? manifest.target(name).map { [$0.name] }
    guard let targets else {
      let names = manifest.products.map(\.name)
      throw ProjectError(
        file: file, place: place, problem: Wording.unknownProduct(name, manifest.name),
        remedy: Wording.productNames(names, nearestName(to: name, among: names)))
    }
    return targets.map { TargetIdentifier(folder: folder, name: $0) }
  }

  mutating func needs(of identifier: TargetIdentifier) throws -> [TargetIdentifier] {
    let manifest = try manifest(at: identifier.folder)
    guard let target = manifest.target(identifier.name) else {
      throw ProjectError(
        file: manifest.file, problem: Wording.unknownTarget(identifier.name),
        remedy: Wording.targetNames(
          manifest.targets.map(\.name), nearestName(to: identifier.name, among: manifest.targets.map(\.name))))
    }
    guard isModule(target, of: manifest) else { return [] }
    return try target.dependencies.flatMap { try resolve($0, in: manifest) }
  }

  private mutating func resolve(
    _ dependency: PackageManifest.Target.Dependency, in manifest: PackageManifest
  ) throws -> [TargetIdentifier] {
    switch dependency {
    case .target(let name): return own(name, in: manifest)
    case .byName(let name) where manifest.target(name) != nil: return own(name, in: manifest)
    case .byName(let name): return try resolveProduct(name, package: nil, in: manifest)
    case .product(let name, let package): return try resolveProduct(name, package: package, in: manifest)
    }
  }

  private mutating func own(_ name: String, in manifest: PackageManifest) -> [TargetIdentifier] {
    if let target = manifest.target(name), !isModule(target, of: manifest) { return [] }
    return [TargetIdentifier(folder: manifest.folder.path, name: name)]
  }

  /// The package is the one of that name; without a name, the one named as the product, or any that has it.
  private mutating func resolveProduct(
    _ name: String, package: String?, in manifest: PackageManifest
  ) throws -> [TargetIdentifier] {
    let wanted = (package ?? name).lowercased()
    let isMeant = { (reference: PackageReference) in
      reference.name.lowercased() == wanted || reference.folderName.lowercased() == wanted
    }
    if let reference = manifest.dependencies.first(where: isMeant) {
      guard let folder = folder(of: reference) else { return [] }
      return try targets(ofProduct: name, in: folder, askedBy: reference.file, reference.place)
    }
    for reference in manifest.dependencies {
      guard let folder = folder(of: reference) else { continue }
      let other = try self.manifest(at: folder)
      if other.product(name) != nil || other.name.lowercased() == wanted {
        return try targets(ofProduct: name, in: folder, askedBy: reference.file, reference.place)
      }
    }
    // It may be from a package that is missing, which has its own word.
    if !manifest.dependencies.contains(where: { missing.map(\.file).contains($0.file) }) {
      note(manifest.file, Wording.productWithoutPackage(name))
    }
    return []
  }

  /// Of a package's targets those that an app can import; each of the others gets a word, once.
  private mutating func isModule(_ target: PackageManifest.Target, of manifest: PackageManifest) -> Bool {
    if target.usesPlugins { note(manifest.file, Wording.pluginsLeftOut(target.name)) }
    switch target.kind {
    case .regular, .executable, .test, .system: return true
    case .binary, .macro, .plugin, .snippet:
      note(manifest.file, Wording.packageTargetLeftOut(target.name, Wording.word(target.kind)))
      return false
    }
  }

  private mutating func note(_ file: String, _ problem: String) {
    let warning = ProjectWarning(file: file, problem: problem, remedy: Wording.appIsBuiltWithout)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  private func presentFolder(of reference: PackageReference) -> String? {
    switch reference.location {
    case .folder: reference.existingFolder
    case .remote(let address): checkout(of: PackageReference.repositoryName(address))
    }
  }

  /// Notes packages of the project's own that are not there, whether a target names a product of theirs or not.
  mutating func noteMissingFolders(among references: [PackageReference]) {
    for reference in references {
      if case .folder = reference.location { _ = folder(of: reference) }
    }
  }

  /// The folder of a package, or nil where there is none, which is noted once.
  private mutating func folder(of reference: PackageReference) -> String? {
    if let folder = presentFolder(of: reference) { return folder }
    let address =
      switch reference.location {
      case .folder(let folder): folder
      case .remote(let remote): remote
      }
    if !missing.contains(where: { $0.url == address }) {
      missing.append(.init(name: reference.folderName, url: address, file: reference.file, place: reference.place))
    }
    return nil
  }

  /// Names of repositories are compared as servers do: "kit" and "Kit" are one.
  private func checkout(of name: String) -> String? {
    guard let folder = request.packagesFolder else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.first { $0 == name } ?? names.sorted().first { $0.lowercased() == name.lowercased() }
    let path = found.map { URL(fileURLWithPath: folder).appendingPathComponent($0).standardizedFileURL.path }
    return path.flatMap { FileKind(at: $0 + "/Package.swift") != nil ? $0 : nil }
  }
}

extension PackageReference {
  /// The folder of a local package. Where it is missing, and the file that asks for it lies in a package that stands
  /// in the same place, it is that package, checked out under another name.
  var existingFolder: String? {
    guard case .folder(let folder) = location else { return nil }
    if FileKind(at: folder + "/Package.swift") != nil { return folder }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    guard file.hasPrefix(parent + "/"), let name = file.dropFirst(parent.count + 1).split(separator: "/").first else {
      return nil
    }
    let renamed = parent + "/" + name
    return FileKind(at: renamed + "/Package.swift") != nil ? renamed : nil
  }

  /// The name of the folder or repository, where `name` may be one that the manifest gives it.
  var folderName: String {
    switch location {
    case .folder(let path): URL(fileURLWithPath: path).lastPathComponent
    case .remote(let address): Self.repositoryName(address)
    }
  }
}
