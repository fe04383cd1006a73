import Foundation

/// A word that the library itself shows or speaks: "Cancel" in an alert, "Back" in a bar. Spec: Strings.md.
///
/// To add one: a case here, and a row in `Word+Translations.swift`; without the row this does not compile. Views show it
/// by `Text(word: .cancel)`, other places ask `Word.cancel.text(in: locale)`.
public enum Word: CaseIterable, Hashable, Sendable {
  // Buttons
  case back, cancel, clear, close, delete, done, edit, more, ok, reload, rename, reorder, search, select, sidebar
  // Photos and sharing
  case add, chooseFile, noPhotos, openWith, photos, photosAppearHere, save, saveToFile, saveToPictures, sendMail, share
  // Menus of text
  case copy, cut, paste, redo, selectAll, undo
  // What an action does
  case decrement, hide, increment, moveDown, moveUp, show, showMenu
  // States
  case collapsed, expanded, loading, selected
  // Dates
  case amPm, day, hour, minute, month, nextMonth, previousMonth, time, today, year
  // Colours
  case blue, green, hexColor, opacity, red
  // Sentences; `%@` is what the person typed, `%1$@` and `%2$@` are numbers
  case noResults, noResultsFor, page, tryAnotherSearch

  /// The word in the language of `locale`; in English where the language is not among `languages`.
  public func text(in locale: Locale) -> String { Self.words(in: locale)[self]! }

  /// A sentence with its gaps filled.
  public func text(in locale: Locale, _ arguments: [String]) -> String {
    arguments.isEmpty ? text(in: locale) : String(format: text(in: locale), arguments: arguments.map { $0 as NSString })
  }
}

extension Word {
  /// Which entry of the rows belongs to a locale. Chinese is told by its script, or by the countries that write the
  /// traditional one.
  package static func column(for locale: Locale) -> Int {
    let identifier = locale.identifier.prefix { $0 != "@" && $0 != "." }
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return 0 }
    let name =
      switch language {
      case "zh": traditional.isDisjoint(with: parts) || parts.contains("Hans") ? "zh-Hans" : "zh-Hant"
      case "iw": "he"  // the older code
      default: language
      }
    return languages.firstIndex(of: name) ?? 0
  }

  private static let traditional: Set<String> = ["Hant", "TW", "HK", "MO"]

  /// OPTIMIZATION: rows are split once for each language; controls ask for words whenever they are drawn anew.
  private static var columns: [Int: [Word: String]] = [:]
  private static var known: [String: [Word: String]] = [:]

  private static func words(in locale: Locale) -> [Word: String] {
    if let words = known[locale.identifier] { return words }
    let column = column(for: locale)
    let words =
      columns[column]
      ?? Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.entries[column]) })
    columns[column] = words
    known[locale.identifier] = words
    return words
  }

  /// The row's words in the order of `languages`.
  var entries: [String] { row.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
}
