import Foundation

/// The words of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case symbol(String)
  /// `%@`, `%K`, `%d` and the like.
  case place(Character)

  /// Nil when there is something that no predicate has.
  static func tokens(of format: String) -> [PredicateToken]? {
    var reader = PredicateTokenReader(rest: Array(format)[...])
    var tokens: [PredicateToken] = []
    while reader.skipSpaces() {
      guard let token = reader.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }
}

struct PredicateTokenReader {
  var rest: ArraySlice<Character>

  /// Whether something is left.
  mutating func skipSpaces() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return !rest.isEmpty
  }

  mutating func next() -> PredicateToken? {
    guard let first = rest.first else { return nil }
    if first == "\"" || first == "'" { return text(upTo: first) }
    if first == "%" { return place() }
    if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true { return number() }
    if Self.isWord(first) { return .word(take { Self.isWord($0) || $0.isNumber || $0 == "." }) }
    return symbol()
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || "_@$#".contains(character)
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let word = rest.prefix(while: belongs)
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func text(upTo quote: Character) -> PredicateToken? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return .text(text) }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  /// `%ld` and `%lu` count as `%d`, `%.1f` as `%f`.
  private mutating func place() -> PredicateToken? {
    rest.removeFirst()
    _ = take { "lhqz.0123456789".contains($0) }
    return rest.popFirst().map { .place($0) }
  }

  private mutating func number() -> PredicateToken? {
    let sign = rest.first == "-" ? -1.0 : 1
    if sign < 0 { rest.removeFirst() }
    return Double(take { $0.isNumber || ".eE".contains($0) }).map { .number(sign * $0) }
  }

  private mutating func symbol() -> PredicateToken? {
    for symbol in ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"] where rest.starts(with: symbol) {
      rest = rest.dropFirst(symbol.count)
      return .symbol(symbol)
    }
    return rest.popFirst().flatMap { "=<>!(){}[],".contains($0) ? .symbol(String($0)) : nil }
  }
}
