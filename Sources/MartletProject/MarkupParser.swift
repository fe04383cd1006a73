/// An element of a small XML file, with its place.
struct MarkupElement: Equatable {
  var name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  var place: SourcePlace
}

/// Reads the XML that Xcode writes for workspaces and data models: elements and attributes; text between them means nothing there.
struct MarkupParser {
  private var cursor: TextCursor
  private let file: String

  static func parse(_ text: String, file: String) throws -> MarkupElement {
    var parser = MarkupParser(cursor: TextCursor(text), file: file)
    try parser.skipToElement()
    guard parser.cursor.current != nil else { throw parser.failure(Wording.endOfFile) }
    return try parser.parseElement(depth: 0)
  }

  private init(cursor: TextCursor, file: String) { (self.cursor, self.file) = (cursor, file) }

  private mutating func parseElement(depth: Int) throws -> MarkupElement {
    guard depth < TextCursor.depthLimit else { throw failure(Wording.nestedTooDeeply) }
    let place = cursor.currentPlace()
    let start = cursor.offset
    cursor.advance()
    var element = MarkupElement(name: try parseName(), attributes: try parseAttributes(), place: place)
    if cursor.startsWith("/>") {
      cursor.advance(by: 2)
      return element
    }
    guard cursor.consume(UInt8(ascii: ">")) else { throw failure(Wording.expected(">", after: element.name)) }
    while true {
      try skipToElement()
      guard cursor.current != nil else { throw failure(Wording.unclosed("<\(element.name)>"), at: start) }
      if cursor.startsWith("</") { break }
      element.children.append(try parseElement(depth: depth + 1))
    }
    cursor.advance(by: 2)
    let name = try parseName()
    guard name == element.name else { throw failure(Wording.unclosed("<\(element.name)>"), at: start) }
    cursor.skipWhitespace()
    guard cursor.consume(UInt8(ascii: ">")) else { throw failure(Wording.expected(">", after: name)) }
    return element
  }

  private mutating func parseName() throws -> String {
    let start = cursor.offset
    cursor.skip { byte in byte > 0x20 && !"<>/='\"".utf8.contains(byte) }
    guard cursor.offset > start else { throw failure(Wording.expectedName) }
    return cursor.text(from: start)
  }

  private mutating func parseAttributes() throws -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      cursor.skipWhitespace()
      guard let byte = cursor.current, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return attributes }
      let name = try parseName()
      cursor.skipWhitespace()
      guard cursor.consume(UInt8(ascii: "=")) else { throw failure(Wording.expected("=", after: name)) }
      cursor.skipWhitespace()
      attributes[name] = try parseValue()
    }
  }

  private mutating func parseValue() throws -> String {
    let opening = cursor.offset
    guard let quote = cursor.current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(Wording.expected("\"", or: "'"))
    }
    cursor.advance()
    let start = cursor.offset
    cursor.skip { $0 != quote }
    let text = cursor.text(from: start)
    guard cursor.consume(quote) else { throw failure(Wording.unclosed("\""), at: opening) }
    return Self.decode(text)
  }

  private static func decode(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// Passes text, comments and declarations.
  private mutating func skipToElement() throws {
    while let byte = cursor.current {
      if byte != UInt8(ascii: "<") {
        cursor.advance()
      } else if cursor.startsWith("<!--") {
        try skip(to: "-->")
      } else if cursor.startsWith("<?") {
        try skip(to: "?>")
      } else if cursor.startsWith("<!") {
        try skip(to: ">")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: StaticString) throws {
    let opening = cursor.offset
    while !cursor.startsWith(end) {
      guard cursor.current != nil else { throw failure(Wording.unclosed("<"), at: opening) }
      cursor.advance()
    }
    cursor.advance(by: end.utf8CodeUnitCount)
  }

  private func failure(_ problem: String, at offset: Int? = nil) -> ProjectError {
    ProjectError(file: file, place: cursor.place(at: offset), problem: problem, remedy: Wording.repairWorkspace)
  }
}
