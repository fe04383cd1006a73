import Foundation

/// A project that XcodeGen would make of its specification.
struct XcodeGenProject: TargetContainer {
  let name: String
  let file: String
  let folder: URL
  let specification: JSONValue
  let platform: ProjectRequest.Platform
  private(set) var targets: [ProjectTarget] = []
  private(set) var packages: [PackageReference] = []
  private(set) var warnings: [ProjectWarning] = []
  private var sources: [String: JSONValue] = [:]

  init(at url: URL, platform: ProjectRequest.Platform) throws {
    specification = try XcodeGenSpecification.read(url)
    folder = url.deletingLastPathComponent()
    (file, self.platform) = (url.path, platform)
    name = specification["name"]?.text ?? folder.lastPathComponent
    packages = (specification["packages"]?.members ?? []).compactMap { package($0.key, $0.value) }
    packages += (specification["localPackages"]?.texts ?? []).map {
      PackageReference(folder: folder.resolving($0), file: file)
    }
    for (name, target) in specification["targets"]?.members ?? [] { try addTarget(name, target) }
  }

  private func package(_ name: String, _ value: JSONValue) -> PackageReference? {
    let reference: PackageReference? =
      if let path = value["path"]?.text {
        PackageReference(folder: folder.resolving(path), file: file, place: value.place)
      } else if let address = value["url"]?.text ?? value["github"]?.text.map({ "https://github.com/" + $0 }) {
        PackageReference(remote: address, file: file, place: value.place)
      } else {
        nil
      }
    return reference.map { reference in
      var named = reference
      named.name = name
      return named
    }
  }

  private mutating func addTarget(_ specifiedName: String, _ value: JSONValue) throws {
    var remaining = Self.mostTemplates
    var target = try applyTemplates(value, name: specifiedName, remaining: &remaining)
    let platforms = target["platform"]?.texts ?? []
    let isSplit = target["platform"]?.array != nil && target["supportedDestinations"] == nil
    let own = platforms.first { $0.lowercased() == platform.rawValue } ?? platforms.first ?? "iOS"
    // A target for several platforms becomes one for each, with the platform's name behind its own.
    let suffix = target["platformSuffix"]?.text ?? "_\(own)"
    let name = isSplit ? specifiedName + suffix : specifiedName
    target = target.replacing(["platform": own])
    let settings = try settings(of: target, name: name, platform: own)
    var result = ProjectTarget(
      identifier: .init(project: file, name: name), name: name,
      kind: TargetKind(
        productType: target["type"]?.text ?? "", targetName: name, settings: settings, platform: platform),
      settings: settings, rootFolder: folder)
    if let properties = target["info"]?["properties"] { result.infoPlistValues = InfoPlist.Value.members(properties) }
    addDependencies(target["dependencies"]?.array ?? [], suffix: suffix, to: &result)
    sources[name] = target["sources"]
    targets.append(result)
  }

  /// Templates of templates, each several times over, would have no end.
  private static let mostTemplates = 200

  /// A template's members lie below the target's own; `${target_name}` and its attributes are filled in.
  private func applyTemplates(_ target: JSONValue, name: String, remaining: inout Int) throws -> JSONValue {
    guard let templates = target["templates"]?.texts, !templates.isEmpty else { return target }
    remaining -= templates.count
    guard remaining > 0 else {
      throw ProjectError(
        file: file, place: target.place, problem: Wording.tooManyTemplates, remedy: Wording.repairSpecification)
    }
    var result = JSONValue(content: .object([:]), place: target.place)
    for template in templates {
      guard let value = specification["targetTemplates"]?[template] else {
        throw ProjectError(
          file: file, place: target.place, problem: Wording.unknownTemplate(template),
          remedy: Wording.repairSpecification)
      }
      result = result.merging(try applyTemplates(value, name: name, remaining: &remaining))
    }
    var variables = ["target_name": name]
    for (key, value) in target["templateAttributes"]?.members ?? [] { variables[key] = value.text }
    return result.merging(target.mapping("templates") { JSONValue(content: .null, place: $0.place) })
      .replacing(variables)
  }

  private func addDependencies(_ dependencies: [JSONValue], suffix: String, to target: inout ProjectTarget) {
    for dependency in dependencies where isForPlatform(dependency) {
      if let name = dependency["target"]?.text {
        // Both names of a target that became one for each platform.
        target.dependencies += [name, name + suffix].map { .init(project: file, name: $0) }
      } else if let name = dependency["package"]?.text {
        let package = packages.first { $0.name == name }
        let products = dependency["products"]?.texts ?? dependency["product"]?.texts ?? [name]
        target.packageProducts += products.map { PackageProduct(name: $0, package: package) }
      }
    }
  }

  private func isForPlatform(_ value: JSONValue) -> Bool {
    let filters = ["platforms", "platformFilter", "destinationFilters"].flatMap { value[$0]?.texts ?? [] }
    return filters.isEmpty || filters.contains { [platform.rawValue, "all"].contains($0.lowercased()) }
  }

  func files(of target: ProjectTarget) throws -> FileCollector {
    var collector = FileCollector()
    collector.isExcluded = XcodeProject.exclusion(target.settings)
    guard let sources = sources[target.name] else { return collector }
    for source in sources.array ?? [sources] where isForPlatform(source) {
      try XcodeGenSource(source, folder: folder, file: file)?.collect(into: &collector)
    }
    return collector
  }
}
