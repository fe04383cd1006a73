import Foundation

// Two ways in which a target has files: build phases that name each file, and (from Xcode 16) folders
// whose contents belong to the target, with lists of exceptions.

extension XcodeProject {
  func collectBuildPhases(of target: Object, into collector: inout FileCollector) throws {
    let phases = objects(target.strings("buildPhases"))
    let wanted = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    for phase in phases where wanted.contains(phase.isa) {
      for file in objects(phase.strings("files")) {
        try collect(object(file.string("fileRef")), into: &collector)
      }
    }
  }

  private func collect(_ reference: Object?, into collector: inout FileCollector) throws {
    guard let reference else { return }
    if reference.isa == "PBXVariantGroup" {
      // Variant groups do not nest; one that names itself would have no end.
      for child in objects(reference.strings("children")) where child.isa != reference.isa {
        try collect(child, into: &collector)
      }
      return
    }
    guard let url = url(of: reference) else { return }
    if reference.string("lastKnownFileType") == "folder" {
      collector.addFolderReference(url)
    } else {
      collector.add(url)
    }
  }

  /// A folder that the target lists is taken whole, less its exceptions; of a folder that it does not
  /// list, the exceptions that name the target are what is taken.
  func collectSynchronizedGroups(
    of target: Object, infoPlistFile: String?, into collector: inout FileCollector
  ) throws {
    let listed = target.strings("fileSystemSynchronizedGroups")
    for group in objects(isa: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = url(of: group) else { continue }
      let exceptions = exceptions(of: group, for: target).map { folder.appendingPathComponent($0).path }
      if listed.contains(group.identifier) {
        let folders = group.strings("explicitFolders").map { folder.appendingPathComponent($0).path }
        let excluded = Set(exceptions + [infoPlistFile].compactMap { $0 })
        try collectFolder(folder, excluded: excluded, kept: Set(folders), into: &collector)
      } else {
        exceptions.forEach { collector.add(URL(fileURLWithPath: $0)) }
      }
    }
  }

  private func exceptions(of group: Object, for target: Object) -> [String] {
    objects(group.strings("exceptions"))
      .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
      .filter { $0.string("target") == target.identifier }
      .flatMap { $0.strings("membershipExceptions") }
  }

  private func collectFolder(
    _ folder: URL, excluded: Set<String>, kept: Set<String>, into collector: inout FileCollector
  ) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw ProjectError(file: folder.path, problem: Wording.folderMissing(file), remedy: Wording.restoreFolder)
    }
    var whole = FileCollector()
    try whole.addFolder(folder)
    let isExcluded = { (path: String) in
      excluded.contains { path == $0 || path.hasPrefix($0 + "/") } || kept.contains { path.hasPrefix($0 + "/") }
    }
    collector.merge(whole, without: isExcluded)
    for folder in kept.sorted() where !excluded.contains(folder) {
      collector.addFolderReference(URL(fileURLWithPath: folder))
    }
  }
}

extension FileCollector {
  fileprivate mutating func merge(_ other: FileCollector, without isExcluded: (String) -> Bool) {
    for path in other.sources + other.assetCatalogs + other.resources.map(\.path) where !isExcluded(path) {
      add(URL(fileURLWithPath: path))
    }
    addWarnings(other.warnings.filter { !isExcluded($0.file) })
  }
}
