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
  private let objects: [String: Object]
  private let rootIdentifier: String
  /// The group that holds a file or a group.
  private let parents: [String: String]

  init(at project: URL) throws {
    let file = project.appendingPathComponent("project.pbxproj").path
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw ProjectError(file: file, problem: Wording.unreadable, remedy: Wording.repairProjectFile)
    }
    try self.init(
      text: text, file: file, name: project.deletingPathExtension().lastPathComponent,
      folder: project.deletingLastPathComponent())
  }

  init(text: String, file: String, name: String, folder: URL) throws {
    let list = try PropertyListParser.parse(text, file: file)
    guard let rows = list.dictionary?["objects"]?.dictionary, let root = list.dictionary?["rootObject"]?.string else {
      throw ProjectError(file: file, problem: Wording.notAProject, remedy: Wording.repairProjectFile)
    }
    self.name = name
    self.file = file
    objects = rows.reduce(into: [:]) { table, row in
      table[row.key] = Object(identifier: row.key, fields: row.value.dictionary ?? [:])
    }
    rootIdentifier = root
    parents = objects.values.reduce(into: [:]) { parents, object in
      for child in object.strings("children") { parents[child] = object.identifier }
    }
    let directory = objects[root]?.string("projectDirPath") ?? ""
    rootFolder = directory.isEmpty ? folder : folder.appendingPathComponent(directory)
  }

  var root: Object? { objects[rootIdentifier] }

  func object(_ identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

  func objects(_ identifiers: [String]) -> [Object] { identifiers.compactMap { objects[$0] } }

  func objects(isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.identifier < $1.identifier }
  }

  /// Where a file or group stands, or nil where that is inside an SDK or among built products.
  func url(of object: Object) -> URL? { url(of: object, below: []) }

  /// A damaged project may have a group inside itself: `inner` are the groups on the way here, and the outermost
  /// of such a ring counts as the root.
  private func url(of object: Object, below inner: Set<String>) -> URL? {
    let inner = inner.union([object.identifier])
    switch object.string("sourceTree") ?? "<group>" {
    case "<absolute>": return object.path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT": return append(object.path, to: rootFolder)
    case "<group>":
      guard let parent = self.object(parents[object.identifier]), !inner.contains(parent.identifier) else {
        return append(object.path, to: rootFolder)
      }
      return url(of: parent, below: inner).flatMap { append(object.path, to: $0) }
    default: return nil
    }
  }

  private func append(_ path: String?, to folder: URL) -> URL? {
    guard let path, !path.isEmpty else { return folder }
    return folder.appendingPathComponent(path).standardizedFileURL
  }
}
