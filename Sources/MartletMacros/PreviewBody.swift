/// A preview's statements, with the `@Previewable` variables taken out.
struct PreviewBody {
  /// The variables as a view declares them.
  private(set) var properties: [String] = []
  private(set) var statements = ""

  private static let mark = "@Previewable"

  init(_ text: String) {
    let source = SwiftSource(text)
    let whole = 0..<source.bytes.count
    var position = 0
    while let start = source.first(in: position..<whole.upperBound, where: { Self.isMark(at: $0, in: source) }) {
      statements += source.text(position..<start)
      let end = Self.endOfDeclaration(from: start, in: source)
      properties.append(source.trimmed(start + Self.mark.utf8.count..<end))
      // A separator behind the declaration goes with it.
      position = end < whole.upperBound && source.bytes[end] == UInt8(ascii: ";") ? end + 1 : end
    }
    statements += source.text(position..<whole.upperBound)
  }

  private static func isMark(at position: Int, in source: SwiftSource) -> Bool {
    source.starts(with: mark, at: position)
      && source.end(ofTokenAt: position + 1) == position + mark.utf8.count
  }

  /// A declaration ends with its line, unless the line can't be its end or the next one carries on.
  private static func endOfDeclaration(from start: Int, in source: SwiftSource) -> Int {
    let whole = start..<source.bytes.count
    guard let keyword = source.firstWord("var", in: whole) else { return whole.upperBound }
    return endOfExpression(from: keyword, to: whole.upperBound, in: source)
  }

  static func endOfExpression(from start: Int, to end: Int, in source: SwiftSource) -> Int {
    var last = start
    var position = start
    while position < end {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: ";") { return position }
      if byte == 10, !expectsMore(after: last, in: source), !carriesOn(from: position, in: source) { return position }
      if !source.isSpace(byte), !source.starts(with: "//", at: position) { last = source.end(ofTokenAt: position) - 1 }
      position = source.end(ofTokenAt: position)
    }
    return end
  }

  private static func expectsMore(after last: Int, in source: SwiftSource) -> Bool {
    "=,:+-*/&|<?".utf8.contains(source.bytes[last]) && !isOptionalMark(at: last, in: source)
      || source.text(0..<last + 1).hasSuffix(" var")
  }

  /// The question mark of `Int?` ends a type; that of a choice stands free.
  private static func isOptionalMark(at position: Int, in source: SwiftSource) -> Bool {
    source.bytes[position] == UInt8(ascii: "?") && position > 0 && !source.isSpace(source.bytes[position - 1])
  }

  private static func carriesOn(from lineEnd: Int, in source: SwiftSource) -> Bool {
    let next = source.skippingSpaces(from: lineEnd)
    guard next < source.bytes.count else { return false }
    return ".=?:+*/&|<".utf8.contains(source.bytes[next])
  }
}
