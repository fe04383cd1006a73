import Foundation

/// One entry of a target's `sources`: a path, or a path with what is left out of it.
struct XcodeGenSource {
  private let url: URL
  private let excluded: [NamePattern]
  private let included: [NamePattern]
  private let phase: String?
  private let isFolderReference: Bool

  /// Nil where the path is optional and nothing is there.
  init?(_ value: JSONValue, folder: URL, file: String) throws {
    guard let path = value.text ?? value["path"]?.text else {
      throw ProjectError(
        file: file, place: value.place, problem: Wording.sourceWithoutPath, remedy: Wording.repairSpecification)
    }
    url = folder.resolving(path)
    excluded = (value["excludes"]?.texts ?? []).map(NamePattern.init)
    included = (value["includes"]?.texts ?? []).map(NamePattern.init)
    phase = value["buildPhase"]?.text
    isFolderReference = value["type"]?.text == "folder"
    guard FileKind(at: url.path) == nil else { return }
    if value["optional"]?.bool == true { return nil }
    throw ProjectError(
      file: url.path, problem: Wording.listedIn("\(file):\(value.place.line):\(value.place.column)"),
      remedy: Wording.restoreSource)
  }

  func collect(into collector: inout FileCollector) throws {
    // Phases are "sources", "resources", "headers", "copyFiles" and "none".
    if phase == "none" || phase == "headers" { return }
    if isFolderReference { return collector.addCopy(url) }
    guard case .folder? = FileKind(at: url.path), !FileCollector.isFolderOfOneFile(url.pathExtension.lowercased())
    else { return collector.add(url) }
    try collector.addFolder(url) { child, isFolder in
      if child.lastPathComponent == "Info.plist" || excluded.contains(where: { $0.matchesBelow(url.path, child.path) })
      {
        return true
      }
      return !isFolder && !included.isEmpty && !included.contains { $0.matchesBelow(url.path, child.path) }
    }
  }
}
