import Foundation
import MartletFoundation
import Testing

@Suite struct ListFormatterTests {
  private func formatter(_ locale: String = "en_US") -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c")])
  func textsAreJoinedAsTheLanguageDoes(items: [String], text: String) {
    #expect(formatter().string(from: items) == text)
  }

  @Test func anotherLanguageHasAnotherWord() { #expect(formatter("de_DE").string(from: ["a", "b"]) == "a und b") }

  @Test func itemsGoThroughTheirFormatter() {
    let list = formatter()
    #expect(list.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    list.itemFormatter = numbers
    #expect(list.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 and 2.0")
    #expect(list.string(from: ["x"]) == nil)
    #expect(list.string(for: 5) == nil)
  }
}
