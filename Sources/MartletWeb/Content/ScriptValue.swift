import CWebKit
import Foundation

/// Values of scripts as Foundation's: numbers, text, lists, objects by name, dates, null.
enum ScriptValue {
  /// Takes the reference over. Nil for undefined and for what has no counterpart.
  static func take(_ value: OpaquePointer?) -> Any? {
    guard let value else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(value)) }
    return read(value, depth: 0)
  }

  /// Objects within objects, at most: an object may hold itself.
  private static let deepest = 64

  static func read(_ value: OpaquePointer, depth: Int) -> Any? {
    if jsc_value_is_undefined(value) != 0 || depth > deepest { return nil }
    if jsc_value_is_null(value) != 0 { return NSNull() }
    if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
    if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
    if jsc_value_is_string(value) != 0 { return String(taking: jsc_value_to_string(value)) }
    if jsc_value_is_array(value) != 0 { return list(value, depth) }
    if jsc_value_is_object(value) != 0 { return date(value) ?? object(value, depth) }
    return nil
  }

  /// Whole numbers are whole for those who ask by type.
  private static func number(_ double: Double) -> NSNumber {
    Int(exactly: double).map { NSNumber(value: $0) } ?? NSNumber(value: double)
  }

  private static func list(_ value: OpaquePointer, _ depth: Int) -> [Any] {
    guard let length = jsc_value_object_get_property(value, "length") else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(length)) }
    return (0..<max(0, jsc_value_to_int32(length))).map { index in
      guard let element = jsc_value_object_get_property_at_index(value, guint(index)) else { return NSNull() }
      defer { g_object_unref(UnsafeMutableRawPointer(element)) }
      return read(element, depth: depth + 1) ?? NSNull()
    }
  }

  private static func date(_ value: OpaquePointer) -> Date? {
    guard jsc_value_object_is_instance_of(value, "Date") != 0 else { return nil }
    guard let time = jsc_value_object_invoke_methodv(value, "getTime", 0, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(time)) }
    return Date(timeIntervalSince1970: jsc_value_to_double(time) / 1000)
  }

  private static func object(_ value: OpaquePointer, _ depth: Int) -> Any? {
    if jsc_value_is_function(value) != 0 { return nil }
    var result: [String: Any] = [:]
    guard let names = jsc_value_object_enumerate_properties(value) else { return result }
    defer { g_strfreev(names) }
    var index = 0
    while let name = names[index] {
      index += 1
      guard let inner = jsc_value_object_get_property(value, name) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(inner)) }
      result[String(cString: name)] = read(inner, depth: depth + 1)
    }
    return result
  }

  // MARK: The other way

  /// A value as the source of an expression; nil for what scripts have no counterpart of.
  static func source(of value: Any?) -> String? {
    switch value {
    case nil: "undefined"
    case is NSNull: "null"
    case let date as Date: "new Date(\(date.timeIntervalSince1970 * 1000))"
    case let text as String: literal(text)
    case let number as NSNumber: literal(number)
    case let list as [Any]: sources(list).map { "[\($0.joined(separator: ","))]" }
    case let object as [String: Any]:
      sources(object.map(\.value)).map { values in
        "{" + zip(object.keys, values).map { literal($0) + ":" + $1 }.joined(separator: ",") + "}"
      }
    default: nil
    }
  }

  private static func sources(_ values: [Any]) -> [String]? {
    let sources = values.compactMap { source(of: $0) }
    return sources.count == values.count ? sources : nil
  }

  private static func literal(_ number: NSNumber) -> String {
    // "B" and "c" are how Foundation says boolean.
    let isBoolean = ["B", "c"].contains(String(cString: number.objCType)) && [0, 1].contains(number.doubleValue)
    if isBoolean { return number.boolValue ? "true" : "false" }
    let double = number.doubleValue
    return double.isNaN ? "NaN" : double.isInfinite ? (double < 0 ? "-Infinity" : "Infinity") : number.stringValue
  }

  static func literal(_ text: String) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data("[\"\"]".utf8)
    // Line separators are allowed in JSON and were not in scripts.
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028").replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }
}
