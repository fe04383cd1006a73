import Foundation

/// All files below a folder, in the order of their names. A folder that stands for one file, such as an asset
/// catalog, counts as a file; the files in a folder of translations are single files.
struct FolderWalk {
  /// More files and folders than the largest app has: somebody named a whole disk.
  static let largestCount = 50_000
  private static let deepest = 64

  private let root: URL
  private let isSkipped: (URL, Bool) -> Bool
  private var count = 0

  init(root: URL, isSkipped: @escaping (URL, Bool) -> Bool) {
    (self.root, self.isSkipped) = (root, isSkipped)
  }

  init(root: URL) { self.init(root: root) { _, _ in false } }

  mutating func run(_ visit: (URL) -> Void) throws { try enter(root, above: [], visit) }

  private mutating func enter(_ folder: URL, above: [String], _ visit: (URL) -> Void) throws {
    let real = FileKind.realPath(folder.path)
    // A link to a folder that we are in would go round in circles.
    let isCircle = above.contains { $0 == real || $0.hasPrefix(real == "/" ? "/" : real + "/") }
    guard !isCircle, above.count < Self.deepest else { return }
    try countOne()
    for (url, isFolder) in try Self.contents(of: folder) where !isSkipped(url, isFolder) {
      let kind = url.pathExtension.lowercased()
      if isFolder, kind == "lproj" {
        for file in try Self.contents(of: url) where !isSkipped(file.url, file.isFolder) { try report(file.url, visit) }
      } else if isFolder, !FileCollector.isFolderOfOneFile(kind) {
        try enter(url, above: above + [real], visit)
      } else {
        try report(url, visit)
      }
    }
  }

  private mutating func report(_ url: URL, _ visit: (URL) -> Void) throws {
    try countOne()
    visit(url)
  }

  /// Folders count too: links may lead to one folder by very many ways.
  private mutating func countOne() throws {
    count += 1
    guard count <= Self.largestCount else {
      throw ProjectError(file: root.path, problem: Wording.tooManyFiles, remedy: Wording.acceptedPaths)
    }
  }

  /// The children of a folder in the order of their names; hidden files, pipes and dead links are left out.
  static func contents(of folder: URL) throws -> [(url: URL, isFolder: Bool)] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw ProjectError(file: folder.path, problem: Wording.unreadableFolder, remedy: Wording.restoreFolder)
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      switch FileKind(at: url.path) {
      case .folder?: return (url, true)
      case .file?: return (url, false)
      default: return nil
      }
    }
  }
}
