/// The elements and attributes that a chapter may hold. What is not listed here is not written.
enum SafeList {
  /// Blocks of text; each starts on a line of its own.
  static let blocks: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "hr", "figure",
    "figcaption", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "details", "summary",
  ]
  static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "del", "dfn", "em", "i", "img", "ins", "kbd", "mark", "q",
    "rp", "rt", "ruby", "s", "samp", "small", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
  static let elements = blocks.union(inline)
  static let void: Set<String> = ["br", "hr", "img", "wbr"]
  /// What goes with all that is in it; other elements that are not listed leave their content.
  static let removed: Set<String> = [
    "applet", "audio", "base", "button", "canvas", "dialog", "embed", "frame", "frameset", "head", "iframe",
    "input", "link", "meta", "noembed", "noframes", "noscript", "object", "option", "param", "plaintext", "portal",
    "script",
    "select", "source", "style", "svg", "template", "textarea", "title", "track", "video", "xmp",
  ]

  /// The value to write for an attribute, nil for none.
  static func value(of attribute: String, _ value: String, on tag: String) -> String? {
    switch (tag, attribute) {
    case ("a", "href"): SafeAddress.link(value)
    case ("img", "src"): SafeAddress.localImage(value)
    case ("img", "alt"), ("a", "title"), ("img", "title"), ("abbr", "title"): value.collapsingSpaces
    case ("img", "width"), ("img", "height"), ("ol", "start"), ("li", "value"), ("td", "colspan"), ("td", "rowspan"),
      ("th", "colspan"), ("th", "rowspan"):
      value.utf8.count < 6 ? Int(value).flatMap { $0 >= 0 ? String($0) : nil } : nil
    case ("code", "class"): language(value)
    case ("time", "datetime"), (_, "lang"): isPlain(value) ? value : nil
    case (_, "dir"): ["ltr", "rtl", "auto"].contains(value.lowercased()) ? value.lowercased() : nil
    case (_, "id"): isPlain(value) ? value : nil
    default: nil
    }
  }

  /// `language-swift` and its like; nil for other classes.
  private static func language(_ value: String) -> String? {
    value.split(separator: " ").map(String.init).first { $0.hasPrefix("language-") && isPlain($0) }
  }

  /// Letters, digits and `-_.:+`, 64 at most: nothing that a reader of HTML or CSS would take for more.
  private static func isPlain(_ value: String) -> Bool {
    (1...64).contains(value.utf8.count)
      && value.utf8.allSatisfy {
        ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
          || [0x2D, 0x5F, 0x2E, 0x3A, 0x2B].contains($0)
      }
  }
}
