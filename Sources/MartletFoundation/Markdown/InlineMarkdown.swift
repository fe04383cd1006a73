import Foundation

/// Inline Markdown, as a literal may carry it: emphasis, strong, code, strikethrough, links. Spec: I7.
///
/// The rules are CommonMark's for inlines, with GitHub's strikethrough. Whatever is malformed stays literal, and so
/// do block elements. References, raw HTML and entities are for a full parser (cmark-gfm), which does not belong here:
/// literals are short and are parsed each time a text is made.
package enum InlineMarkdown {
  /// A stretch of text in one look.
  package struct Span: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    /// Where a link leads, as written.
    package var destination: String?

    /// Where a link leads; nil without a link and for an address that is no URL.
    package var link: URL? { destination.flatMap { URL(string: $0) } }

    fileprivate func hasLook(of other: Span) -> Bool {
      var copy = other
      copy.text = text
      return copy == self
    }
  }

  package static func spans(of string: String) -> [Span] {
    guard string.utf8.contains(where: isSpecial) else { return string.isEmpty ? [] : [Span(text: string)] }
    var parser = InlineMarkdownParser(string)
    return merged(parser.parse())
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "<"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static func merged(_ spans: [Span]) -> [Span] {
    var result: [Span] = []
    for span in spans where !span.text.isEmpty {
      if let last = result.last, last.hasLook(of: span) {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
    return result
  }
}
