import Foundation

extension AppProject {
  /// Reads whatever `path` is: a Swift file, an Xcode project or the folder that holds one (directly or
  /// one level down), or a folder of Swift files.
  ///
  /// Throws a `ProjectError` that names the path and what would be accepted.
  public static func read(at path: String) throws -> AppProject {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ProjectError(file: path, problem: Wording.noSuchPath, remedy: Wording.acceptedPaths)
    }
    if url.pathExtension == "xcodeproj" { return try readXcodeProject(url) }
    if isFolder.boolValue { return try readFolder(url) }
    guard url.pathExtension == "swift" else {
      throw ProjectError(file: path, problem: Wording.notASwiftFile, remedy: Wording.acceptedPaths)
    }
    return readLoneFile(url)
  }

  private static func readXcodeProject(_ url: URL) throws -> AppProject {
    try XcodeProject(at: url).appProject()
  }

  private static func readFolder(_ url: URL) throws -> AppProject {
    if let project = try xcodeProject(in: url) { return try readXcodeProject(project) }
    if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
      throw ProjectError(file: url.path, problem: Wording.packagesNotThereYet, remedy: Wording.acceptedPaths)
    }
    var project = AppProject(name: url.lastPathComponent)
    var collector = FileCollector()
    try collector.addFolder(url, skipping: isTestFolder)
    collector.fill(&project)
    project.infoPlist = InfoPlist(productName: project.name)
    guard !project.sources.isEmpty else {
      throw ProjectError(file: url.path, problem: Wording.noSwiftFiles, remedy: Wording.acceptedPaths)
    }
    try project.checkResourceNames()
    return project
  }

  private static func readLoneFile(_ url: URL) -> AppProject {
    var project = AppProject(name: url.deletingPathExtension().lastPathComponent)
    project.sources = [url.path]
    project.infoPlist = InfoPlist(productName: project.name)
    return project
  }

  /// The project in the folder or, as book samples and many repositories have it, one level down.
  private static func xcodeProject(in folder: URL) throws -> URL? {
    let here = children(of: folder)
    var found = here.filter { $0.pathExtension == "xcodeproj" }
    if found.isEmpty, !here.contains(where: { ["swift"].contains($0.pathExtension) }) {
      found = here.flatMap(children(of:)).filter { $0.pathExtension == "xcodeproj" }
    }
    guard found.count > 1 else { return found.first }
    throw ProjectError(
      file: folder.path, problem: Wording.severalProjects(found.map(\.lastPathComponent)),
      remedy: Wording.nameTheProject(found[0].path))
  }

  /// A folder of tests beside the app's sources does not belong to the app.
  private static func isTestFolder(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name == "build" || name == "DerivedData"
  }

  private static func children(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (contents ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }
}

extension AppProject {
  /// Resources of all groups land side by side in the bundle, so two of one name would overwrite each other.
  func checkResourceNames() throws {
    var paths: [String: String] = [:]
    for resource in resources {
      if let other = paths.updateValue(resource.path, forKey: resource.destination) {
        throw ProjectError(
          file: resource.path, problem: Wording.duplicateResource(resource.destination, other),
          remedy: Wording.renameOneResource)
      }
    }
  }
}
