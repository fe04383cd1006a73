import Foundation
import MartletControls
import MartletFoundation

extension LocalizedStringKey {
  /// The text to fill the arguments into: the key's entry in the language of `locale`, for the numbers among the
  /// arguments where it has plurals; the key itself when there is none. Spec: I2, I30, I31.
  func format(table: String?, bundle: Bundle, locale: Locale) -> String {
    let entry = StringTables.entry(for: key, table: table, bundle: bundle, locale: locale) { Notes.once($0) }
    switch entry {
    case .text(let text): return text
    case .plural(let text):
      return text.format(locale: locale) { index in
        guard arguments.indices.contains(index), case .number(let number) = arguments[index] else { return nil }
        return number
      }
    case nil: return key
    }
  }
}
