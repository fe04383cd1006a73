import Foundation
import ReaderImport

/// What becomes of an address that a page wants to load.
enum LinkPolicy: Equatable {
  /// The page itself, or a place in it.
  case load
  case chapter(Int, anchor: String?)
  /// Outside of the app.
  case browser(URL)
  case refuse

  /// Only the chapter's own page loads. What someone taps leads to a chapter or to the browser; what a page loads by
  /// itself leads nowhere.
  static func decide(_ url: URL, isTap: Bool, isMainFrame: Bool, in book: Book, chapter: Int) -> LinkPolicy {
    guard isMainFrame else { return .refuse }
    if url.scheme == PageDocument.scheme { return inside(url, isTap: isTap, book, chapter) }
    if !isTap { return url.absoluteString == "about:blank" ? .load : .refuse }
    guard let scheme = url.scheme?.lowercased() else { return .refuse }
    switch scheme {
    case "http", "https":
      return book.chapter(from: url).map { .chapter($0, anchor: url.fragment) } ?? .browser(url)
    case "mailto":
      return .browser(url)
    default:
      return .refuse
    }
  }

  private static func inside(_ url: URL, isTap: Bool, _ book: Book, _ chapter: Int) -> LinkPolicy {
    let parts = url.pathComponents.filter { $0 != "/" }
    if parts.count == 2, parts[0] == "chapter", let index = Int(parts[1]), book.chapters.indices.contains(index) {
      return .chapter(index, anchor: url.fragment)
    }
    guard parts.isEmpty else { return .refuse }
    guard let anchor = url.fragment, isTap else { return .load }
    return book.place(of: anchor, from: chapter)
  }
}

extension Book {
  /// The chapter that was made of a page of the web.
  fileprivate func chapter(from url: URL) -> Int? {
    let address = Self.bare(url.absoluteString)
    return chapters.firstIndex { $0.source.map(Self.bare) == address }
  }

  /// An address without scheme, fragment, the last slash, and what says where a reader came from.
  private static func bare(_ address: String) -> Substring {
    var address = address.prefix { $0 != "#" }
    if let mark = address.firstIndex(of: "?") {
      let query = address[address.index(after: mark)...]
      if ["source=", "utm_", "sk="].contains(where: query.hasPrefix) { address = address[..<mark] }
    }
    if address.hasSuffix("/") { address.removeLast() }
    return address.range(of: "://").map { address[$0.upperBound...] } ?? address
  }

  /// Where a link to `#anchor` leads: to an element of this chapter, to one that is in another chapter since the text
  /// was divided, or to the chapter that is called so.
  fileprivate func place(of anchor: String, from chapter: Int) -> LinkPolicy {
    let id = "id=\"\(anchor)\""
    if chapters.indices.contains(chapter), chapters[chapter].html.contains(id) { return .load }
    if let index = chapters.firstIndex(where: { $0.html.contains(id) }) { return .chapter(index, anchor: anchor) }
    let slug = (anchor.removingPercentEncoding ?? anchor).slug
    return chapters.firstIndex { $0.title.slug == slug }.map { .chapter($0, anchor: nil) } ?? .load
  }
}
