import Foundation

/// What the importer says, in one place. A message follows the name of the file and the place in it.
enum Wording {
  // MARK: Files

  static let missing = "no such file or folder"
  static func unreadable(_ reason: String) -> String { "cannot be read: \(reason)" }
  static func tooLarge(_ bytes: Int, limit: Int) -> String {
    "is \(megabytes(bytes)) MB; at most \(megabytes(limit)) MB are read"
  }
  static let emptyFolder = "holds no page: no .html, .md, .webarchive or .mhtml file"
  static let tooManyFiles = "holds too many files; give a folder of the pages alone"
  static func unwritable(_ reason: String) -> String { "cannot be written: \(reason)" }

  // MARK: Pages

  static let pageTooSlow = "the page takes too long to read; it may be made to"
  static let pageTooComplex = "the page takes too much memory to read; it may be made to"
  static let noArticle = "no article found: the page has no text to read without its scripts"
  static let markdownTooSlow = "the Markdown takes too long to read; it may be made to"

  // MARK: Archives

  static let notPropertyList = "is no binary property list; save the page in Safari as Web Archive"
  static let brokenPropertyList = "the property list is damaged"
  static func missingKey(_ key: String) -> String { "no \(key)" }
  static let noBoundary = "the Content-Type names no boundary"
  static let noPage = "no part of type text/html"
  static let tooDeep = "parts are nested too deep"

  // MARK: Pictures

  static let isLocal = "its host is on this machine or in the local network"
  static let hostNotNamed = "it leads to a host that the page does not name"
  static let notWeb = "only http and https are fetched"
  static let noPicture = "is no JPEG, PNG, GIF, WebP or AVIF"
  static func status(_ code: Int) -> String { "the server answered \(code)" }
  static func pictureFailed(_ address: String, _ reason: String) -> String {
    "picture \(shortened(address)): \(reason)"
  }
  static func embedFailed(_ address: String, _ reason: String) -> String { "code \(shortened(address)): \(reason)" }
  static let offline = "not fetched, offline"

  // MARK: Books

  static let noChapters = "holds no book: no \(BookFolder.chaptersFile)"
  static func unsafe(_ finding: String) -> String { "unsafe: \(finding)" }
  static func missingPicture(_ name: String) -> String { "picture \(name) is missing" }
  static let emptyTitle = "the title is empty"
  static let emptyChapter = "the chapter is empty"

  static func noJSON(_ reason: String) -> String { "is no JSON: \(reason)" }

  /// One message for each kind of mistake.
  static func decoding(_ error: DecodingError) -> (place: String, message: String) {
    switch error {
    case .keyNotFound(let key, let context): (path(context), "no \"\(key.stringValue)\"")
    case .typeMismatch(let type, let context): (path(context), "is no \(name(of: type))")
    case .valueNotFound(let type, let context): (path(context), "null where a \(name(of: type)) belongs")
    case .dataCorrupted(let context): (path(context), noJSON(context.debugDescription))
    @unknown default: ("", "is no book")
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is [Any].Type, is [Chapter].Type: "list"
    default: type == [String: Any].self || type is Book.Type || type is Chapter.Type ? "object" : "list"
    }
  }

  private static func megabytes(_ bytes: Int) -> Int { (bytes + (1 << 20) - 1) >> 20 }
  private static func shortened(_ address: String) -> String {
    address.count <= 100 ? address : address.prefix(100) + "…"
  }
}
