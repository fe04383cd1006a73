import Foundation
import ReaderImport

extension Library {
  func finishImport(_ result: Result<[URL], any Error>, into id: String? = nil) {
    switch result {
    case .success(let files): importFiles(files, into: id)
    case .failure(let error): tell(of: error, title: Self.failed)
    }
  }

  /// Makes one book of files and folders, or adds their chapters to a book. A file of chapters is a book by itself.
  func importFiles(_ files: [URL], into id: String? = nil) {
    guard !files.isEmpty else { return }
    isBusy = true
    let taken = id.map { folder.book($0).imageNames } ?? []
    Task {
      defer { isBusy = false }
      do {
        let found = try await Task.detached { try await ImportedPages.read(files, takenNames: taken) }.value
        if let id { try await append(found, to: id) } else { open(try add(found.book, images: found.images)) }
        if !found.warnings.isEmpty { tell(found.warnings) }
      } catch {
        tell(of: error, title: Self.failed)
      }
    }
  }

  private func append(_ found: ImportedPages, to id: String) async throws {
    finishWriting()
    let folder = folder
    let book = try await Task.detached {
      var book = try folder.book(id).load()
      book.chapters += found.book.chapters
      try folder.saveEdited(book, images: found.images, of: id)
      return book
    }.value
    take(book, as: id)
  }

  private func tell(_ warnings: [String]) {
    let listed = warnings.prefix(5).joined(separator: "\n")
    message = Message(
      title: String(localized: "Imported, but Not All of It"),
      text: warnings.count > 5 ? listed + "\n…" : listed)
  }

  private static var failed: String { String(localized: "Cannot Import") }
}

/// What files and folders give together.
struct ImportedPages: Sendable {
  var book: Book
  var images: [String: Data] = [:]
  var warnings: [String] = []

  static func read(_ files: [URL], takenNames: Set<String>) async throws -> ImportedPages {
    var pages = ImportedPages(book: Book(chapters: []))
    for file in files {
      let isScoped = file.startAccessingSecurityScopedResource()
      defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
      if file.pathExtension.lowercased() == "json" {
        let book = try Book(json: try Data(contentsOf: file), file: file.path)
        pages.add(book.chapters, title: book.title)
      } else {
        let importer = Importer(takenNames: takenNames.union(pages.images.keys))
        let result = try await importer.importPages(at: file.path)
        pages.add(result.chapters, title: result.title)
        pages.images.merge(result.images) { first, _ in first }
        pages.warnings += result.warnings
      }
    }
    return pages
  }

  private mutating func add(_ chapters: [Chapter], title: String?) {
    if book.title == nil { book.title = title }
    if book.language == nil { book.language = chapters.lazy.compactMap(\.language).first }
    book.chapters += chapters
  }
}
