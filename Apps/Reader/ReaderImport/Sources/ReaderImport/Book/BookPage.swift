import Foundation

/// A whole book as one page, to be read in any browser.
public enum BookPage {
  /// Pictures are named relative to the book's folder.
  public static func html(of book: Book) -> String {
    let title = SafeWriter.escape(book.title ?? "", quotes: true)
    let language = book.language.flatMap { SafeList.value(of: "lang", $0, on: "html") } ?? "en"
    let chapters = book.chapters.map { chapter in
      let html = chapter.blocks.map(\.html).joined()
      let pictures = html.replacingOccurrences(of: "<img src=\"", with: "<img src=\"\(BookFolder.imagesFolder)/")
      return "<h1>\(SafeWriter.escape(chapter.title, quotes: false))</h1>\n\(pictures)"
    }
    return """
      <!doctype html>
      <html lang="\(language)">
      <head><meta charset="utf-8"><title>\(title)</title>
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
      <style>body { max-width: 40em; margin: auto; padding: 1em } img { max-width: 100% } pre { overflow: auto }</style>
      </head>
      <body>
      \(chapters.joined())</body>
      </html>

      """
  }
}
