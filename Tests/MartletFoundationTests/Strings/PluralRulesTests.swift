import Foundation
import Testing

@testable import MartletFoundation

@Suite struct PluralRulesTests {
  private func kinds(_ language: String, _ numbers: [Int64]) -> [String] {
    numbers.map { PluralRules.category(of: .signed($0), language: Locale(identifier: language)) }
  }

  /// Samples of the rules in Unicode's CLDR 46 (supplemental/plurals.xml).
  @Test(arguments: [
    ("en_US", [0, 1, 2, 11], ["other", "one", "other", "other"]), ("de", [1, 0, 21], ["one", "other", "other"]),
    ("fr_FR", [0, 1, 2, 1_000_000], ["one", "one", "other", "many"]), ("pt_BR", [0, 1, 2], ["one", "one", "other"]),
    ("pt_PT", [0, 1], ["other", "one"]), ("ja", [0, 1, 2], ["other", "other", "other"]),
    ("ru", [1, 2, 5, 11, 12, 21, 22, 25, 111], ["one", "few", "many", "many", "many", "one", "few", "many", "many"]),
    ("pl", [1, 2, 5, 12, 21, 22], ["one", "few", "many", "many", "many", "few"]),
    ("cs", [1, 2, 4, 5, 0], ["one", "few", "few", "other", "other"]),
    (
      "ar", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103],
      ["zero", "one", "two", "few", "few", "many", "many", "other", "other", "few"]
    ),
    ("he", [1, 2, 3, 20], ["one", "two", "other", "other"]),
    ("lv", [0, 1, 11, 21, 22], ["zero", "one", "zero", "one", "other"]),
    ("lt", [1, 2, 10, 11, 21], ["one", "few", "other", "other", "one"]),
    ("ro", [0, 1, 2, 19, 20, 101, 119, 120], ["few", "one", "few", "few", "other", "few", "few", "other"]),
    ("sl", [1, 2, 3, 4, 5, 101, 102], ["one", "two", "few", "few", "other", "one", "two"]),
    ("hr", [1, 11, 21, 2, 12, 22], ["one", "other", "one", "few", "other", "few"]),
    ("ga", [1, 2, 3, 6, 7, 10, 11], ["one", "two", "few", "few", "many", "many", "other"]),
    ("cy", [0, 1, 2, 3, 4, 6], ["zero", "one", "two", "few", "other", "many"]),
    ("hi", [0, 1, 2], ["one", "one", "other"]), ("zh-Hans_CN", [1, 2], ["other", "other"]),
    ("xx", [1, 2], ["one", "other"]),
  ])
  func kindsFollowTheRules(_ language: String, _ numbers: [Int64], _ expected: [String]) {
    #expect(kinds(language, numbers) == expected)
  }

  @Test func fractionsHaveKindsOfTheirOwn() {
    func kind(_ value: Double, _ language: String) -> String {
      PluralRules.category(of: .real(value), language: Locale(identifier: language))
    }
    #expect(kind(1.5, "en") == "other" && kind(1, "en") == "one" && kind(1.5, "fr") == "one")
    #expect(kind(1.5, "ru") == "other" && kind(1.5, "cs") == "many" && kind(.nan, "en") == "other")
    #expect(kind(.infinity, "ar") == "zero" || kind(.infinity, "ar") == "other")
  }

  @Test func negativeNumbersCountByTheirSize() {
    #expect(kinds("en", [-1, -2, .min]) == ["one", "other", "other"])
  }
}
