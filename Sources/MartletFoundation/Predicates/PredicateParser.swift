import Foundation

/// Reads a predicate from its format, with arguments for the places in it.
struct PredicateParser {
  struct Failure: Error { var message: String }

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>

  static func parse(_ format: String, _ arguments: [Any?]) throws(Failure) -> PredicateTree {
    guard let tokens = PredicateToken.tokens(of: format) else {
      throw Failure(message: "a character that predicates do not have, or a text without its end")
    }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    let tree = try parser.alternatives()
    if let extra = parser.tokens.first { throw Failure(message: "\(extra) is left over") }
    return tree
  }

  // MARK: Tokens

  private func isNext(_ words: String...) -> Bool {
    switch tokens.first {
    case .word(let word): words.contains(word.uppercased())
    case .symbol(let symbol): words.contains(symbol)
    default: false
    }
  }

  private mutating func take(_ words: String...) -> Bool {
    for word in words where isNext(word) {
      tokens.removeFirst()
      return true
    }
    return false
  }

  private mutating func expect(_ symbol: String) throws(Failure) {
    guard take(symbol) else { throw Failure(message: "\(symbol) is missing") }
  }

  private mutating func argument() throws(Failure) -> Any? {
    guard !arguments.isEmpty else { throw Failure(message: "there are fewer arguments than places") }
    return arguments.removeFirst()
  }

  // MARK: Conditions

  private mutating func alternatives() throws(Failure) -> PredicateTree {
    var parts = [try conditions()]
    while take("OR", "||") { parts.append(try conditions()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conditions() throws(Failure) -> PredicateTree {
    var parts = [try condition()]
    while take("AND", "&&") { parts.append(try condition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() throws(Failure) -> PredicateTree {
    if take("NOT", "!") { return .not(try condition()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      let inner = try alternatives()
      try expect(")")
      return inner
    }
    if tokens.first == .place("@"), let predicate = arguments.first as? NSPredicate {
      tokens.removeFirst()
      arguments.removeFirst()
      return .predicate(predicate)
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(Failure) -> PredicateComparison {
    let reach: PredicateComparison.Reach =
      take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .direct
    let left = try expression()
    let comparator = try comparator()
    let (ignoresCase, ignoresDiacritics) = try options()
    return PredicateComparison(
      reach: reach, left: left, comparator: comparator, ignoresCase: ignoresCase,
      ignoresDiacritics: ignoresDiacritics, right: try expression())
  }

  private static let comparators: [(String, PredicateComparison.Operator)] = [
    ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual), ("=<", .lessOrEqual),
    (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less), (">", .greater), ("BETWEEN", .between),
    ("IN", .in), ("CONTAINS", .contains), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith), ("LIKE", .like),
    ("MATCHES", .matches),
  ]

  private mutating func comparator() throws(Failure) -> PredicateComparison.Operator {
    for (word, comparator) in Self.comparators where take(word) { return comparator }
    throw Failure(message: tokens.first.map { "\($0) is no comparison" } ?? "a comparison is missing")
  }

  /// `[c]`, `[d]`, `[cd]`.
  private mutating func options() throws(Failure) -> (ignoresCase: Bool, ignoresDiacritics: Bool) {
    guard take("[") else { return (false, false) }
    guard case .word(let letters) = tokens.popFirst() else { throw Failure(message: "[c] or [d] is meant") }
    try expect("]")
    return (letters.lowercased().contains("c"), letters.lowercased().contains("d"))
  }

  // MARK: Values

  private mutating func expression() throws(Failure) -> PredicateExpression {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .symbol("{"): return try list()
    case .place("K"):
      guard let path = try argument() as? String else { throw Failure(message: "%K takes the name of a property") }
      return .path(path.components(separatedBy: "."))
    case .place: return .value(try argument())
    case .word(let word): return named(word)
    case let token: throw Failure(message: token.map { "\($0) is no value" } ?? "a value is missing")
    }
  }

  private func named(_ word: String) -> PredicateExpression {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    case "SELF": .path([])
    default: .path(word.hasPrefix("#") ? [String(word.dropFirst())] : word.components(separatedBy: "."))
    }
  }

  private mutating func list() throws(Failure) -> PredicateExpression {
    var parts: [PredicateExpression] = []
    while !take("}") {
      parts.append(try expression())
      if !isNext("}") { try expect(",") }
    }
    return .list(parts)
  }
}
