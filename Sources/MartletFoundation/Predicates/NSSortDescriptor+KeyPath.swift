import Foundation

extension NSSortDescriptor {
  /// Sorts by a property of any type, optional ones as well: a missing value comes first, and values without an order
  /// stay where they are.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in KeyedOrder.compare(a, b) }
  }

  /// Sorts texts as the selector says, which is one of `NSString`'s: `localizedStandardCompare(_:)` and its like. Other
  /// values, and other selectors, sort as without one.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let compare = selector.flatMap({ TextOrder.named($0.description) }) else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(key: key, ascending: ascending) { a, b in
      guard case .text(let first) = KeyedValue(a), case .text(let second) = KeyedValue(b) else {
        return KeyedOrder.compare(a, b)
      }
      return compare(first, second)
    }
  }
}

/// The orders of texts that have names.
private enum TextOrder {
  static func named(_ selector: String) -> ((String, String) -> ComparisonResult)? {
    switch selector.prefix(while: { $0 != ":" && $0 != "(" }) {
    case "localizedStandardCompare": { $0.localizedStandardCompare($1) }
    case "localizedCaseInsensitiveCompare": { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedCompare": { $0.localizedCompare($1) }
    case "caseInsensitiveCompare": { $0.caseInsensitiveCompare($1) }
    case "compare": { $0.compare($1) }
    default: nil
    }
  }
}
