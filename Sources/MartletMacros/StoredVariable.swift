/// A declaration such as `public var name: Type = value`, taken apart.
struct StoredVariable {
  let name: String
  let type: String?
  let value: String?

  init?(_ declaration: String) {
    let source = SwiftSource(declaration)
    let whole = 0..<source.bytes.count
    guard let keyword = source.firstWord("var", in: whole) else { return nil }
    let nameStart = source.skippingSpaces(from: keyword + 3)
    guard nameStart < whole.upperBound else { return nil }
    let nameEnd = source.end(ofTokenAt: nameStart)
    let equals = source.first(in: nameEnd..<whole.upperBound) { source.bytes[$0] == UInt8(ascii: "=") }
    let typeEnd = equals ?? whole.upperBound
    let colon = source.skippingSpaces(from: nameEnd)
    let hasType = colon < typeEnd && source.bytes[colon] == UInt8(ascii: ":")
    name = source.text(nameStart..<nameEnd)
    type = hasType ? source.trimmed(colon + 1..<typeEnd) : nil
    value = equals.map { source.trimmed($0 + 1..<whole.upperBound) }
  }

  /// The type without its question mark; nil for a type that is not optional.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
      return String(type.dropFirst(prefix.count).dropLast())
    }
    return nil
  }
}
