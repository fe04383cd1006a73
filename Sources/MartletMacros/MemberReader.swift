/// Goes through declarations from one to the next.
struct MemberReader {
  let source: SwiftSource
  private var position: Int
  private let end: Int

  init(source: SwiftSource, range: Range<Int>) {
    self.source = source
    (position, end) = (range.lowerBound, range.upperBound)
    skipBlanks()
  }

  var isAtEnd: Bool { position >= end }

  /// White space, comments, separators, and the lines of conditions.
  private mutating func skipBlanks() {
    while position < end {
      position = min(source.skippingSpaces(from: position), end)
      if position < end, source.bytes[position] == UInt8(ascii: ";") {
        position += 1
      } else if position < end, ["#if", "#elseif", "#else", "#endif"].contains(where: { isWord($0) }) {
        position = source.bytes[position..<end].firstIndex(of: 10) ?? end
      } else {
        return
      }
    }
  }

  private func isWord(_ word: String) -> Bool {
    let after = position + word.utf8.count
    return source.starts(with: word, at: position) && after <= end
      && (after == end || !source.isWord(source.bytes[after]))
  }

  private func isByte(_ scalar: Unicode.Scalar) -> Bool {
    position < end && source.bytes[position] == UInt8(ascii: scalar)
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    position += word.utf8.count
    skipBlanks()
    return true
  }

  mutating func takeName() -> String? {
    guard position < end, isByte("`") || source.isWord(source.bytes[position]) else { return nil }
    let start = position
    position = min(source.end(ofTokenAt: position), end)
    let name = source.text(start..<position)
    skipBlanks()
    return name
  }

  /// What stands in the next braces.
  mutating func nextBraces() -> Range<Int>? {
    let open = source.first(in: position..<end) { source.bytes[$0] == UInt8(ascii: "{") }
    guard let open else { return nil }
    position = min(source.end(ofTokenAt: open), end)
    return open + 1..<position - 1
  }

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class", "lazy", "weak",
    "unowned", "override", "nonisolated", "dynamic", "required", "convenience", "mutating", "isolated",
  ]

  mutating func attributesAndModifiers() -> (attributes: [ClassMembers.Attribute], modifiers: Set<String>) {
    var (attributes, modifiers) = ([ClassMembers.Attribute](), Set<String>())
    while position < end {
      if isByte("@") {
        attributes.append(takeAttribute())
      } else if let word = Self.modifiers.first(where: { isWord($0) }) {
        let start = position
        _ = takeWord(word)
        // `class` is a modifier before `func` and `var` only.
        if word == "class", !["func", "var", "subscript"].contains(where: { isWord($0) }),
          !Self.modifiers.contains(where: { isWord($0) })
        {
          position = start
          return (attributes, modifiers)
        }
        // `private(set)`, `nonisolated(unsafe)`.
        if isByte("(") {
          position = min(source.end(ofTokenAt: position), end)
          skipBlanks()
        } else {
          modifiers.insert(word)
        }
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  private mutating func takeAttribute() -> ClassMembers.Attribute {
    position += 1
    let start = position
    while position < end, source.isWord(source.bytes[position]) || isByte(".") { position += 1 }
    let name = source.text(start..<position).split(separator: ".").last.map(String.init) ?? ""
    var arguments: String?
    if isByte("(") {
      let close = min(source.end(ofTokenAt: position), end)
      arguments = source.trimmed(position + 1..<close - 1)
      position = close
    }
    skipBlanks()
    return ClassMembers.Attribute(name: name, arguments: arguments)
  }

  /// The variable that begins here; nil, and nothing taken, where something else does.
  mutating func variable() -> ClassMembers.Variable? {
    let start = position
    var variable = ClassMembers.Variable()
    (variable.attributes, variable.modifiers) = attributesAndModifiers()
    variable.isConstant = isWord("let")
    guard takeWord("var") || takeWord("let"), let name = takeName() else {
      position = start
      return nil
    }
    variable.name = name
    if isByte(":") {
      position += 1
      variable.type = takeType()
    }
    if isByte("="), position + 1 < end, source.bytes[position + 1] != UInt8(ascii: "=") {
      position += 1
      variable.value = takeValue()
    }
    if isByte("{") {
      variable.isComputed = takeAccessors()
    } else if isByte(",") {
      // Another of the same line: what is left is read as nothing.
      skipDeclaration()
    }
    skipBlanks()
    return variable
  }

  /// A type ends before `=`, `{`, `,`, or with its line.
  private mutating func takeType() -> String {
    let start = source.skippingSpaces(from: position)
    position = start
    var last = start
    while position < end, !isByte("="), !isByte("{"), !isByte(","), !isByte(";") {
      if source.bytes[position] == 10, !["->", "&", "."].contains(where: { source.text(start..<last).hasSuffix($0) }) {
        break
      }
      if isByte("<") { position = endOfGenerics() } else { position = min(source.end(ofTokenAt: position), end) }
      if !source.isSpace(source.bytes[position - 1]) { last = position }
    }
    skipBlanks()
    return source.trimmed(start..<last)
  }

  private func endOfGenerics() -> Int {
    var (depth, place) = (0, position)
    while place < end {
      if source.bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if source.bytes[place] == UInt8(ascii: ">"), source.bytes[place - 1] != UInt8(ascii: "-") { depth -= 1 }
      place = min(source.end(ofTokenAt: place), end)
      if depth == 0 { return place }
    }
    return end
  }

  private mutating func takeValue() -> String {
    let start = source.skippingSpaces(from: position)
    let stop = PreviewBody.endOfExpression(from: start, to: end, in: source)
    let brace = source.first(in: start..<stop) { place in
      source.bytes[place] == UInt8(ascii: "{") && Self.holdsObservers(source, place)
    }
    position = brace ?? stop
    let value = source.trimmed(start..<position)
    skipBlanks()
    return value
  }

  private static func holdsObservers(_ source: SwiftSource, _ brace: Int) -> Bool {
    let inside = source.skippingSpaces(from: brace + 1)
    return ["willSet", "didSet"].contains { source.starts(with: $0, at: inside) }
  }

  /// Whether the braces say how the value is read, and not only who hears of changes.
  private mutating func takeAccessors() -> Bool {
    let observes = Self.holdsObservers(source, position)
    position = min(source.end(ofTokenAt: position), end)
    return !observes
  }

  /// Up to the end of its braces, or of its line.
  mutating func skipDeclaration() {
    _ = attributesAndModifiers()
    while position < end {
      let byte = source.bytes[position]
      position = min(source.end(ofTokenAt: position), end)
      if byte == UInt8(ascii: "{") || byte == 10 && !continuesSignature { break }
    }
    skipBlanks()
  }

  /// A function's braces may be on a later line than its name.
  private var continuesSignature: Bool {
    let next = source.skippingSpaces(from: position)
    guard next < end else { return false }
    return ["{", "where ", "->", "async", "throws", ":"].contains { source.starts(with: $0, at: next) }
  }
}
