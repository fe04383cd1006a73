/// A value of JSON that keeps the order of members, may repeat them, and may hold text that is no JSON.
public indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  /// Written as it is: what no value of Swift can say.
  case raw(String)

  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .raw(let value): text += value
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(name, to: &text)
        text += ":"
        value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}

extension JSON {
  public init(_ value: String?) { self = value.map(JSON.string) ?? .null }

  /// The member of an object; setting nil takes it out, setting one that is missing adds it.
  public subscript(name: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.0 == name }?.1
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.0 == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].1 = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The value with the one at a path of names replaced.
  public func replacing(_ path: [String], with value: JSON?) -> JSON {
    guard let name = path.first else { return value ?? .null }
    var copy = self
    copy[name] = path.count == 1 ? value : (self[name] ?? .object([])).replacing(Array(path.dropFirst()), with: value)
    return copy
  }
}
