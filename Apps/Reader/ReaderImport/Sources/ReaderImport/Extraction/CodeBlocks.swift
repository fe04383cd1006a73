import Foundation

/// Makes code of the ways in which pages set it: tables of numbered lines, line breaks inside of `pre`, spans of
/// colour.
enum CodeBlocks {
  /// Before the article is looked for, since a table of lines looks like anything but text.
  static func resolve(in node: Node) {
    node.flatMapChildren { child in
      if let lines = lines(of: child) { return [block(lines.joined(separator: "\n"), language(of: child))] }
      if child.tag == "pre" {
        flatten(child)
        return [child]
      }
      resolve(in: child)
      return [child]
    }
  }

  /// A block of code as chapters hold it.
  static func block(_ code: String, _ language: String?) -> Node {
    let inner = Node("code", children: [Node(text: code)])
    if let language { inner["class"] = "language-" + language }
    return Node("pre", children: [inner])
  }

  // MARK: Tables of lines

  /// The lines of a gist, or of a highlighter's table; nil for other elements.
  private static func lines(of node: Node) -> [String]? {
    if node.tag == "table" {
      let cells = node.descendants { cell in
        cell.tag == "td" && (cell["class"].contains("blob-code") || cell["class"].contains("js-file-line"))
      }
      if !cells.isEmpty { return cells.map { $0.wholeText.trimmingLineEnds } }
      if let cell = node.first({ $0.tag == "td" && isCodeCell($0) }), node.descendants(tagged: "pre").count <= 2 {
        return [text(of: cell.first(tagged: "pre") ?? cell).trimmingLineEnds]
      }
    }
    if node.tag == "div", node["class"].split(separator: " ").contains("blob-code-content") {
      return node.first(tagged: "table").flatMap { lines(of: $0) }
    }
    return nil
  }

  private static func isCodeCell(_ cell: Node) -> Bool {
    let names = Set(cell["class"].split(separator: " "))
    return names.contains("code") || names.contains("rouge-code") || names.contains("blob-code")
  }

  // MARK: Inside of pre

  private static func flatten(_ pre: Node) {
    guard !pre.contains(tagged: ["img", "table"]) else { return }
    // Text that was set by hand, as in mails and standards, keeps its links.
    if pre.contains(tagged: ["a"]) && !pre.contains(tagged: ["code"]) { return }
    let language = language(of: pre) ?? pre.first(tagged: "code").flatMap(language(of:))
    pre.replaceChildren(with: block(text(of: pre).trimmingLineEnds, language).children)
  }

  /// The text with `br` as line breaks.
  private static func text(of node: Node) -> String {
    if node.isText { return node.text }
    if node.tag == "br" { return "\n" }
    if SafeList.removed.contains(node.tag) { return "" }
    return node.children.map { text(of: $0) }.joined()
  }

  /// From `language-swift`, `lang-swift`, `highlight-source-swift`, or `data-lang`.
  private static func language(of node: Node) -> String? {
    for name in node["class"].lowercased().split(separator: " ") {
      for prefix in ["language-", "lang-", "highlight-source-", "brush:"] where name.hasPrefix(prefix) {
        return plain(String(name.dropFirst(prefix.count)))
      }
    }
    for attribute in ["data-lang", "data-language", "data-code-block-lang"] {
      if let value = plain(node[attribute].lowercased()) { return value }
    }
    return nil
  }

  private static func plain(_ name: String) -> String? {
    let isPlain =
      (1...20).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-#".contains($0)) }
    return isPlain ? name.replacingOccurrences(of: "#", with: "sharp") : nil
  }
}

extension String {
  /// Without line breaks at the ends.
  var trimmingLineEnds: String {
    var text = Substring(self)
    while let first = text.first, first.isNewline { text.removeFirst() }
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
