import Foundation
import ReaderImport

/// A chapter as a page of HTML: its text, a title above and the way to the next chapter below.
struct PageDocument: Equatable {
  /// Addresses of the book inside of pages. Pictures are `reader-book://book/NAME`, chapters
  /// `reader-book://book/chapter/INDEX`.
  static let scheme = "reader-book"
  static let base = URL(string: "reader-book://book/")!

  var chapter: Chapter
  var index: Int
  var nextTitle: String?
  var language: String?
  var imageHosts: [String]

  static func address(ofChapter index: Int) -> URL { base.appendingPathComponent("chapter/\(index)") }

  func html(style: PageStyle, request: OpenBook.Request) -> String {
    """
    <!doctype html>
    <html lang="\(language ?? "en")" dir="\(direction)">
    <head><meta charset="utf-8"><title>\(chapter.title.escapedForHTML)</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <style id="reader-style">\(style.css)</style></head>
    <body data-target="\(request.target.json(number: request.number).escapedForHTML)">
    <main id="reader-page"><header><h1>\(chapter.title.escapedForHTML)</h1>\(byline)</header>
    <div id="reader-text">\(chapter.html)</div>\(next)</main></body></html>
    """
  }

  /// Nothing of a page runs; pictures come from the book and from the hosts that the reader has listed.
  private var policy: String {
    let hosts = imageHosts.filter(\.isHostName).map { " https://\($0)" }.joined()
    return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; "
      + "img-src \(Self.scheme): data:\(hosts)"
  }

  private var direction: String {
    guard let language else { return "ltr" }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }

  private var byline: String {
    let words = [chapter.byline, chapter.date.map(Self.date)].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? "" : "<p>\(words.joined(separator: " · ").escapedForHTML)</p>"
  }

  /// A date of ISO 8601 in the reader's own form; others as they are.
  private static func date(_ text: String) -> String {
    guard let date = try? Date(String(text.prefix(10)), strategy: .iso8601.year().month().day()) else { return text }
    return date.formatted(
      Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))
  }

  private var next: String {
    guard let nextTitle else { return "" }
    let label = String(localized: "Next Chapter").escapedForHTML
    return """
      <nav><a href="\(Self.address(ofChapter: index + 1).absoluteString)"><small>\(label)</small>\
      \(nextTitle.escapedForHTML)</a></nav>
      """
  }
}

extension String {
  /// As text between tags and inside of quotation marks.
  var escapedForHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// Letters, digits, dots and dashes: no more than a host has.
  var isHostName: Bool {
    !isEmpty && utf8.count < 254
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
      }
  }
}
