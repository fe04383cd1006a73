import Foundation

/// A value as predicates compare it.
enum KeyedValue {
  case null
  case number(Double)
  case text(String)
  case date(Date)
  case list([KeyedValue])
  case object(Any)

  init(_ value: Any?) {
    guard let value = value.flatMap(Self.unwrapped) else {
      self = .null
      return
    }
    switch value {
    case is NSNull: self = .null
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any StringProtocol: self = .text(String(value))
    case let value as NSString: self = .text(String(describing: value))
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as UUID: self = .text(value.uuidString)
    case let value as URL: self = .text(value.absoluteString)
    case let value as [Any]: self = .list(value.map { KeyedValue($0) })
    case let value as NSArray: self = .list(value.map { KeyedValue($0) })
    case let value as Set<AnyHashable>: self = .list(value.map { KeyedValue($0.base) })
    case let value as NSSet: self = .list(value.map { KeyedValue($0) })
    default: self = .object(value)
    }
  }

  /// What is inside of an optional, however deep; nil when there is nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  var isTrue: Bool { if case .number(let number) = self { number != 0 } else { false } }

  /// Nil where the two have no order: numbers and numbers, texts and texts, times and times have one.
  func order(to other: KeyedValue) -> ComparisonResult? {
    func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
      a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return order(a, b)
    case (.text(let a), .text(let b)): return a.compare(b)
    case (.date(let a), .date(let b)): return order(a, b)
    default: return nil
    }
  }

  func equals(_ other: KeyedValue) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.list(let a), .list(let b)): return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
    case (.object(let a), .object(let b)): return Self.areSame(a, b)
    default: return order(to: other) == .orderedSame
    }
  }

  private static func areSame(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
  }
}

/// Reads values by the names of properties, as key-value coding does.
enum KeyedReader {
  /// `path` has names between dots; `@count` counts a list, and a name after a list reads it of each element.
  static func value(of object: Any?, at path: [String]) -> Any? {
    guard let name = path.first else { return object }
    let rest = Array(path.dropFirst())
    guard let object else { return nil }
    if name.lowercased() == "self" { return value(of: object, at: rest) }
    if let list = elements(of: object) {
      if name == "@count" || name == "count" { return list.count }
      return list.map { value(of: $0, at: path) as Any }
    }
    return value(of: property(name, of: object), at: rest)
  }

  private static func elements(of object: Any) -> [Any]? {
    if object is String || object is [String: Any] { return nil }
    if let list = object as? [Any] { return list }
    if let list = object as? NSArray { return list.map { $0 } }
    return (object as? Set<AnyHashable>)?.map(\.base)
  }

  private static func property(_ name: String, of object: Any) -> Any? {
    if let object = object as? any _KeyedObject { return object._value(named: name) }
    if let table = object as? [String: Any] { return table[name] }
    if let table = object as? NSDictionary { return table[name] }
    if let text = object as? String { return name == "length" || name == "count" ? text.count : nil }
    var mirror = Mirror(reflecting: object) as Mirror?
    if mirror?.displayStyle == .optional {
      return mirror?.children.first.flatMap { property(name, of: $0.value) }
    }
    while let level = mirror {
      // A wrapped property is stored under a name of its own.
      for child in level.children where child.label == name || child.label == "_" + name { return child.value }
      mirror = level.superclassMirror
    }
    return nil
  }
}
