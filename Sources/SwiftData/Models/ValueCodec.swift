import Foundation
import MartletStore

/// How the values of a variable's type lie in the store: numbers, texts and bytes as they are, others as JSON.
final class ValueCodec<Value: Codable> {
  let encode: (Value) -> StoreValue
  private let read: (StoreValue) -> Value?
  private let defaultValue: () -> Value?

  init(defaultValue: @escaping () -> Value?) {
    self.defaultValue = defaultValue
    if let type = Value.self as? any StoredForm.Type {
      (encode, read) = Self.plain(type)
    } else {
      (encode, read) = (Self.json, Self.value)
    }
  }

  /// What cannot be read is the variable's default.
  func decode(_ stored: StoreValue, _ name: String, _ model: Any.Type) -> Value {
    if let value = read(stored) ?? defaultValue() { return value }
    if let type = Value.self as? any OptionalForm.Type, let none = type.none as? Value { return none }
    fatalError("\(model).\(name) has no value in the store, and no default: give it one, or make it optional")
  }

  /// `Form` is the type itself.
  private static func plain<Form: StoredForm>(
    _: Form.Type
  ) -> (encode: (Value) -> StoreValue, read: (StoreValue) -> Value?) {
    ({ ($0 as! Form).stored }, { Form.from($0).map { $0 as! Value } })
  }

  private static func json(_ value: Value) -> StoreValue {
    do {
      let text = String(decoding: try StoredJSON.encoder.encode(value), as: UTF8.self)
      return text == "null" ? .null : .text(text)
    } catch {
      fatalError("a \(Value.self) cannot be stored: \(error)")
    }
  }

  private static func value(_ stored: StoreValue) -> Value? {
    guard case .text(let text) = stored else { return nil }
    return try? StoredJSON.decoder.decode(Value.self, from: Data(text.utf8))
  }
}

private enum StoredJSON {
  static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()
  static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }()
}

protocol OptionalForm {
  static var none: Self { get }
}

extension Optional: OptionalForm {}
