import Foundation

/// Sorts the files of an app by what happens to them: compiled, compiled as assets, copied, or left out.
struct FileCollector {
  private(set) var sources: [String] = []
  private(set) var resources: [AppProject.Resource] = []
  private(set) var assetCatalogs: [String] = []
  private(set) var warnings: [ProjectWarning] = []

  /// Kinds that belong to building or signing and never reach the bundle.
  private static let buildFiles: Set<String> = [
    "h", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "xcodeproj", "xcworkspace", "playground",
    "docc", "gyb", "sh", "xcuserstate",
  ]
  /// Kinds that Xcode compiles and Martlet cannot yet, with the note that is given.
  private static let notThereYet: Set<String> = [
    "m", "mm", "c", "cpp", "metal", "xcdatamodeld", "xib", "intentdefinition", "mlmodel", "storyboard",
    "xcstrings",
  ]
  /// Folders that stay folders in the bundle.
  private static let opaqueFolders: Set<String> = ["bundle", "scnassets", "framework", "xcframework", "lproj"]

  func fill(_ project: inout AppProject) {
    project.sources = sources.sorted()
    project.resources = resources
    project.assetCatalogs = assetCatalogs
    project.warnings += warnings
  }

  /// Adds one file or folder that a build phase or a group names.
  mutating func add(_ url: URL) {
    let kind = url.pathExtension.lowercased()
    switch kind {
    case "swift": sources.append(url.path)
    case "xcassets": assetCatalogs.append(url.path)
    case _ where Self.buildFiles.contains(kind): break
    case _ where Self.notThereYet.contains(kind): warnNotThereYet(url)
    default: addResource(url)
    }
  }

  /// Adds all that a folder holds, files of subfolders as if they stood side by side.
  mutating func addFolder(_ folder: URL, skipping isSkipped: (String) -> Bool = { _ in false }) throws {
    for (url, isFolder) in try Self.contents(of: folder) where !isFolder || !isSkipped(url.lastPathComponent) {
      let kind = url.pathExtension.lowercased()
      if isFolder, kind == "lproj" {
        try Self.contents(of: url).forEach { add($0.url) }
      } else if isFolder, kind != "xcassets", !Self.opaqueFolders.contains(kind), !Self.buildFiles.contains(kind),
        !Self.notThereYet.contains(kind)
      {
        try addFolder(url, skipping: isSkipped)
      } else {
        add(url)
      }
    }
  }

  /// A folder reference: copied as it stands.
  mutating func addFolderReference(_ url: URL) {
    resources.append(AppProject.Resource(path: url.path, destination: url.lastPathComponent))
  }

  /// The children of a folder in the order of their names, hidden files left out.
  static func contents(of folder: URL) throws -> [(url: URL, isFolder: Bool)] {
    let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return urls.filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }.map { url in
      (url, (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false)
    }
  }

  mutating func addWarnings(_ warnings: [ProjectWarning]) { self.warnings += warnings }

  private mutating func addResource(_ url: URL) {
    let folder = url.deletingLastPathComponent()
    let isLocalised = folder.pathExtension == "lproj"
    let destination = (isLocalised ? folder.lastPathComponent + "/" : "") + url.lastPathComponent
    resources.append(AppProject.Resource(path: url.path, destination: destination))
  }

  /// The launch screen is a storyboard in every old project and shows nothing that an app could miss.
  private mutating func warnNotThereYet(_ url: URL) {
    guard url.lastPathComponent != "LaunchScreen.storyboard" else { return }
    warnings.append(
      ProjectWarning(
        file: url.path, problem: Wording.kindNotThereYet(url.pathExtension), remedy: Wording.kindLeftOut))
  }
}
