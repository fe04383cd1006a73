import Foundation

/// Which plural a number takes in a language: the cardinal rules of Unicode's CLDR, release 46, for the languages that
/// apps are translated to. Languages that are not listed have "one" for 1 and "other" for the rest.
enum PluralRules {
  static func category(of number: FormatNumber, language locale: Locale) -> String {
    let identifier = locale.identifier
    let language = identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
    if language == "pt", identifier.hasSuffix("PT") { return millions(Operands(number), isOne: \.isOneWithoutFraction) }
    return rule(for: language)(Operands(number))
  }

  /// CLDR's operands: `i` the whole part, `n` the number, `v` whether it has digits behind the separator.
  struct Operands {
    var i: UInt64
    var hasFraction: Bool

    init(_ number: FormatNumber) {
      switch number {
      case .signed(let value): (i, hasFraction) = (value.magnitude, false)
      case .unsigned(let value): (i, hasFraction) = (value, false)
      case .real(let value):
        let size = abs(value)
        i = size.isFinite && size < 1e18 ? UInt64(size) : 0
        hasFraction = size != size.rounded(.down)
      }
    }

    var isOneWithoutFraction: Bool { i == 1 && !hasFraction }
    func ends(in range: ClosedRange<UInt64>, of power: UInt64 = 10) -> Bool {
      !hasFraction && range.contains(i % power)
    }
    func isWhole(in range: ClosedRange<UInt64>) -> Bool { !hasFraction && range.contains(i) }
  }

  private typealias Rule = (Operands) -> String

  private static func rule(for language: String) -> Rule {
    switch language {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "su", "bo", "dz", "ig", "yo", "wo",
      "to":
      return { _ in "other" }
    case "fr": return { millions($0) { $0.i <= 1 } }
    case "pt": return { millions($0) { $0.i <= 1 } }
    case "es", "it", "ca": return { millions($0, isOne: \.isOneWithoutFraction) }
    case "hy", "ff": return { $0.i <= 1 ? "one" : "other" }
    case "hi", "bn", "gu", "kn", "am", "as", "fa", "zu":
      return { $0.i == 0 || $0.isOneWithoutFraction ? "one" : "other" }
    case "ru", "uk", "be": return eastSlavic
    case "pl": return polish
    case "cs", "sk": return { $0.hasFraction ? "many" : $0.i == 1 ? "one" : $0.isWhole(in: 2...4) ? "few" : "other" }
    case "hr", "sr", "bs", "sh": return southSlavic
    case "sl": return slovenian
    case "mk": return { $0.ends(in: 1...1) && !$0.ends(in: 11...11, of: 100) ? "one" : "other" }
    case "is": return { $0.ends(in: 1...1) && !$0.ends(in: 11...11, of: 100) || $0.hasFraction ? "one" : "other" }
    case "lt": return lithuanian
    case "lv": return latvian
    case "ro", "mo": return romanian
    case "ar": return arabic
    case "he", "iw":
      return { number in
        if number.isOneWithoutFraction || number.i == 0 && number.hasFraction { return "one" }
        return number.isWhole(in: 2...2) ? "two" : "other"
      }
    case "ga": return irish
    case "cy": return welsh
    case "fil", "tl": return { !$0.hasFraction && [4, 6, 9].contains($0.i % 10) ? "other" : "one" }
    default: return { $0.isOneWithoutFraction ? "one" : "other" }
    }
  }

  /// Romance languages have "many" for whole millions.
  private static func millions(_ number: Operands, isOne: (Operands) -> Bool) -> String {
    if isOne(number) { return "one" }
    return number.i != 0 && number.i % 1_000_000 == 0 && !number.hasFraction ? "many" : "other"
  }

  private static func eastSlavic(_ number: Operands) -> String {
    if number.hasFraction { return "other" }
    if number.ends(in: 1...1), !number.ends(in: 11...11, of: 100) { return "one" }
    return number.ends(in: 2...4) && !number.ends(in: 12...14, of: 100) ? "few" : "many"
  }

  private static func polish(_ number: Operands) -> String {
    if number.hasFraction { return "other" }
    if number.i == 1 { return "one" }
    return number.ends(in: 2...4) && !number.ends(in: 12...14, of: 100) ? "few" : "many"
  }

  private static func southSlavic(_ number: Operands) -> String {
    if number.ends(in: 1...1), !number.ends(in: 11...11, of: 100) { return "one" }
    return number.ends(in: 2...4) && !number.ends(in: 12...14, of: 100) ? "few" : "other"
  }

  private static func slovenian(_ number: Operands) -> String {
    if number.hasFraction { return "few" }
    return switch number.i % 100 {
    case 1: "one"
    case 2: "two"
    case 3, 4: "few"
    default: "other"
    }
  }

  private static func lithuanian(_ number: Operands) -> String {
    if number.hasFraction { return "many" }
    if number.ends(in: 11...19, of: 100) || number.ends(in: 0...0) { return "other" }
    return number.ends(in: 1...1) ? "one" : "few"
  }

  private static func latvian(_ number: Operands) -> String {
    if number.ends(in: 0...0) || number.ends(in: 11...19, of: 100) { return "zero" }
    return number.ends(in: 1...1) ? "one" : "other"
  }

  private static func romanian(_ number: Operands) -> String {
    if number.isOneWithoutFraction { return "one" }
    return number.hasFraction || number.i == 0 || number.ends(in: 1...19, of: 100) ? "few" : "other"
  }

  private static func arabic(_ number: Operands) -> String {
    if number.hasFraction { return "other" }
    switch number.i {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default: return number.ends(in: 3...10, of: 100) ? "few" : number.ends(in: 11...99, of: 100) ? "many" : "other"
    }
  }

  private static func irish(_ number: Operands) -> String {
    if number.hasFraction { return "other" }
    return switch number.i {
    case 1: "one"
    case 2: "two"
    case 3...6: "few"
    case 7...10: "many"
    default: "other"
    }
  }

  private static func welsh(_ number: Operands) -> String {
    if number.hasFraction { return "other" }
    return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number.i] ?? "other"
  }
}
