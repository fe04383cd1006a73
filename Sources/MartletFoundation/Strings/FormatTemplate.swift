/// A format such as "%lld of %2$@", taken apart.
package struct FormatTemplate: Equatable {
  package enum Part: Equatable {
    case literal(String)
    /// The argument at `index` (from 0), written by a specifier without its position, such as "%.1f".
    case argument(index: Int, specifier: String)
  }

  package private(set) var parts: [Part] = []
  private var literal = ""
  private var nextIndex = 0

  package init(_ format: String) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      readSpecifier(&rest)
    }
    literal += rest
    flush()
  }

  /// A percent sign that starts no specifier is text.
  private mutating func readSpecifier(_ rest: inout Substring) {
    var cursor = rest.dropFirst()
    if cursor.first == "%" {
      literal += "%"
      rest = cursor.dropFirst()
      return
    }
    let position = Self.readPosition(&cursor)
    let body = cursor.prefix { !Self.conversions.contains($0) }
    guard body.allSatisfy({ Self.modifiers.contains($0) }), let conversion = cursor.dropFirst(body.count).first else {
      literal += "%"
      rest = rest.dropFirst()
      return
    }
    flush()
    let index = position.map { $0 - 1 } ?? nextIndex
    if position == nil { nextIndex += 1 }
    parts.append(.argument(index: index, specifier: "%\(body)\(conversion)"))
    rest = cursor.dropFirst(body.count + 1)
  }

  /// The "2$" of "%2$@".
  private static func readPosition(_ cursor: inout Substring) -> Int? {
    let digits = cursor.prefix { $0.isASCII && $0.isNumber }
    guard cursor.dropFirst(digits.count).first == "$", let position = Int(digits), position > 0 else { return nil }
    cursor = cursor.dropFirst(digits.count + 1)
    return position
  }

  private mutating func flush() {
    if !literal.isEmpty { parts.append(.literal(literal)) }
    literal = ""
  }

  private static let conversions: Set<Character> = Set("@diuxXofFeEgGaAcCsSp")
  private static let modifiers: Set<Character> = Set("0123456789.-+ #'hlqjztL")
}
