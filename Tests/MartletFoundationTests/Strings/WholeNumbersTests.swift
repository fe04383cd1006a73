import Foundation
import Testing

@testable import MartletFoundation

struct WholeNumbersTests {
  /// Locales with digits of their own, groups of two, no groups below five digits, and none at all.
  @Test(arguments: [
    "en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "pt_PT", "hi_IN", "ar_EG", "fa_IR", "bn_BD", "ja_JP",
    "en_US_POSIX", "", "mr_IN", "ur_PK", "he_IL", "sv_SE", "my_MM",
  ])
  func numbersAreWrittenAsFoundationFormatsThem(locale: String) {
    let locale = Locale(identifier: locale)
    let numbers: [Int64] = [
      0, 7, 42, 999, 1000, 9999, 10_000, 99_999, 100_000, 1_234_567, 9_007_199_254_740_993, .max, -1, -1000, .min,
    ]
    for number in numbers {
      #expect(WholeNumbers.text(of: number, in: locale) == String(format: "%lld", locale: locale, number))
    }
  }
}
