import CMarkdown
import Foundation

/// Markdown of GitHub's kind as a page; HTML in it is kept, and made safe like any other.
struct MarkdownPage {
  static let largest = 8 << 20
  private static let maximumSeconds = 10.0

  /// From the front matter, or the first heading if nothing stands before it; nil for neither.
  var title: String?
  var byline: String?
  var date: String?
  var language: String?
  var body: Node

  init(_ bytes: [UInt8], file: String) throws(ImportError) {
    guard bytes.count <= Self.largest else {
      throw ImportError(file, Wording.tooLarge(bytes.count, limit: Self.largest))
    }
    let (fields, text) = Self.frontMatter(of: String(decoding: bytes, as: UTF8.self))
    let html = TimeLimit.run(seconds: Self.maximumSeconds) { Self.html(of: text) }
    guard let html else { throw ImportError(file, Wording.markdownTooSlow) }
    body = try HTMLParser.parse(Array(("<body>" + html).utf8), file: file).first(tagged: "body") ?? Node("body")
    title = fields["title"]
    byline = fields["author"] ?? fields["byline"]
    date = fields["date"]
    language = fields["lang"] ?? fields["language"]
    if let first = body.elements.first, first.tag == "h1", title == nil || title == first.readText {
      title = first.readText
      body.filterChildren { $0 !== first }
    }
  }

  private static func html(of markdown: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8
    guard let parser = cmark_parser_new(options) else { return "" }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return "" }
    defer { cmark_node_free(document) }
    guard let html = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }

  /// `key: value` lines between two lines of `---` at the start.
  private static func frontMatter(of text: String) -> (fields: [String: String], rest: String) {
    let lines = text.split(separator: "\n", maxSplits: 60, omittingEmptySubsequences: false)
    guard lines.first?.trimmingCharacters(in: .whitespaces) == "---",
      let end = lines.dropFirst().prefix(59).firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "---" })
    else { return ([:], text) }
    var fields: [String: String] = [:]
    for line in lines[1..<end] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\"'"))
      if !value.isEmpty { fields[line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()] = value }
    }
    return (fields, lines[(end + 1)...].joined(separator: "\n"))
  }
}
