import Foundation

/// Turns asset catalogs into an index and a list of files to copy. Reads the catalogs, writes nothing.
public struct AssetCatalogCompiler {
  public internal(set) var index = AssetIndex()
  /// Files to copy: absolute path, and destination relative to the bundle.
  public internal(set) var copies: [SwiftModule.Resource] = []
  /// PDFs to make SVGs of: absolute path of the PDF, and the SVG's destination relative to the bundle.
  public internal(set) var conversions: [SwiftModule.Resource] = []
  public internal(set) var warnings: [ProjectWarning] = []
  let settings: AssetSettings
  /// The folder that defined each asset, by kind and name.
  var definitions: [String: String] = [:]

  public init(settings: AssetSettings = AssetSettings()) { self.settings = settings }

  /// Compiles the catalogs in order. Throws a `ProjectError` with file and place for a malformed
  /// Contents.json; a missing image and a name defined twice are warnings (the first one stays).
  public static func compile(
    _ catalogs: [String], settings: AssetSettings = AssetSettings()
  ) throws -> AssetCatalogCompiler {
    var compiler = AssetCatalogCompiler(settings: settings)
    for catalog in catalogs { try compiler.compileFolder(URL(fileURLWithPath: catalog), namespace: "") }
    let accent = settings.accentColorName
    if accent != AssetSettings().accentColorName, compiler.index.colors[accent] != nil {
      compiler.index.accentColor = accent
    }
    return compiler
  }

  /// The text of Assets.json: keys in order, so that equal catalogs give equal bytes.
  public func indexText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(index), as: UTF8.self) + "\n"
  }

  private mutating func compileFolder(_ folder: URL, namespace: String) throws {
    for (url, isFolder) in try FolderWalk.contents(of: folder) where isFolder {
      let name = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": try addColorSet(url, name: name)
      case "imageset": try addImageSet(url, name: name)
      case "symbolset": try addSymbolSet(url, name: name)
      case "dataset": try addDataSet(url, name: name)
      case "": try compileFolder(url, namespace: try isNamespace(url) ? name + "/" : namespace)
      case "appiconset": try addAppIcon(url, name: name)
      default: break  // What only other systems show.
      }
    }
  }

  private func isNamespace(_ folder: URL) throws -> Bool {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return false
    }
    return try AssetContents(of: folder).root["properties"]?["provides-namespace"]?.bool ?? false
  }
}
