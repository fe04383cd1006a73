import Foundation
import ReaderImport

/// The book that comes with the app: `Chapters.json` of the bundle, with its pictures beside it.
enum Guide {
  /// Puts the guide into a library that has none yet, and newer chapters of it into one that has older ones. A guide
  /// that was removed or edited stays so.
  @MainActor static func install(in library: Library, from bundle: Bundle = .main) {
    guard let file = bundle.url(forResource: "Chapters", withExtension: "json"),
      let json = try? Data(contentsOf: file)
    else { return }
    let folder = library.folder
    let tag = json.mark
    do {
      if let id = library.books.first(where: { folder.origin(of: $0.id)?.address == BookOrigin.guide })?.id {
        guard let origin = folder.origin(of: id), !origin.isEdited, origin.tag != tag else { return }
        let book = try Book(json: json, file: file.path)
        try library.replace(id, with: book, images: images(of: book, in: bundle))
        try folder.save(BookOrigin(address: BookOrigin.guide, tag: tag), of: id)
      } else if !isKnown(in: folder) {
        try add(to: library, json: json, file: file, bundle)
        try folder.write(true, to: knownFile)
      }
    } catch {
      library.tell(of: error, title: String(localized: "Cannot Open the Book"))
    }
  }

  @MainActor private static func add(to library: Library, json: Data, file: URL, _ bundle: Bundle) throws {
    let book = try Book(json: json, file: file.path)
    let origin = BookOrigin(address: BookOrigin.guide, tag: json.mark)
    try library.add(book, images: images(of: book, in: bundle), origin: origin)
  }

  /// Says that the library has had the guide.
  private static let knownFile = "Guide.json"
  private static func isKnown(in folder: LibraryFolder) -> Bool { (folder.read(knownFile) as Bool?) ?? false }

  private static func images(of book: Book, in bundle: Bundle) -> [String: Data] {
    var images: [String: Data] = [:]
    for name in book.chapters.reduce(into: Set<String>(), { $0.formUnion($1.imageNames) }) {
      let url = bundle.url(forResource: name, withExtension: nil)
      images[name] = url.flatMap { try? Data(contentsOf: $0) }
    }
    return images
  }
}

extension Data {
  /// A short mark of the content, the same in each run (FNV-1a).
  var mark: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
