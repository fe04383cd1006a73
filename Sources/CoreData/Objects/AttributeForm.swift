import Foundation
import MartletControls
import MartletStore

/// How the values of an attribute lie in the store, and back.
struct AttributeForm {
  let type: NSAttributeType
  private let name: String

  init(_ attribute: NSAttributeDescription) { (type, name) = (attribute.attributeType, attribute.name) }

  func stored(_ value: Any?) -> StoreValue {
    guard let value = value.flatMap(Self.unwrapped) else { return .null }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return integer(value)
    case .doubleAttributeType, .floatAttributeType: return Self.number(value).map { .real($0) } ?? .null
    case .decimalAttributeType:
      return (value as? Decimal ?? (value as? NSNumber)?.decimalValue).map { .text("\($0)") } ?? .null
    case .stringAttributeType: return (value as? String).map { .text($0) } ?? .null
    case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
    case .binaryDataAttributeType: return (value as? Data).map { .blob($0) } ?? .null
    case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) } ?? .null
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
    case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: return transformed(value)
    }
  }

  private func integer(_ value: Any) -> StoreValue {
    if let value = value as? any BinaryInteger { return .integer(Int64(truncatingIfNeeded: value)) }
    if let value = value as? any RawRepresentable { return stored(value.rawValue) }
    return Self.number(value).map { .integer(Int64($0)) } ?? .null
  }

  /// Nil for integers, which a number of this kind would round.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// What is inside of an optional; nil when there is nothing.
  private static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: - Back

  func value(_ stored: StoreValue) -> Any? {
    switch (type, stored) {
    case (_, .null): nil
    case (.booleanAttributeType, .integer(let number)): number != 0
    case (.dateAttributeType, .real(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
    case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
    case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (.floatAttributeType, .real(let number)): Float(number)
    case (.stringAttributeType, .text(let text)): text
    case (.binaryDataAttributeType, .blob(let data)): data
    case (.transformableAttributeType, .blob(let data)): Self.unarchived(data)
    case (_, .integer(let number)): number
    case (_, .real(let number)): number
    case (_, .text(let text)): text
    case (_, .blob(let data)): data
    }
  }

  /// The default of a model's file.
  func value(ofText text: String) -> Any? {
    switch type {
    case .booleanAttributeType: ["YES", "1", "true"].contains(text)
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text) ?? Double(text).map { Int64($0) }
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }

  // MARK: - Transformable values

  /// Swift's own values as JSON, objects as archives.
  private func transformed(_ value: Any) -> StoreValue {
    if let value = value as? any Codable, let data = try? JSONEncoder().encode(value) {
      return .blob(Self.jsonMark + data)
    }
    if let value = value as? any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    {
      return .blob(data)
    }
    Notes.once(
      "a \(Swift.type(of: value)) cannot be stored in the transformable attribute '\(name)': it is not Codable")
    return .null
  }

  private static let jsonMark = Data("json".utf8)

  private static func unarchived(_ data: Data) -> Any? {
    if data.starts(with: jsonMark) { return JSONText(data: data.dropFirst(jsonMark.count)) }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}

/// A value whose type only its reader knows.
struct JSONText {
  var data: Data

  func value<T>(as type: T.Type) -> T? {
    guard let type = type as? any Decodable.Type else { return nil }
    return try? JSONDecoder().decode(type, from: data) as? T
  }
}
