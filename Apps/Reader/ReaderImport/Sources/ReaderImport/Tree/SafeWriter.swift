/// Writes nodes as the HTML of a chapter: elements and attributes of the `SafeList`, text escaped, a block a line.
struct SafeWriter {
  private var output = ""
  /// At the start of a block or after one, where a space is not seen.
  private var isAtEdge = true

  static func html(of nodes: [Node]) -> String {
    var writer = SafeWriter()
    for node in nodes { writer.write(node, keepsSpace: false) }
    return writer.output.trimmingEnd + (writer.output.isEmpty ? "" : "\n")
  }

  private mutating func write(_ node: Node, keepsSpace: Bool) {
    if node.isText { return writeText(node.text, keepsSpace) }
    if SafeList.removed.contains(node.tag) { return }
    guard SafeList.elements.contains(node.tag) else {
      for child in node.children { write(child, keepsSpace: keepsSpace) }
      return
    }
    if node.tag == "img" && SafeAddress.localImage(node["src"]) == nil { return }
    let isBlock = SafeList.blocks.contains(node.tag)
    if isBlock && !keepsSpace { startLine() }
    writeStart(node)
    isAtEdge = isBlock
    if !SafeList.void.contains(node.tag) {
      // A line break right after <pre> is not part of its text; one more keeps the text's own.
      if node.tag == "pre" && node.wholeText.hasPrefix("\n") { output += "\n" }
      for child in node.children { write(child, keepsSpace: keepsSpace || node.tag == "pre") }
      if isBlock && !keepsSpace && output.hasSuffix(" ") { output.removeLast() }
      output += "</\(node.tag)>"
    }
    if isBlock && !keepsSpace { output += "\n" }
    isAtEdge = isBlock
  }

  private mutating func writeStart(_ node: Node) {
    output += "<" + node.tag
    var written: Set<String> = []
    for (name, value) in node.attributes where written.insert(name).inserted {
      guard let safe = SafeList.value(of: name, value, on: node.tag) else { continue }
      output += " \(name)=\"\(Self.escape(safe, quotes: true))\""
    }
    output += ">"
  }

  private mutating func writeText(_ text: String, _ keepsSpace: Bool) {
    guard !text.isEmpty else { return }
    if keepsSpace {
      output += Self.escape(text, quotes: false)
      return
    }
    let words = text.collapsingSpaces
    if text.unicodeScalars.first!.isPageSpace { writeSpace() }
    guard !words.isEmpty else { return }
    output += Self.escape(words, quotes: false)
    isAtEdge = false
    if text.unicodeScalars.last!.isPageSpace { writeSpace() }
  }

  private mutating func writeSpace() {
    if !isAtEdge && !output.hasSuffix(" ") { output += " " }
  }

  private mutating func startLine() {
    if !output.isEmpty && !output.hasSuffix("\n") { output += "\n" }
  }

  static func escape(_ text: String, quotes: Bool) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0 }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quotes: result += "&quot;"
      case "\0": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
