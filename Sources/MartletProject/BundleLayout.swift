import Foundation

/// What goes into an app's bundle. Reads the app's resources, writes nothing.
public struct BundleLayout {
  /// Files to write, by destination relative to the bundle.
  public private(set) var texts: [String: String] = [:]
  /// Files and folders to copy.
  public private(set) var copies: [SwiftModule.Resource] = []
  /// PDFs of asset catalogs to make SVGs of.
  public private(set) var conversions: [SwiftModule.Resource] = []
  public private(set) var warnings: [ProjectWarning] = []
  /// What Martlet puts beside the app's resources itself: the program and the list of assets.
  private let reserved: Set<String>

  /// The app's resources lie in the bundle itself, with those of its project's frameworks; a package's module has a
  /// folder of its own. Throws a `ProjectError` for a catalog that cannot be read and for two files of one name.
  public init(_ app: AppProject) throws {
    reserved = [app.name, AssetIndex.fileName]
    let frameworks = app.modules.filter { $0.package == nil }
    try addResources(of: [app.app] + frameworks, to: "")
    for module in app.modules {
      guard let name = module.resourceBundleName else { continue }
      texts["\(name)/Info.plist"] = Self.infoPlist(of: module).xml()
      try addResources(of: [module], to: name + "/")
    }
    texts["Info.plist"] = app.infoPlist.xml()
    warnings += FontCheck(copies).warnings(app.infoPlist)
  }

  private static func infoPlist(of module: SwiftModule) -> InfoPlist {
    var list = InfoPlist()
    list.values = [
      "CFBundleIdentifier": .string("org.martlet.resources.\(module.name)"), "CFBundlePackageType": .string("BNDL"),
      "CFBundleDevelopmentRegion": .string("en"), "CFBundleName": .string(module.name),
    ]
    return list
  }

  private mutating func addResources(of modules: [SwiftModule], to prefix: String) throws {
    var owners: [String: String] = [:]
    for module in modules {
      for resource in module.resources.flatMap(LocalizedFolder.files) {
        try add(resource, to: prefix, mayHide: module != modules[0], &owners)
      }
    }
    let catalogs = modules.flatMap(\.assetCatalogs)
    let assets = try AssetCatalogCompiler.compile(catalogs, settings: modules[0].assets)
    warnings += assets.warnings
    for problem in AssetSymbolSource(assets.index, settings: modules[0].assets, bundle: "").warnings {
      warnings.append(ProjectWarning(file: catalogs[0], problem: problem, remedy: Wording.renameForSymbol))
    }
    copies += assets.copies.map { Self.moved($0, to: prefix) }
    conversions += assets.conversions.map { Self.moved($0, to: prefix) }
    for module in modules {
      for path in module.dataModels {
        let files = try DataModelFolder(path, module: module.name).compiledFiles()
        for (destination, text) in files { texts[prefix + destination] = text }
      }
    }
    if prefix.isEmpty || !catalogs.isEmpty { texts[prefix + AssetIndex.fileName] = try assets.indexText() }
  }

  private static func moved(_ resource: SwiftModule.Resource, to prefix: String) -> SwiftModule.Resource {
    SwiftModule.Resource(path: resource.path, destination: prefix + resource.destination)
  }

  // MARK: Kinds of resources

  /// `mayHide` is for a framework's file: the app's own of that name stays.
  private mutating func add(
    _ resource: SwiftModule.Resource, to prefix: String, mayHide: Bool, _ owners: inout [String: String]
  ) throws {
    func isFree(_ destination: String) throws -> Bool {
      guard let other = owners.updateValue(resource.path, forKey: destination) else { return true }
      if mayHide {
        owners[destination] = other
        warnings.append(
          ProjectWarning(
            file: resource.path, problem: Wording.duplicateResource(destination, other),
            remedy: Wording.firstResourceIsUsed))
        return false
      }
      throw ProjectError(
        file: resource.path, problem: Wording.duplicateResource(destination, other), remedy: Wording.renameOneResource)
    }
    if prefix.isEmpty, let name = resource.destination.split(separator: "/").first, reserved.contains(String(name)) {
      throw ProjectError(
        file: resource.path, problem: Wording.reservedResource(String(name)), remedy: Wording.renameResource)
    }
    let url = URL(fileURLWithPath: resource.destination)
    switch url.pathExtension.lowercased() {
    case "xcstrings":
      for (destination, text) in try Self.tables(resource) where try isFree(destination) {
        texts[prefix + destination] = text
      }
    case "stringsdict":
      // Under its own name, Foundation would read the file and crash.
      let destination = String(resource.destination.dropLast("stringsdict".count)) + "plurals"
      if try isFree(destination) {
        copies.append(SwiftModule.Resource(path: resource.path, destination: prefix + destination))
      }
    default:
      if try isFree(resource.destination) { copies.append(Self.moved(resource, to: prefix)) }
    }
  }

  /// The tables of a string catalog, by destination.
  private static func tables(_ resource: SwiftModule.Resource) throws -> [String: String] {
    let text = try TextFile.read(resource.path, remedy: Wording.repairStringCatalog)
    let name = URL(fileURLWithPath: resource.destination).deletingPathExtension().lastPathComponent
    var files: [String: String] = [:]
    for (language, table) in try StringCatalog(text: text, file: resource.path).tables {
      files["\(language).lproj/\(name).strings"] = table.stringsText
      files["\(language).lproj/\(name).plurals"] = table.pluralsText
    }
    return files
  }
}

/// A folder of translations that is listed as one resource.
private enum LocalizedFolder {
  /// Its files one by one, so that catalogs and plurals among them are seen; anything else is itself.
  static func files(of resource: SwiftModule.Resource) -> [SwiftModule.Resource] {
    guard resource.destination.hasSuffix(".lproj"), FileKind(at: resource.path) == .folder else { return [resource] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resource.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map {
      SwiftModule.Resource(path: "\(resource.path)/\($0)", destination: "\(resource.destination)/\($0)")
    }
  }
}

extension SwiftModule {
  /// The folder in the app's bundle that holds the resources of a package's module, which `Bundle.module` names; nil
  /// for a module without resources and for those of an Xcode project.
  public var resourceBundleName: String? {
    guard let package, !resources.isEmpty || !assetCatalogs.isEmpty || !dataModels.isEmpty else { return nil }
    return "\(package)_\(name).bundle"
  }
}
