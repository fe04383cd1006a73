import Foundation

// Two ways in which a target has files: build phases that name each file, and (from Xcode 16) folders
// whose contents belong to the target, with lists of exceptions.

extension XcodeProject {
  func files(of target: ProjectTarget) throws -> FileCollector {
    var collector = FileCollector()
    guard let object = object(target.identifier.name) else { return collector }
    collector.isExcluded = Self.exclusion(target.settings)
    try collectBuildPhases(of: object, into: &collector)
    try collectSynchronizedGroups(of: object, infoPlistFile: target.infoPlistFile, into: &collector)
    return collector
  }

  /// EXCLUDED_SOURCE_FILE_NAMES, less INCLUDED_SOURCE_FILE_NAMES.
  static func exclusion(_ settings: BuildSettings) -> (URL) -> Bool {
    let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES").map(NamePattern.init)
    let included = settings.list("INCLUDED_SOURCE_FILE_NAMES").map(NamePattern.init)
    if excluded.isEmpty { return { _ in false } }
    return { url in
      excluded.contains { $0.matchesFile(url.path) } && !included.contains { $0.matchesFile(url.path) }
    }
  }

  private func collectBuildPhases(of target: Object, into collector: inout FileCollector) throws {
    for phase in objects(target.strings("buildPhases")) {
      let files = objects(phase.strings("files")).filter(isForPlatform).compactMap { object($0.string("fileRef")) }
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase": files.forEach { collect($0, into: &collector) }
      case "PBXCopyFilesBuildPhase": collectCopies(files, phase, into: &collector)
      default: break
      }
    }
  }

  /// Xcode's number 7 is the folder of resources; other phases copy frameworks, extensions and tools.
  private func collectCopies(_ files: [Object], _ phase: Object, into collector: inout FileCollector) {
    guard phase.string("dstSubfolderSpec") == "7" else { return }
    let folder = phase.string("dstPath") ?? ""
    guard !folder.hasPrefix("/"), !folder.split(separator: "/").contains("..") else { return }
    for url in files.compactMap(url(of:)) { collector.addCopy(url, below: folder) }
  }

  private func collect(_ reference: Object, into collector: inout FileCollector) {
    if reference.isa == "PBXVariantGroup" {
      // Variant groups do not nest; one that names itself would have no end.
      for child in objects(reference.strings("children")) where child.isa != reference.isa {
        collect(child, into: &collector)
      }
      return
    }
    guard let url = url(of: reference) else { return }
    if reference.string("lastKnownFileType") == "folder" {
      collector.addCopy(url)
    } else {
      collector.add(url)
    }
  }

  /// A folder that the target lists is taken whole, less its exceptions; of a folder that it does not
  /// list, the exceptions that name the target are what is taken.
  private func collectSynchronizedGroups(
    of target: Object, infoPlistFile: String?, into collector: inout FileCollector
  ) throws {
    let listed = target.strings("fileSystemSynchronizedGroups")
    for group in objects(isa: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = url(of: group) else { continue }
      let exceptions = SynchronizedExceptions(exceptionPaths(of: group, for: target), in: folder)
      let otherPlatforms = SynchronizedExceptions(filteredPaths(of: group, for: target), in: folder)
      if listed.contains(group.identifier) {
        let kept = group.strings("explicitFolders").map { folder.resolving($0).path }
        let skipped = SynchronizedExceptions(elsewherePaths(of: group, in: target), in: folder)
        try collectFolder(folder, kept: kept, into: &collector) { path in
          path == infoPlistFile || exceptions.contain(path) || skipped.contain(path) || otherPlatforms.contain(path)
        }
      } else {
        try exceptions.urls().filter { !otherPlatforms.contain($0.path) }.forEach { url in
          if case .folder? = FileKind(at: url.path), !FileCollector.isFolderOfOneFile(url.pathExtension.lowercased()) {
            try collector.addFolder(url)
          } else {
            collector.add(url)
          }
        }
      }
    }
  }

  private func exceptionSets(of group: Object, for target: Object) -> [Object] {
    objects(group.strings("exceptions"))
      .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
      .filter { $0.string("target") == target.identifier }
  }

  private func exceptionPaths(of group: Object, for target: Object) -> [String] {
    exceptionSets(of: group, for: target).flatMap { $0.strings("membershipExceptions") }
  }

  /// Files that belong to the target on other platforms only.
  private func filteredPaths(of group: Object, for target: Object) -> [String] {
    exceptionSets(of: group, for: target).flatMap { set in
      let filters = set.fields["platformFiltersByRelativePath"]?.dictionary ?? [:]
      return filters.filter { !$0.value.strings.contains(platform.rawValue) }.keys.sorted()
    }
  }

  /// Files that another phase of the target takes, such as one that copies frameworks.
  private func elsewherePaths(of group: Object, in target: Object) -> [String] {
    let phases = target.strings("buildPhases")
    return objects(group.strings("exceptions"))
      .filter { $0.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" }
      .filter { set in set.string("buildPhase").map(phases.contains) ?? false }
      .filter { object($0.string("buildPhase"))?.isa == "PBXCopyFilesBuildPhase" }
      .flatMap { $0.strings("membershipExceptions") }
  }

  private func collectFolder(
    _ folder: URL, kept: [String], into collector: inout FileCollector, except isExcluded: @escaping (String) -> Bool
  ) throws {
    guard case .folder? = FileKind(at: folder.path) else {
      throw ProjectError(file: folder.path, problem: Wording.folderMissing(file), remedy: Wording.restoreFolder)
    }
    try collector.addFolder(folder) { url, _ in kept.contains(url.path) || isExcluded(url.path) }
    for folder in kept.sorted() where !isExcluded(folder) { collector.addCopy(URL(fileURLWithPath: folder)) }
  }
}

/// Paths below a synchronized folder that a list of exceptions names.
struct SynchronizedExceptions {
  private var paths: Set<String> = []
  /// A localized file is named once for all its languages, by the folder that holds the languages' folders.
  private var localized: Set<String> = []

  init(_ list: [String], in folder: URL) {
    let mark = "/Localized: "
    for path in list {
      if path.hasPrefix(mark) {
        localized.insert(folder.resolving(String(path.dropFirst(mark.count))).path)
      } else {
        paths.insert(folder.resolving(path).path)
      }
    }
  }

  func contain(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    let url = URL(fileURLWithPath: path)
    let language = url.deletingLastPathComponent()
    guard !localized.isEmpty, language.pathExtension == "lproj" else { return false }
    let folder = language.deletingLastPathComponent()
    return localized.contains(folder.appendingPathComponent(url.lastPathComponent).path)
  }

  /// The files that the list means, languages one by one.
  func urls() -> [URL] {
    let variants = localized.sorted().flatMap { path -> [URL] in
      let url = URL(fileURLWithPath: path)
      let folders = (try? FolderWalk.contents(of: url.deletingLastPathComponent())) ?? []
      return folders.filter { $0.url.pathExtension == "lproj" }
        .map { $0.url.appendingPathComponent(url.lastPathComponent) }.filter { FileKind(at: $0.path) != nil }
    }
    return paths.sorted().map { URL(fileURLWithPath: $0) } + variants
  }
}
