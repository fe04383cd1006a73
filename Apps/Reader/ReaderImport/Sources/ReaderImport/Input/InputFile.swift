import Foundation

/// Finds the pages that a path names: a file of any kind that is read, or a folder of them.
enum InputFile {
  static let largestPage = 32 << 20
  static let largestArchive = 256 << 20
  private static let mostFiles = 10_000
  private static let kinds: Set<String> = ["html", "htm", "xhtml", "md", "markdown", "webarchive", "mht", "mhtml"]

  /// The pages in reading order; names in a folder are compared with their numbers as numbers.
  static func pages(at path: String) throws(ImportError) -> [SourcePage] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ImportError(path, Wording.missing)
    }
    guard isFolder.boolValue else { return [try page(at: path)] }
    let files = try files(in: path)
    guard !files.isEmpty else { throw ImportError(path, Wording.emptyFolder) }
    var pages: [SourcePage] = []
    for file in files { pages.append(try page(at: file)) }
    return pages
  }

  /// The bytes of a regular file, or an error where it is none or larger than `limit`.
  static func read(_ path: String, limit: Int) throws(ImportError) -> Data {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw ImportError(path, Wording.unreadable("no regular file"))
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= limit else { throw ImportError(path, Wording.tooLarge(size, limit: limit)) }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError(path, Wording.unreadable((error as NSError).localizedDescription))
    }
  }

  private static func page(at path: String) throws(ImportError) -> SourcePage {
    let bytes = Array(try read(path, limit: largestArchive))
    switch kind(of: path, bytes) {
    case .webArchive: return try WebArchive.page(bytes, file: path)
    case .mhtml: return try MHTML.page(bytes, file: path)
    case .page(let kind):
      guard bytes.count <= largestPage else {
        throw ImportError(path, Wording.tooLarge(bytes.count, limit: largestPage))
      }
      let folder = LocalFolder(root: URL(fileURLWithPath: path).deletingLastPathComponent())
      return SourcePage(file: path, kind: kind, bytes: bytes, folder: folder)
    }
  }

  private enum Kind { case webArchive, mhtml, page(SourcePage.Kind) }

  /// By content first: files are saved under all kinds of names.
  private static func kind(of path: String, _ bytes: [UInt8]) -> Kind {
    let name = URL(fileURLWithPath: path).pathExtension.lowercased()
    if bytes.starts(with: Array("bplist".utf8)) || name == "webarchive" { return .webArchive }
    if name == "mht" || name == "mhtml" || MHTML.isOne(bytes) { return .mhtml }
    return .page(name == "md" || name == "markdown" ? .markdown : .html)
  }

  private static func files(in folder: String) throws(ImportError) -> [String] {
    let root = URL(fileURLWithPath: folder)
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: options) else {
      throw ImportError(folder, Wording.unreadable("no folder"))
    }
    var files: [String] = []
    var seen = 0
    while let file = walk.nextObject() as? URL {
      seen += 1
      guard seen <= mostFiles else { throw ImportError(folder, Wording.tooManyFiles) }
      // "Page_files" is what browsers put beside a page; its frames are no pages.
      if file.lastPathComponent.hasSuffix("_files") || walk.level > 8 { walk.skipDescendants() }
      if kinds.contains(file.pathExtension.lowercased()) && !file.isSymbolicLink { files.append(file.path) }
    }
    return files.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
  }
}

extension URL {
  fileprivate var isSymbolicLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
