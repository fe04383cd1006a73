import Foundation
import Testing

@testable import MartletControls

@MainActor
@Suite struct WordTests {
  @Test(arguments: Word.allCases) func everyWordIsThereInEveryLanguage(word: Word) {
    #expect(word.entries.count == Word.languages.count, "\(word.row)")
    #expect(word.entries.allSatisfy { !$0.isEmpty && $0 == $0.trimmingCharacters(in: .whitespaces) }, "\(word.row)")
  }

  /// A sentence keeps its gaps in every language, or the number or the typed word would be lost.
  @Test(arguments: Word.allCases) func everyLanguageHasTheGapsOfTheEnglishSentence(word: Word) {
    func gaps(_ text: String) -> [String] { text.matches(of: #/%(\d\$)?@/#).map { String($0.output.0) }.sorted() }
    for entry in word.entries { #expect(gaps(entry) == gaps(word.entries[0]), "\(entry)") }
  }

  /// Spec: M-STR-1, in the languages and with the countries that desktops name.
  @Test(arguments: [
    ("en_US", "Cancel"), ("de", "Abbrechen"), ("de_AT@calendar=gregorian", "Abbrechen"), ("fr-CA", "Annuler"),
    ("es_419", "Cancelar"), ("it_IT", "Annulla"), ("pt-BR", "Cancelar"), ("ja_JP.UTF-8", "キャンセル"),
    ("ko_KR", "취소"), ("ar_EG", "إلغاء"), ("he_IL", "ביטול"), ("iw", "ביטול"), ("fi_FI", "Cancel"), ("", "Cancel"),
  ]) func theLocaleChoosesTheLanguage(locale: String, word: String) {
    #expect(Word.cancel.text(in: Locale(identifier: locale)) == word)
  }

  @Test(arguments: [
    ("zh", "编辑"), ("zh_CN", "编辑"), ("zh-Hans_HK", "编辑"), ("zh_TW", "編輯"), ("zh-Hant", "編輯"), ("zh_HK", "編輯"),
  ]) func chineseIsToldByItsScript(locale: String, word: String) {
    #expect(Word.edit.text(in: Locale(identifier: locale)) == word)
  }

  @Test func sentencesAreFilled() {
    #expect(Word.page.text(in: Locale(identifier: "de"), ["2", "5"]) == "Seite 2 von 5")
    #expect(Word.page.text(in: Locale(identifier: "ja"), ["2", "5"]) == "5ページ中2ページ目")
    #expect(Word.noResultsFor.text(in: Locale(identifier: "en"), ["100%"]) == "No Results for “100%”")
  }
}
