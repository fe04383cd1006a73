import Foundation

/// A predicate's condition, read from a format.
indirect enum PredicateTree {
  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)
  case predicate(NSPredicate)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: object)
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    case .predicate(let predicate): predicate.evaluate(with: object)
    }
  }
}

enum PredicateExpression {
  case value(Any?)
  case path([String])
  case list([PredicateExpression])

  func value(for object: Any?) -> KeyedValue {
    switch self {
    case .value(let value): KeyedValue(value)
    case .path(let path): KeyedValue(KeyedReader.value(of: object, at: path))
    case .list(let parts): .list(parts.map { $0.value(for: object) })
    }
  }
}

struct PredicateComparison {
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, `in`, contains, beginsWith, endsWith
    case like, matches
  }
  /// For lists on the left: which of the elements have to compare.
  enum Reach { case direct, any, all, none }

  var reach = Reach.direct
  var left: PredicateExpression
  var comparator: Operator
  var ignoresCase = false
  var ignoresDiacritics = false
  var right: PredicateExpression

  func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(for: object), right.value(for: object))
    guard reach != .direct, case .list(let elements) = left else { return compares(left, right) }
    switch reach {
    case .any: return elements.contains { compares($0, right) }
    case .none: return !elements.contains { compares($0, right) }
    case .all, .direct: return elements.allSatisfy { compares($0, right) }
    }
  }

  private func compares(_ left: KeyedValue, _ right: KeyedValue) -> Bool {
    let (a, b) = (folded(left), folded(right))
    switch comparator {
    case .equal: return a.equals(b)
    case .notEqual: return !a.equals(b)
    case .less: return a.order(to: b) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(a.order(to: b))
    case .greater: return a.order(to: b) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(a.order(to: b))
    case .between: return isBetween(a, b)
    case .in: return Self.contains(b, a)
    case .contains: return Self.contains(a, b)
    case .beginsWith: return Self.texts(a, b).map { $0.hasPrefix($1) } ?? false
    case .endsWith: return Self.texts(a, b).map { $0.hasSuffix($1) } ?? false
    case .like: return Self.texts(a, b).map { Self.matches($0, Self.pattern(wildcards: $1)) } ?? false
    // The pattern keeps its case: folding would change its escapes.
    case .matches: return Self.texts(left, right).map { Self.matches($0, $1, ignoresCase: ignoresCase) } ?? false
    }
  }

  private func folded(_ value: KeyedValue) -> KeyedValue {
    guard ignoresCase || ignoresDiacritics else { return value }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    switch value {
    case .text(let text): return .text(text.folding(options: options, locale: nil))
    case .list(let list): return .list(list.map { folded($0) })
    default: return value
    }
  }

  private func isBetween(_ value: KeyedValue, _ bounds: KeyedValue) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2 else { return false }
    return value.order(to: bounds[0]).map { $0 != .orderedAscending } == true
      && value.order(to: bounds[1]).map { $0 != .orderedDescending } == true
  }

  private static func contains(_ whole: KeyedValue, _ part: KeyedValue) -> Bool {
    if case .list(let list) = whole { return list.contains { $0.equals(part) } }
    return texts(whole, part).map { $0.contains($1) } ?? false
  }

  private static func texts(_ a: KeyedValue, _ b: KeyedValue) -> (String, String)? {
    if case .text(let a) = a, case .text(let b) = b { (a, b) } else { nil }
  }

  /// `*` stands for any characters, `?` for one.
  private static func pattern(wildcards: String) -> String {
    wildcards.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
  }

  private static func matches(_ text: String, _ pattern: String, ignoresCase: Bool = false) -> Bool {
    let options: NSRegularExpression.Options =
      ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
