import Foundation

/// Types that a property of a managed object may have, and how they come from what is stored.
protocol ManagedValue {
  static func from(_ value: Any) -> Self?
  /// What a property has that cannot be nil and has no value.
  static var empty: Self { get }
}

enum ManagedCast {
  /// `value` as the property's type.
  static func cast<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value else { return (type as? any NilValue.Type)?.none as? T }
    if let value = value as? T { return value }
    if let json = value as? JSONText { return json.value(as: type) }
    if let type = type as? any ManagedValue.Type { return type.from(value) as? T }
    if let type = type as? any RawRepresentable.Type { return raw(type, value) as? T }
    return nil
  }

  private static func raw<R: RawRepresentable>(_: R.Type, _ value: Any) -> R? {
    cast(value, to: R.RawValue.self).flatMap(R.init(rawValue:))
  }

  static func empty<T>(_ type: T.Type) -> T? { (type as? any ManagedValue.Type)?.empty as? T }
}

protocol NilValue {
  static var none: Self { get }
}
extension Optional: NilValue {}

extension Optional: ManagedValue where Wrapped: ManagedValue {
  static func from(_ value: Any) -> Wrapped?? { .some(Wrapped.from(value)) }
  static var empty: Wrapped? { nil }
}

extension ManagedValue where Self: FixedWidthInteger {
  static func from(_ value: Any) -> Self? {
    switch value {
    case let value as Int64: Self(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: Self(truncatingIfNeeded: value.int64Value)
    case let value as Double: Self(exactly: value.rounded())
    default: nil
    }
  }
  static var empty: Self { 0 }
}
extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension UInt: ManagedValue {}

extension ManagedValue where Self: BinaryFloatingPoint {
  static func from(_ value: Any) -> Self? {
    switch value {
    case let value as Double: Self(value)
    case let value as Float: Self(value)
    case let value as Int64: Self(value)
    case let value as NSNumber: Self(value.doubleValue)
    default: nil
    }
  }
  static var empty: Self { 0 }
}
extension Double: ManagedValue {}
extension Float: ManagedValue {}
extension CGFloat: ManagedValue {}

extension Bool: ManagedValue {
  static func from(_ value: Any) -> Bool? { Int64.from(value).map { $0 != 0 } }
  static var empty: Bool { false }
}
extension String: ManagedValue {
  static func from(_ value: Any) -> String? { nil }
  static var empty: String { "" }
}
extension Date: ManagedValue {
  static func from(_ value: Any) -> Date? { Double.from(value).map { Date(timeIntervalSinceReferenceDate: $0) } }
  static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: ManagedValue {
  static func from(_ value: Any) -> Data? { nil }
  static var empty: Data { Data() }
}
extension Decimal: ManagedValue {
  static func from(_ value: Any) -> Decimal? { (value as? NSNumber)?.decimalValue }
  static var empty: Decimal { 0 }
}
extension NSNumber {
  /// A stored number as an object.
  static func managed(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    default: nil
    }
  }
}
extension Set: ManagedValue where Element: NSManagedObject {
  static func from(_ value: Any) -> Set<Element>? { (value as? NSSet).flatMap { $0 as? Set<Element> } }
  static var empty: Set<Element> { [] }
}
