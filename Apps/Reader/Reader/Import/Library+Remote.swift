import Foundation

extension Library {
  func addRemote(_ address: String) {
    guard let remote = RemoteBook(address) else {
      message = Message(
        title: String(localized: "Cannot Add the Book"), text: String(localized: "This is no address of the web."))
      return
    }
    isBusy = true
    Task {
      defer { isBusy = false }
      do {
        guard case .newer(let book, let tag) = try await remote.fetch(tag: nil) else { return }
        open(try add(book, origin: BookOrigin(address: remote.url.absoluteString, tag: tag)))
      } catch {
        tell(of: error, title: String(localized: "Cannot Add the Book"))
      }
    }
  }

  /// Whether newer chapters of a book can be asked for. Those that someone has edited stay as they are.
  func canUpdate(_ book: ShelfBook) -> Bool {
    guard let origin = folder.origin(of: book.id) else { return false }
    return !origin.isEdited && RemoteBook(origin.address) != nil
  }

  /// Takes newer chapters where there are any. Without a connection the book stays as it is.
  func update(_ book: ShelfBook) {
    guard var origin = folder.origin(of: book.id), !origin.isEdited, let remote = RemoteBook(origin.address) else {
      return
    }
    isBusy = true
    Task {
      defer { isBusy = false }
      do {
        switch try await remote.fetch(tag: origin.tag) {
        case .unchanged:
          message = Message(title: String(localized: "No Newer Chapters"), text: book.title)
        case .newer(let new, let tag):
          try replace(book.id, with: new)
          origin.tag = tag
          try folder.save(origin, of: book.id)
        }
      } catch {
        tell(of: error, title: String(localized: "Cannot Ask for Newer Chapters"))
      }
    }
  }
}
