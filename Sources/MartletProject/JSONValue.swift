/// A JSON value that remembers where it stood, so that an error about its meaning can name the place.
struct JSONValue: Equatable {
  enum Content: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
  }

  var content: Content
  var place: SourcePlace

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = content { members[key] } else { nil }
  }
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }
  var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }
  var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }
  var object: [String: JSONValue]? {
    if case .object(let members) = content { members } else { nil }
  }
  var isObject: Bool {
    if case .object = content { true } else { false }
  }
}
