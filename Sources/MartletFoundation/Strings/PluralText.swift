import Foundation

/// A text whose words depend on numbers in it, as `.stringsdict` has them. Spec: I31.
package struct PluralText: Hashable, Sendable {
  /// A part of the text that one number decides on.
  struct Variable: Hashable, Sendable {
    /// How the number is written, without per cent sign: "lld".
    var specifier: String
    /// Texts by kind of plural: "one", "few", "other".
    var cases: [String: String]
  }

  /// Text with variables such as `%#@books@` or `%2$#@shelves@`.
  var format: String
  var variables: [String: Variable]
  /// The language of the table, whose rules hold; nil for that of the reader.
  var language: String?

  /// From an entry of a `.stringsdict`; nil where it has no format.
  init?(_ fields: [String: Any], language: String?) {
    guard let format = fields["NSStringLocalizedFormatKey"] as? String else { return nil }
    (self.format, self.language) = (format, language)
    variables = fields.compactMapValues { value in
      guard let fields = value as? [String: Any] else { return nil }
      let cases = fields.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
      return Variable(specifier: fields["NSStringFormatValueTypeKey"] as? String ?? "d", cases: cases)
    }
  }

  /// The format for given numbers, in which every place-holder tells its position: "%1$lld books on %2$@".
  ///
  /// 1. Place-holders are counted through the format; a variable is one. 2. The number at a variable's place chooses
  /// its text. 3. In that text, place-holders without position mean the variable's own number. Spec: I31.
  package func format(locale: Locale, number: (Int) -> FormatNumber?) -> String {
    expand(format, ownIndex: nil, language.map(Locale.init(identifier:)) ?? locale, depth: 0, number)
  }

  private func expand(
    _ text: String, ownIndex: Int?, _ locale: Locale, depth: Int, _ number: (Int) -> FormatNumber?
  ) -> String {
    var next = 0
    return PluralFormat.parts(of: text).map { part in
      switch part {
      case .text(let text): return text
      case .argument(let position, let specifier):
        let index = position ?? ownIndex ?? next
        if position == nil { next += 1 }
        return "%\(index + 1)$\(specifier)"
      case .variable(let name, let position):
        let index = position ?? ownIndex ?? next
        if position == nil { next += 1 }
        // A variable that names itself would never end.
        guard depth < 8, let variable = variables[name] else { return "" }
        // "%arg" is the number, written as the variable says.
        let chosen = variable.text(for: number(index), locale)
          .replacingOccurrences(of: "%arg", with: "%" + variable.specifier)
        return expand(chosen, ownIndex: index, locale, depth: depth + 1, number)
      }
    }.joined()
  }
}

extension PluralText.Variable {
  /// The text for a number. Zero has a text of its own in every language that gives one; without a number, and where
  /// the kind has no text, it is "other".
  fileprivate func text(for number: FormatNumber?, _ locale: Locale) -> String {
    let other = cases["other"] ?? cases.values.min() ?? ""
    guard let number else { return other }
    if number.isZero, let zero = cases["zero"] { return zero }
    return cases[PluralRules.category(of: number, language: locale)] ?? other
  }
}

extension FormatNumber {
  var isZero: Bool {
    switch self {
    case .signed(let value): value == 0
    case .unsigned(let value): value == 0
    case .real(let value): value == 0
    }
  }
}
