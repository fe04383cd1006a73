import Foundation

/// Looks for the project that somebody means who names a folder.
struct ProjectSearch {
  private static let deepest = 4
  /// Whoever names a whole disk gets no answer from a search of it.
  private static let mostFolders = 5_000
  /// Folders with projects of others.
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor"]

  private let root: URL

  init(below root: URL) { self.root = root }

  /// The project that is nearest; nil where there is none. Throws where several are equally near.
  func project() throws -> URL? {
    var level = [root]
    for _ in 0..<Self.deepest {
      level = level.flatMap { folder in
        ((try? FolderWalk.contents(of: folder)) ?? []).filter { child in
          child.isFolder && !FileCollector.isFolderOfOneFile(child.url.pathExtension)
            && !Self.skipped.contains(child.url.lastPathComponent)
        }.map(\.url)
      }
      guard level.count <= Self.mostFolders else { return nil }
      let found = try level.compactMap { folder in
        try Self.project(among: ((try? FolderWalk.contents(of: folder)) ?? []).map(\.url), in: folder)
      }
      if found.count == 1 { return found[0] }
      if !found.isEmpty { throw several(found) }
    }
    return nil
  }

  private func several(_ found: [URL]) -> ProjectError {
    let names = found.map { String($0.path.dropFirst(root.path.count + 1)) }
    return ProjectError(
      file: root.path, problem: Wording.severalProjects(names), remedy: Wording.nameTheProject(found[0].path))
  }

  /// What the files of one folder are a project by. A workspace goes before projects, since it names those that
  /// belong together; a project of Xcode's before the specification that it was made of; both before a package.
  static func project(among urls: [URL], in folder: URL) throws -> URL? {
    let workspaces = urls.filter { $0.pathExtension == "xcworkspace" }
    if workspaces.count == 1, folder.pathExtension != "playground" { return workspaces[0] }
    let projects = urls.filter { $0.pathExtension == "xcodeproj" }
    let found = projects.isEmpty ? workspaces : projects
    if found.count > 1 {
      throw ProjectError(
        file: folder.path, problem: Wording.severalProjects(found.map(\.lastPathComponent)),
        remedy: Wording.nameTheProject(found[0].path))
    }
    if let project = found.first, folder.pathExtension != "playground" { return project }
    if let file = urls.first(where: { ["project.yml", "project.yaml"].contains($0.lastPathComponent) }) { return file }
    return urls.first { $0.lastPathComponent == "Package.swift" } ?? urls.first { $0.pathExtension == "swiftpm" }
  }
}
