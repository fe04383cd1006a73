import Foundation

/// A `.xcdatamodeld`, with the versions of a model, or a `.xcdatamodel`, which is one.
struct DataModelFolder {
  let name: String
  let versions: [DataModel]
  let current: DataModel

  /// Throws a `ProjectError` for a folder without a model, and for a model that cannot be read.
  init(_ path: String, module: String) throws {
    let url = URL(fileURLWithPath: path)
    name = url.deletingPathExtension().lastPathComponent
    let folders = url.pathExtension == "xcdatamodel" ? [url] : try Self.versions(in: url)
    versions = try folders.map { try Self.model($0, module) }
    let currentName = Self.currentName(in: url)
    guard let current = versions.first(where: { $0.name == currentName }) ?? versions.last else {
      throw ProjectError(file: path, problem: Wording.emptyDataModel, remedy: Wording.repairDataModel)
    }
    self.current = current
  }

  private static func versions(in url: URL) throws -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().map { url.appendingPathComponent($0) }
  }

  private static func model(_ folder: URL, _ module: String) throws -> DataModel {
    let file = folder.appendingPathComponent("contents").path
    let text = try TextFile.read(file, remedy: Wording.repairDataModel)
    return try DataModelReader(file: file, module: module).model(
      text, name: folder.deletingPathExtension().lastPathComponent)
  }

  /// A property list beside the versions says which counts.
  private static func currentName(in url: URL) -> String? {
    let file = url.appendingPathComponent(".xccurrentversion").path
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListFile.read(data, file: file, remedy: Wording.repairDataModel) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    else { return nil }
    return name.hasSuffix(".xcdatamodel") ? String(name.dropLast(".xcdatamodel".count)) : name
  }

  /// The compiled model: files by destination in a bundle.
  func compiledFiles() throws -> [String: String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var files = ["\(name).momd/current": current.name]
    for version in versions {
      files["\(name).momd/\(version.name).mom"] = String(decoding: try encoder.encode(version), as: UTF8.self)
    }
    return files
  }
}
