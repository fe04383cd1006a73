import Foundation

/// The files of one target of a package, as SwiftPM finds them.
struct PackageTargetFiles {
  var module: SwiftModule
  /// What the target is where it has no Swift file.
  private(set) var clangModule: ClangModule?
  private(set) var warnings: [ProjectWarning] = []
  private let target: PackageManifest.Target
  private let manifest: PackageManifest
  private let folder: URL
  private var clangSources: [String] = []
  private(set) var hasObjectiveC = false

  init(_ target: PackageManifest.Target, of manifest: PackageManifest) throws {
    module = SwiftModule(productName: target.name)
    module.language = target.language
    module.package = manifest.name
    module.linkerArguments = target.linkerArguments
    (self.target, self.manifest) = (target, manifest)
    folder = try Self.folder(of: target, manifest)
    module.clangArguments = target.clang.arguments(in: folder)
    let clangTarget = PackageClangTarget(target: target, manifest: manifest, folder: folder)
    if target.kind == .system {
      clangModule = try clangTarget.systemLibrary()
      return
    }
    var collector = FileCollector()
    try collectFiles(into: &collector)
    try collectResources(into: &collector)
    collector.fill(&module)
    warnings += collector.warnings
    try module.checkResourceNames()
    // An executable of this kind is no app, and nothing that one could import.
    if module.sources.isEmpty, target.kind == .regular, !hasObjectiveC {
      clangModule = try clangTarget.module(sources: clangSources)
    }
  }

  /// The path that the manifest names, or the folder of the target's name where SwiftPM looks for it; a package with
  /// one target may have its sources without a folder around them.
  private static func folder(of target: PackageManifest.Target, _ manifest: PackageManifest) throws -> URL {
    if let path = target.path {
      let folder = manifest.folder.resolving(path)
      if case .folder? = FileKind(at: folder.path) { return folder }
      throw missing(folder, manifest)
    }
    let places = (target.kind == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let named = places.map { manifest.folder.appendingPathComponent("\($0)/\(target.name)") }
    if let found = named.first(where: { FileKind(at: $0.path) == .folder }) { return found }
    let sameKind = manifest.targets.filter { ($0.kind == .test) == (target.kind == .test) }
    let bare = manifest.folder.appendingPathComponent(places[0])
    if sameKind.count == 1, FileKind(at: bare.path) == .folder { return bare }
    throw missing(named[0], manifest)
  }

  private static func missing(_ folder: URL, _ manifest: PackageManifest) -> ProjectError {
    ProjectError(file: folder.path, problem: Wording.folderMissing(manifest.file), remedy: Wording.restoreFolder)
  }

  // MARK: Sources and what needs no declaration

  /// What Xcode compiles without being told; other files that no rule names stay out of the package.
  private static let undeclaredResources: Set<String> = [
    "xcassets", "xcstrings", "strings", "stringsdict", "xcdatamodeld",
  ]

  private mutating func collectFiles(into collector: inout FileCollector) throws {
    let excluded = target.excluded.map { folder.resolving($0).path } + otherTargets
    let sources = target.sources?.map { folder.resolving($0).path }
    let resources = target.resources.map { folder.resolving($0.path).path }
    let isBelow = { (path: String, folders: [String]) in
      folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
    var walk = FolderWalk(root: folder) { url, _ in isBelow(url.path, excluded) || isBelow(url.path, resources) }
    try walk.run { url in
      let kind = url.pathExtension.lowercased()
      let isTaken = url.path != manifest.file && sources.map { isBelow(url.path, $0) } != false
      let isSource = kind == "swift" && isTaken
      if isTaken, ClangModule.Language(path: url.path) != nil { clangSources.append(url.path) }
      if isTaken, kind == "m" || kind == "mm" { hasObjectiveC = true }
      let isLocalized = kind != "strings" && kind != "stringsdict" || url.path.contains(".lproj/")
      if isSource || Self.undeclaredResources.contains(kind) && isLocalized { collector.add(url) }
    }
  }

  /// A target whose folder is the package's own does not have the folders of other targets, nor what was built.
  private var otherTargets: [String] {
    let others = manifest.targets.filter { $0.name != target.name }.compactMap { other in
      other.path.map { manifest.folder.resolving($0).path }
    }
    let places = folder.path == manifest.folder.path ? ["Tests", "build", "DerivedData", "Packages"] : []
    let inside = (others + places.map { folder.path + "/" + $0 }).filter { $0.hasPrefix(folder.path + "/") }
    return inside + (folder.path == manifest.folder.path ? packageFiles : [])
  }

  /// Manifests for other compilers.
  private var packageFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }.map { folder.path + "/" + $0 }
  }

  // MARK: Resources

  private mutating func collectResources(into collector: inout FileCollector) throws {
    for resource in target.resources {
      let url = folder.resolving(resource.path)
      guard let kind = FileKind(at: url.path) else {
        warnings.append(
          ProjectWarning(
            file: url.path, problem: Wording.resourceMissing(manifest.file), remedy: Wording.restoreResource))
        continue
      }
      switch resource.rule {
      case .copy: collector.addCopy(url)
      case .process where kind == .folder && !FileCollector.isFolderOfOneFile(url.pathExtension.lowercased()):
        let excluded = target.excluded.map { folder.resolving($0).path }
        try collector.addFolder(url) { file, _ in excluded.contains(file.path) }
      case .process where url.pathExtension == "lproj":
        try FolderWalk.contents(of: url).forEach { collector.add($0.url) }
      case .process: collector.add(url)
      case .embedInCode:
        warnings.append(
          ProjectWarning(file: url.path, problem: Wording.embeddingNotThereYet, remedy: Wording.kindLeftOut))
      }
    }
  }
}
