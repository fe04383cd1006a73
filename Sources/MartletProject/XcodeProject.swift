import Foundation

/// An Xcode project file: a flat table of objects that name each other by identifier.
struct XcodeProject {
  /// One row of the table. A missing key reads as nil or empty, as Xcode reads it.
  struct Object {
    var identifier: String
    var fields: [String: PropertyListValue]

    var isa: String { fields["isa"]?.string ?? "" }
    var name: String? { fields["name"]?.string }
    var path: String? { fields["path"]?.string }

    func string(_ key: String) -> String? { fields[key]?.string }
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }
  }

  let name: String
  /// The folder that paths in the project are relative to.
  let rootFolder: URL
  let file: String
  let platform: ProjectRequest.Platform
  private(set) var targets: [ProjectTarget] = []
  private(set) var packages: [PackageReference] = []
  private(set) var warnings: [ProjectWarning] = []
  /// Projects that this one holds among its files, as older ones do instead of a workspace.
  var subprojects: [URL] {
    (root?.fields["projectReferences"]?.array ?? []).compactMap { entry in
      object(entry.dictionary?["ProjectRef"]?.string).flatMap(url(of:))
    }
  }
  private let text: String
  private let objects: [String: Object]
  private let rootIdentifier: String
  /// The group that holds a file or a group.
  private let parents: [String: String]

  init(at project: URL, platform: ProjectRequest.Platform = .iOS) throws {
    let file = project.appendingPathComponent("project.pbxproj").path
    try self.init(
      text: try TextFile.read(file, remedy: Wording.repairProjectFile), file: file,
      name: project.deletingPathExtension().lastPathComponent, folder: project.deletingLastPathComponent(),
      platform: platform)
  }

  init(text: String, file: String, name: String, folder: URL, platform: ProjectRequest.Platform = .iOS) throws {
    let list = try PropertyListValue.read(text, file: file)
    guard let rows = list.dictionary?["objects"]?.dictionary, let root = list.dictionary?["rootObject"]?.string else {
      throw ProjectError(file: file, problem: Wording.notAProject, remedy: Wording.repairProjectFile)
    }
    (self.name, self.file, self.text, self.platform) = (name, file, text, platform)
    objects = rows.reduce(into: [:]) { table, row in
      table[row.key] = Object(identifier: row.key, fields: row.value.dictionary ?? [:])
    }
    rootIdentifier = root
    parents = objects.values.sorted { $0.identifier < $1.identifier }.reduce(into: [:]) { parents, object in
      for child in object.strings("children") { parents[child] = object.identifier }
    }
    let directory = objects[root]?.string("projectDirPath") ?? ""
    rootFolder = directory.isEmpty ? folder : folder.resolving(directory)
    try readTargets()
    packages = readPackages()
  }

  private mutating func readTargets() throws {
    let others = DependencyFiles(in: URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent())
    for target in objects(root?.strings("targets") ?? []) {
      let (settings, notes) = try buildSettings(of: target)
      for note in notes where !warnings.contains(note) { warnings.append(note) }
      var read = projectTarget(target, settings)
      read.packageProducts += others.products(for: read.name)
      targets.append(read)
    }
  }

  var root: Object? { objects[rootIdentifier] }

  func object(_ identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

  func objects(_ identifiers: [String]) -> [Object] { identifiers.compactMap { objects[$0] } }

  func objects(isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.identifier < $1.identifier }
  }

  /// Where a text stands first in the project's file.
  func place(of fragment: String) -> SourcePlace? { TextFile.place(of: fragment, in: text) }

  func place(listing path: String) -> SourcePlace? {
    objects(isa: "PBXFileReference").first { url(of: $0)?.path == path }.flatMap { place(ofObject: $0.identifier) }
  }

  /// The line that begins with an object's identifier, where it is defined.
  func place(ofObject identifier: String) -> SourcePlace? {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let start = line.drop(while: \.isWhitespace)
      if start.hasPrefix(identifier) || start.hasPrefix("\"\(identifier)\""), start.contains("= {") {
        return SourcePlace(line: index + 1, column: line.count - start.count + 1)
      }
    }
    return nil
  }

  /// Where a file or group stands, or nil where that is inside an SDK or among built products.
  func url(of object: Object) -> URL? {
    // A damaged project may have a group inside itself: the outermost of such a ring counts as the root.
    var inner: Set<String> = []
    var paths: [String] = []
    var current = object
    while true {
      inner.insert(current.identifier)
      if let path = current.path, !path.isEmpty { paths.append(path) }
      switch current.string("sourceTree") ?? "<group>" {
      case "<absolute>": return Self.join(paths, to: URL(fileURLWithPath: "/"))
      case "SOURCE_ROOT": return Self.join(paths, to: rootFolder)
      case "<group>":
        guard let parent = self.object(parents[current.identifier]), !inner.contains(parent.identifier) else {
          return Self.join(paths, to: rootFolder)
        }
        current = parent
      default: return nil
      }
    }
  }

  /// `paths` are the innermost first.
  private static func join(_ paths: [String], to folder: URL) -> URL {
    paths.reversed().reduce(folder) { $0.resolving($1) }
  }
}

extension XcodeProject: TargetContainer {}
