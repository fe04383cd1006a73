import Foundation
import Testing

@testable import MartletFoundation

@Suite struct FormatTemplateTests {
  @Test func placeHoldersCountUp() {
    #expect(
      FormatTemplate("%@ has %lld%%").parts == [
        .argument(index: 0, specifier: "%@"), .literal(" has "), .argument(index: 1, specifier: "%lld"), .literal("%"),
      ])
  }

  @Test func positionsAreTaken() {
    #expect(
      FormatTemplate("%2$.1f %1$@").parts == [
        .argument(index: 1, specifier: "%.1f"), .literal(" "), .argument(index: 0, specifier: "%@"),
      ])
  }

  @Test(arguments: ["%", "5 %", "% ", "a %z b", "%&@"]) func aLonePercentSignIsText(text: String) {
    #expect(FormatTemplate(text).parts == [.literal(text)])
  }

  /// A translation may name another kind of number than the key.
  @Test func specifiersAreMadeToFitTheNumber() {
    let locale = Locale(identifier: "en_US")
    #expect(FormatNumber.real(2.75).string(specifier: "%d", locale: locale) == "2")
    #expect(FormatNumber.signed(2).string(specifier: "%.1f", locale: locale) == "2.0")
    #expect(FormatNumber.signed(5_000_000_000).string(specifier: "%d", locale: locale) == "5,000,000,000")
    #expect(FormatNumber.signed(2).string(specifier: "%@", locale: locale) == "2")
    #expect(FormatNumber.real(.infinity).string(specifier: "%d", locale: locale) == "0")
  }
}
