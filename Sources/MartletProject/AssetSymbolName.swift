/// The Swift name that Xcode gives to an asset.
///
/// The rules follow from what Xcode generates for public projects; the tests list the pairs:
///
/// 1. The name is cut into words: at anything but letters and digits, between letters and digits, before a capital
///    letter behind a small one, and before the last of several capital letters when a small one follows.
/// 2. A last word "Color" of a colour, "Image" of an image, goes.
/// 3. Without a small letter the words stay as they are, joined by underscores: "AL-0" is `AL_0`.
/// 4. Otherwise the first word is in small letters and the others begin with a capital: "BGColorOne" is `bgColorOne`.
/// 5. A digit in front gets an underscore before it; a keyword stands in backticks.
enum AssetSymbolName {
  enum Kind: String { case color, image, namespace }

  /// Nil for a name without letters and digits.
  static func symbol(for name: String, kind: Kind) -> String? {
    var words = words(of: name)
    let suffix = kind == .color ? "color" : "image"
    if kind != .namespace, words.count > 1, words.last?.lowercased() == suffix, words.last != suffix.uppercased() {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    var result: String
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) {
      result = words.joined(separator: "_")
    } else if kind == .namespace {
      result = words.map(capitalized).joined()
    } else {
      result = first.lowercased() + words.dropFirst().map(capitalized).joined()
    }
    if result.first?.isNumber == true { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last,
        isBoundary(last, character, next: index + 1 < characters.count ? characters[index + 1] : nil)
      {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isBoundary(_ last: Character, _ character: Character, next: Character?) -> Bool {
    if last.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    return !last.isUppercase || next?.isLowercase == true
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// What cannot stand behind `static let` or a dot without backticks.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "super", "self",
    "Self", "throw", "throws", "true", "try", "Type", "Protocol", "Any", "precedencegroup",
  ]
}
