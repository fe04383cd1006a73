import Foundation
import MartletStore

/// Types that the database knows by itself.
protocol StoredForm {
  var stored: StoreValue { get }
  static func from(_ stored: StoreValue) -> Self?
}

extension StoredForm where Self: FixedWidthInteger {
  var stored: StoreValue { .integer(Int64(truncatingIfNeeded: self)) }
  static func from(_ stored: StoreValue) -> Self? {
    switch stored {
    case .integer(let number): Self(truncatingIfNeeded: number)
    case .real(let number): Self(exactly: number.rounded())
    default: nil
    }
  }
}
extension Int: StoredForm {}
extension Int8: StoredForm {}
extension Int16: StoredForm {}
extension Int32: StoredForm {}
extension Int64: StoredForm {}
extension UInt: StoredForm {}
extension UInt8: StoredForm {}
extension UInt16: StoredForm {}
extension UInt32: StoredForm {}
extension UInt64: StoredForm {}

extension StoredForm where Self: BinaryFloatingPoint {
  var stored: StoreValue { .real(Double(self)) }
  static func from(_ stored: StoreValue) -> Self? {
    switch stored {
    case .real(let number): Self(number)
    case .integer(let number): Self(number)
    // The database has no word for it.
    case .null: nil
    default: nil
    }
  }
}
extension Double: StoredForm {}
extension Float: StoredForm {}
extension CGFloat: StoredForm {}

extension Bool: StoredForm {
  var stored: StoreValue { .integer(self ? 1 : 0) }
  static func from(_ stored: StoreValue) -> Bool? { Int.from(stored).map { $0 != 0 } }
}

extension String: StoredForm {
  var stored: StoreValue { .text(self) }
  static func from(_ stored: StoreValue) -> String? { if case .text(let text) = stored { text } else { nil } }
}

extension Date: StoredForm {
  var stored: StoreValue { .real(timeIntervalSinceReferenceDate) }
  static func from(_ stored: StoreValue) -> Date? {
    Double.from(stored).map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension UUID: StoredForm {
  var stored: StoreValue { .text(uuidString) }
  static func from(_ stored: StoreValue) -> UUID? { String.from(stored).flatMap(UUID.init(uuidString:)) }
}

extension URL: StoredForm {
  var stored: StoreValue { .text(absoluteString) }
  static func from(_ stored: StoreValue) -> URL? { String.from(stored).flatMap(URL.init(string:)) }
}

extension Decimal: StoredForm {
  var stored: StoreValue { .text(description) }
  static func from(_ stored: StoreValue) -> Decimal? { String.from(stored).flatMap { Decimal(string: $0) } }
}

extension Data: StoredForm {
  var stored: StoreValue { .blob(self) }
  static func from(_ stored: StoreValue) -> Data? { if case .blob(let data) = stored { data } else { nil } }
}

extension Optional: StoredForm where Wrapped: StoredForm {
  var stored: StoreValue { self?.stored ?? .null }
  static func from(_ stored: StoreValue) -> Wrapped?? {
    stored.isNull ? .some(nil) : .some(Wrapped.from(stored))
  }
}
