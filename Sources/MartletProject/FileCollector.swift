import Foundation

/// Sorts the files of a target by what happens to them: compiled, compiled as assets, copied, or left out.
struct FileCollector {
  private(set) var sources: [String] = []
  private(set) var resources: [SwiftModule.Resource] = []
  private(set) var assetCatalogs: [String] = []
  private(set) var dataModels: [String] = []
  private(set) var warnings: [ProjectWarning] = []
  /// True for what the target's settings exclude by name.
  var isExcluded: (URL) -> Bool = { _ in false }
  private var seen: Set<String> = []

  /// Kinds that belong to building or signing and never reach the bundle.
  private static let buildFiles: Set<String> = [
    "h", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "xcodeproj", "xcworkspace", "playground",
    "docc", "gyb", "sh", "xcuserstate", "swiftpm", "storekit", "xcappdata", "icon",
  ]
  /// Kinds that Xcode compiles and Martlet cannot yet, with the note that is given.
  private static let notThereYet: Set<String> = [
    "m", "mm", "c", "cpp", "metal", "xib", "intentdefinition", "mlmodel", "storyboard",
  ]
  private static let dataModelKinds: Set<String> = ["xcdatamodeld", "xcdatamodel"]
  /// Folders that stay folders in the bundle.
  private static let opaqueFolders: Set<String> = ["bundle", "scnassets", "framework", "xcframework", "lproj"]

  static func isFolderOfOneFile(_ kind: String) -> Bool {
    kind == "xcassets" || dataModelKinds.contains(kind) || opaqueFolders.contains(kind) || buildFiles.contains(kind)
      || notThereYet.contains(kind)
  }

  func fill(_ module: inout SwiftModule) {
    module.sources = sources.sorted()
    module.resources = resources
    module.assetCatalogs = assetCatalogs
    module.dataModels = dataModels
  }

  /// Adds one file or folder that a build phase or a group names; what is named twice is taken once.
  mutating func add(_ url: URL) {
    guard !isExcluded(url), seen.insert(url.path).inserted else { return }
    let kind = url.pathExtension.lowercased()
    switch kind {
    case "swift": sources.append(url.path)
    case "xcassets": assetCatalogs.append(url.path)
    case _ where Self.dataModelKinds.contains(kind): dataModels.append(url.path)
    case _ where Self.buildFiles.contains(kind): break
    case _ where Self.notThereYet.contains(kind): warnNotThereYet(url)
    default: addResource(url)
    }
  }

  /// A folder reference, or a file of a phase that copies: it goes to the bundle as it stands.
  mutating func addCopy(_ url: URL, below folder: String = "") {
    guard !isExcluded(url), seen.insert(url.path).inserted else { return }
    let destination = folder.isEmpty ? url.lastPathComponent : "\(folder)/\(url.lastPathComponent)"
    resources.append(SwiftModule.Resource(path: url.path, destination: destination))
  }

  /// Removes what is not a resource after all, such as the file that becomes the bundle's Info.plist.
  mutating func removeResources(_ isRemoved: (String) -> Bool) {
    resources.removeAll { isRemoved($0.path) }
    assetCatalogs.removeAll { isRemoved($0) }
    dataModels.removeAll { isRemoved($0) }
  }

  mutating func addWarnings(_ warnings: [ProjectWarning]) { self.warnings += warnings }

  private mutating func addResource(_ url: URL) {
    let folder = url.deletingLastPathComponent()
    let isLocalised = folder.pathExtension == "lproj"
    let destination = (isLocalised ? folder.lastPathComponent + "/" : "") + url.lastPathComponent
    resources.append(SwiftModule.Resource(path: url.path, destination: destination))
  }

  /// The launch screen is a storyboard in every old project and shows nothing that an app could miss.
  private mutating func warnNotThereYet(_ url: URL) {
    guard url.lastPathComponent != "LaunchScreen.storyboard" else { return }
    warnings.append(
      ProjectWarning(
        file: url.path, problem: Wording.kindNotThereYet(url.pathExtension), remedy: Wording.kindLeftOut))
  }
}

extension FileCollector {
  /// Adds all that a folder holds, files of subfolders as if they stood side by side. `isSkipped` is asked about each
  /// file and folder, and is told which of the two it is.
  mutating func addFolder(_ folder: URL, skipping isSkipped: @escaping (URL, Bool) -> Bool = { _, _ in false }) throws {
    var walk = FolderWalk(root: folder, isSkipped: isSkipped)
    try walk.run { add($0) }
  }
}
