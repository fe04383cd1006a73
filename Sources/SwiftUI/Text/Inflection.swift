import Foundation

/// Words that agree with a number: `^[\(count) apple](inflect: true)` is "1 apple" and "2 apples". Spec: I31, I32.
///
/// English alone has rules here; in other languages the marks go and the words stay as they are.
enum Inflection {
  /// The text without its marks. `number` tells what stands at an argument's mark.
  static func resolve(_ text: String, locale: Locale, argument: (Int) -> String) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "^["), let close = rest.range(of: "](", range: open.upperBound..<rest.endIndex),
      let end = rest.range(of: ")", range: close.upperBound..<rest.endIndex)
    {
      result += rest[..<open.lowerBound]
      let phrase = String(rest[open.upperBound..<close.lowerBound])
      let inflects = rest[close.upperBound..<end.lowerBound].filter { !$0.isWhitespace }.contains("inflect:true")
      result += inflects && isEnglish(locale) ? agreeing(phrase, argument: argument) : phrase
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func isEnglish(_ locale: Locale) -> Bool { locale.identifier.prefix(2) == "en" }

  /// The last word is in the plural unless the phrase's number is one.
  private static func agreeing(_ phrase: String, argument: (Int) -> String) -> String {
    guard let number = number(in: phrase, argument: argument), abs(number) != 1 else { return phrase }
    guard let end = phrase.lastIndex(where: \.isLetter), phrase[end].isASCII else { return phrase }
    let start = phrase[...end].lastIndex { !$0.isLetter }.map { phrase.index(after: $0) } ?? phrase.startIndex
    return phrase[..<start] + EnglishPlural.plural(of: String(phrase[start...end]))
      + phrase[phrase.index(after: end)...]
  }

  private static func number(in phrase: String, argument: (Int) -> String) -> Double? {
    let written = ArgumentMark.split(phrase).map { part in
      switch part {
      case .literal(let text): text
      case .mark(let number): argument(number)
      }
    }.joined()
    let digits = written.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return Double(digits.filter { $0 != "," })
  }
}

/// The plural of English nouns: rules of spelling, and the words that follow none.
enum EnglishPlural {
  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if unchanged.contains(lower) { return noun }
    if let (ending, plural) = irregular.first(where: { lower.hasSuffix($0.0) && isWhole(lower, $0.0) }) {
      let kept = noun.dropLast(ending.count)
      let isCapital = noun.dropFirst(kept.count).first?.isUppercase == true
      return kept + (isCapital ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }
    return regular(noun, lower)
  }

  private static func regular(_ noun: String, _ lower: String) -> String {
    let beforeLast = lower.dropLast().last
    if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    if hisses || endsInOES.contains(lower) { return noun + "es" }
    if let stem = inVES.first(where: { lower == $0 }) {
      return noun.dropLast(stem.hasSuffix("fe") ? 2 : 1) + "ves"
    }
    return noun + "s"
  }

  /// "policeman" ends in "man", "human" is another word.
  private static func isWhole(_ word: String, _ ending: String) -> Bool {
    word == ending || !["human", "german", "roman", "talisman"].contains(word)
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "trout", "offspring", "equipment",
    "information", "software", "news",
  ]
  private static let irregular: [(String, String)] = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"), ("foot", "feet"),
    ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("quiz", "quizzes"),
    ("analysis", "analyses"), ("crisis", "crises"), ("criterion", "criteria"), ("phenomenon", "phenomena"),
  ]
  private static let endsInOES: Set<String> = ["potato", "tomato", "hero", "echo", "veto", "torpedo", "cargo"]
  private static let inVES = [
    "leaf", "wolf", "life", "knife", "half", "shelf", "loaf", "thief", "wife", "calf", "elf", "self", "scarf",
  ]
}
