import Foundation

/// An Xcode workspace: a tree of references to projects and packages.
struct Workspace {
  let file: String
  private(set) var projects: [URL] = []
  private(set) var packages: [PackageReference] = []
  private(set) var warnings: [ProjectWarning] = []
  /// The folder that holds the workspace.
  private let folder: URL
  private let bundle: URL

  init(at url: URL) throws {
    bundle = url
    folder = url.deletingLastPathComponent()
    file = url.appendingPathComponent("contents.xcworkspacedata").path
    let text = try TextFile.read(file, remedy: Wording.repairWorkspace)
    let root = try MarkupParser.parse(text, file: file)
    guard root.name == "Workspace" else {
      throw ProjectError(
        file: file, place: root.place, problem: Wording.notAWorkspace, remedy: Wording.repairWorkspace)
    }
    read(root.children, group: folder)
  }

  private mutating func read(_ elements: [MarkupElement], group: URL) {
    for element in elements {
      let url = self.url(element.attributes["location"] ?? "group:", group)
      switch element.name {
      case "Group": read(element.children, group: url ?? group)
      case "FileRef": if let url { add(url, element.place) }
      default: break
      }
    }
  }

  private func url(_ location: String, _ group: URL) -> URL? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "group": return group.resolving(parts[1])
    case "container": return folder.resolving(parts[1])
    case "absolute": return URL(fileURLWithPath: "/").resolving(parts[1])
    // The workspace inside a project means the project itself.
    case "self": return folder.pathExtension == "xcodeproj" ? folder : bundle
    default: return nil
    }
  }

  private mutating func add(_ url: URL, _ place: SourcePlace) {
    if url.pathExtension == "xcodeproj" {
      guard !projects.contains(url) else { return }
      if FileKind(at: url.path) == nil { return noteMissing(url, place) }
      projects.append(url)
    } else if FileKind(at: url.appendingPathComponent("Package.swift").path) != nil {
      packages.append(PackageReference(folder: url, file: file, place: place))
    }
  }

  private mutating func noteMissing(_ url: URL, _ place: SourcePlace) {
    let isPods = url.lastPathComponent == "Pods.xcodeproj"
    warnings.append(
      ProjectWarning(
        file: file, place: place, problem: Wording.projectMissing(url.path),
        remedy: isPods ? Wording.installPods : Wording.restoreProject))
  }
}

/// The packages that a workspace has beside its projects, as a container without targets.
struct WorkspacePackages: TargetContainer {
  var name = ""
  var file: String
  var targets: [ProjectTarget] = []
  var packages: [PackageReference]
  var warnings: [ProjectWarning] = []

  init(_ workspace: Workspace) { (file, packages) = (workspace.file, workspace.packages) }

  func files(of target: ProjectTarget) throws -> FileCollector { FileCollector() }
}
