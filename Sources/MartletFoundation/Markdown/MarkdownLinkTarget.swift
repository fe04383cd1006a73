/// What follows a link's text: `(address "title")`. The title has no place in a text and is dropped.
struct MarkdownLinkTarget {
  let address: String
  /// The position behind the closing parenthesis.
  let end: Int

  init?(_ scalars: [Unicode.Scalar], at start: Int) {
    var reader = Reader(scalars: scalars, position: start)
    guard reader.take("(") else { return nil }
    reader.skipSpaces()
    guard let address = reader.address() else { return nil }
    let hadSpace = reader.skipSpaces()
    if hadSpace, reader.isAtTitle {
      guard reader.skipTitle() else { return nil }
      reader.skipSpaces()
    }
    guard reader.take(")") else { return nil }
    self.address = address
    end = reader.position
  }

  /// The address of `<https://…>` or `<name@host>`; nil when the angle brackets hold something else.
  static func address(ofAutolink text: String) -> String? {
    guard !text.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    if let colon = text.firstIndex(of: ":") {
      let scheme = text[..<colon]
      let isScheme = (2...32).contains(scheme.utf8.count) && scheme.first!.isLetter && scheme.allSatisfy(isInScheme)
      return isScheme ? text : nil
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return "mailto:" + text
  }

  private static func isInScheme(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+.-".contains(character))
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position: Int

    var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
    var isAtTitle: Bool { current == "\"" || current == "'" || current == "(" }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard current == scalar else { return false }
      position += 1
      return true
    }

    @discardableResult mutating func skipSpaces() -> Bool {
      let start = position
      while current?.properties.isWhitespace == true { position += 1 }
      return position > start
    }

    /// In angle brackets, or without spaces and with balanced parentheses.
    mutating func address() -> String? {
      let isBracketed = take("<")
      var result = String.UnicodeScalarView()
      var depth = 0
      while let scalar = current {
        if isBracketed, take(">") { return String(result) }
        if scalar == "\n" || (isBracketed && scalar == "<") { return nil }
        if !isBracketed, scalar.properties.isWhitespace || (scalar == ")" && depth == 0) { break }
        depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
        if scalar == "\\", position + 1 < scalars.count, scalars[position + 1].isMarkdownPunctuation { position += 1 }
        result.append(scalars[position])
        position += 1
      }
      return isBracketed || (depth != 0) ? nil : String(result)
    }

    mutating func skipTitle() -> Bool {
      let closing: Unicode.Scalar = take("(") ? ")" : scalars[position]
      if closing != ")" { position += 1 }
      while let scalar = current {
        position += 1
        if scalar == closing { return true }
        if scalar == "\\" { position += 1 }
      }
      return false
    }
  }
}
