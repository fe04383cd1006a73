import Foundation

/// A book on disk: a folder with `Chapters.json` and the pictures in `Images`.
///
/// Saving is safe against being killed at any moment. Pictures are written first, each whole under a name that was
/// free; then the chapters change from the old to the new in one step; then pictures that no chapter names any more go.
/// The old chapters have all of their pictures until that step, and the new ones have theirs.
public struct BookFolder: Sendable {
  public static let chaptersFile = "Chapters.json"
  public static let imagesFolder = "Images"
  private static let largestJSON = 512 << 20

  public var url: URL

  public init(_ url: URL) { self.url = url }

  private var chaptersURL: URL { url.appendingPathComponent(Self.chaptersFile) }
  private var imagesURL: URL { url.appendingPathComponent(Self.imagesFolder) }

  /// There is a book, whether it can be read or not.
  public var exists: Bool { FileManager.default.fileExists(atPath: chaptersURL.path) }

  /// Names of the files in the folder of pictures.
  public var imageNames: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: imagesURL.path)) ?? [])
  }

  /// The address of a picture of the book, whether it is there or not.
  public func imageURL(_ name: String) -> URL { imagesURL.appendingPathComponent(name) }

  /// Throws an `ImportError` that says what is wrong with the file, and where.
  public func load() throws -> Book {
    guard exists else { throw ImportError(url.path, Wording.noChapters) }
    return try Book(json: try InputFile.read(chaptersURL.path, limit: Self.largestJSON), file: chaptersURL.path)
  }

  /// Saves the book with new pictures. Pictures that it does not name are removed.
  public func save(_ book: Book, images: [String: Data] = [:]) throws {
    do {
      try FileManager.default.createDirectory(at: imagesURL, withIntermediateDirectories: true)
      for (name, data) in images.sorted(by: { $0.key < $1.key }) { try AtomicFile.write(data, to: imageURL(name)) }
      try AtomicFile.write(try book.json(), to: chaptersURL)
      removeUnused(by: book)
    } catch let error as POSIXError {
      throw ImportError(url.path, Wording.unwritable(error.localizedDescription))
    } catch let error as CocoaError {
      throw ImportError(url.path, Wording.unwritable(error.localizedDescription))
    }
  }

  /// What is wrong with the book, a line each with its place: unsafe HTML, missing pictures, empty titles and chapters.
  public func check() throws -> [ImportError] {
    let names = imageNames
    var errors: [ImportError] = []
    for (index, chapter) in try load().chapters.enumerated() {
      var messages = try SafeCheck.findings(in: chapter.html).map(Wording.unsafe)
      messages += chapter.imageNames.subtracting(names).sorted().map(Wording.missingPicture)
      if chapter.title.collapsingSpaces.isEmpty { messages.append(Wording.emptyTitle) }
      if chapter.html.collapsingSpaces.isEmpty { messages.append(Wording.emptyChapter) }
      errors += messages.map { ImportError(chaptersURL.path, place: "chapters[\(index)]", $0) }
    }
    return errors
  }

  private func removeUnused(by book: Book) {
    let used = book.chapters.reduce(into: Set<String>()) { $0.formUnion($1.imageNames) }
    for name in imageNames.subtracting(used) { try? FileManager.default.removeItem(at: imageURL(name)) }
    AtomicFile.removeLeftovers(in: url)
  }
}

extension Chapter {
  /// File names of the pictures that the chapter shows, its lead image among them.
  public var imageNames: Set<String> {
    PictureNames.find(in: html).union([leadImage ?? ""]).subtracting([""])
  }
}
