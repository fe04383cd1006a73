import Foundation

extension NSPredicate {
  /// Reads a condition such as `"age > %d AND name BEGINSWITH[c] %@"`, with arguments for its places.
  ///
  /// Names are those of an object's stored properties, or of a dictionary's keys; `SELF` is the object. Functions,
  /// `SUBQUERY`, arithmetic and variables are not there. A format that can't be read traps.
  public convenience init(format: String, _ arguments: Any?...) { self.init(reading: format, arguments) }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(reading: format, (arguments ?? []).map { Optional($0) })
  }

  private convenience init(reading format: String, _ arguments: [Any?]) {
    do throws(PredicateParser.Failure) {
      let tree = try PredicateParser.parse(format, arguments)
      self.init(block: { object, _ in tree.holds(for: object) })
    } catch {
      preconditionFailure("NSPredicate: the format \"\(format)\" cannot be read: \(error.message)")
    }
  }
}

extension NSSortDescriptor {
  /// Sorts by the property of that name, or by the objects themselves for nil.
  ///
  /// Numbers, texts (by their characters) and times have an order; what has none stays where it is, and a missing
  /// value comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { a, b in KeyedOrder.compare(a, b) }
  }

  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    let path = key?.components(separatedBy: ".") ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      comparator(
        KeyedReader.value(of: a, at: path) ?? NSNull(), KeyedReader.value(of: b, at: path) ?? NSNull())
    }
  }
}

enum KeyedOrder {
  static func compare(_ a: Any, _ b: Any) -> ComparisonResult {
    let (a, b) = (KeyedValue(a), KeyedValue(b))
    switch (a, b) {
    case (.null, .null): return .orderedSame
    case (.null, _): return .orderedAscending
    case (_, .null): return .orderedDescending
    default: return a.order(to: b) ?? .orderedSame
    }
  }
}
