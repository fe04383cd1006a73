/// Resolves `$(NAME)`, `${NAME}`, `$(NAME:modifier)` and references inside references.
struct SettingExpansion {
  let values: [String: String]
  /// Settings that refer to each other many times over would take for ever; no project comes near this.
  private var remainingReferences = 4096
  /// Brackets that are never closed are looked for again and again.
  private var remainingSteps = 1_000_000

  init(values: [String: String]) { self.values = values }

  /// The depth limit ends settings that refer to themselves.
  mutating func expand(_ text: Substring, depth: Int) -> String {
    guard depth < 16 else { return "" }
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let opening = rest.index(after: dollar)
      guard let closing = closing(of: opening, in: rest) else {
        result += "$"
        rest = rest[opening...]
        continue
      }
      result += resolve(rest[rest.index(after: opening)..<closing], depth: depth)
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  /// The bracket that ends the reference whose bracket stands at `opening`; nil where there is none.
  private mutating func closing(of opening: Substring.Index, in text: Substring) -> Substring.Index? {
    let closers: [Character: Character] = ["(": ")", "{": "}"]
    guard opening < text.endIndex, let closer = closers[text[opening]] else { return nil }
    var depth = 0
    for index in text[opening...].indices {
      remainingSteps -= 1
      guard remainingSteps > 0 else { return nil }
      if text[index] == text[opening] { depth += 1 }
      if text[index] == closer { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func resolve(_ reference: Substring, depth: Int) -> String {
    remainingReferences -= 1
    guard remainingReferences > 0 else { return "" }
    let parts = Self.parts(of: reference)
    let name = expand(parts[0], depth: depth + 1)
    var text = values[name].map { expand($0[...], depth: depth + 1) } ?? ""
    for (index, modifier) in parts.enumerated().dropFirst() {
      if modifier.hasPrefix("default=") {
        // The default is the rest of the reference: it may hold colons, as addresses do.
        let rest = reference[parts[index].startIndex...].dropFirst("default=".count)
        return text.isEmpty ? expand(rest, depth: depth + 1) : text
      }
      text = Self.apply(modifier, to: text)
    }
    return text
  }

  /// The name and the modifiers: split at colons that are not inside a reference.
  private static func parts(of reference: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = reference.startIndex
    var depth = 0
    for index in reference.indices {
      switch reference[index] {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      case ":" where depth == 0:
        parts.append(reference[start..<index])
        start = reference.index(after: index)
      default: break
      }
    }
    return parts + [reference[start...]]
  }

  private static func apply(_ modifier: Substring, to text: String) -> String {
    switch modifier {
    case "rfc1034identifier":
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "c99extidentifier", "identifier": SwiftModule.identifier(for: text)
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "file": String(text.split(separator: "/").last ?? "")
    case "dir": text.lastIndex(of: "/").map { String(text[...$0]) } ?? "./"
    case "base": String((text.split(separator: "/").last ?? "").prefix { $0 != "." })
    case "suffix": text.lastIndex(of: ".").map { String(text[$0...]) } ?? ""
    default: text
    }
  }
}

/// The words of a setting that is a list.
enum SettingWords {
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\\":
        word.append(characters.next() ?? "\\")
        isInWord = true
      case _ where character == quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        (quote, isInWord) = (character, true)
      case _ where quote == nil && character.isWhitespace:
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
      default:
        word.append(character)
        isInWord = true
      }
    }
    return isInWord ? words + [word] : words
  }

  /// One word of a list that a project file writes as an array.
  static func quote(_ word: String) -> String {
    word.contains(where: \.isWhitespace) && !word.contains("\"") ? "\"\(word)\"" : word
  }
}
