import Foundation
import Testing

@testable import MartletFoundation

/// Spec: I31.
@Suite struct PluralTextTests {
  private func text(_ format: String, _ variables: [String: [String: String]], language: String = "en") throws
    -> PluralText
  {
    var fields: [String: Any] = ["NSStringLocalizedFormatKey": format]
    for (name, cases) in variables {
      fields[name] = cases.merging(
        ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]) { a, _ in a }
    }
    return try #require(PluralText(fields, language: language))
  }

  private func format(_ text: PluralText, _ numbers: Int64?...) -> String {
    text.format(locale: Locale(identifier: "en")) {
      numbers.indices.contains($0) ? numbers[$0].map(FormatNumber.signed) : nil
    }
  }

  @Test func theNumberChoosesTheWords() throws {
    let apples = try text("%#@n@", ["n": ["one": "%lld apple", "other": "%lld apples"]])
    #expect(format(apples, 1) == "%1$lld apple")
    #expect(format(apples, 2) == "%1$lld apples")
    #expect(format(apples) == "%1$lld apples")
  }

  @Test func zeroHasWordsOfItsOwnInEveryLanguage() throws {
    let none = try text("%#@n@", ["n": ["zero": "none", "one": "one", "other": "%d"]])
    #expect(format(none, 0) == "none" && format(none, 1) == "one" && format(none, 3) == "%1$d")
  }

  @Test func placeholdersAreCountedThroughTheFormat() throws {
    let two = try text(
      "%#@a@ in %@ and %#@b@", ["a": ["one": "%lld file", "other": "%lld files"], "b": ["other": "%arg folders"]])
    #expect(format(two, 1, nil, 4) == "%1$lld file in %2$@ and %3$lld folders")
    let placed = try text("%2$#@a@ by %1$@", ["a": ["one": "a book", "other": "%arg books (%1$@)"]])
    #expect(format(placed, nil, 5) == "%2$lld books (%1$@) by %1$@")
  }

  @Test func variablesMayHoldVariables() throws {
    let nested = try text("%#@a@", ["a": ["one": "one in %2$#@b@", "other": "many"], "b": ["other": "%arg boxes"]])
    #expect(format(nested, 1, 7) == "one in %2$lld boxes")
    let endless = try text("%#@a@", ["a": ["other": "x%#@a@"]])
    #expect(format(endless, 1).hasPrefix("x"))
  }

  @Test func theRulesAreThoseOfTheTablesLanguage() throws {
    let apples = try text("%#@n@", ["n": ["one": "1", "other": "n"]], language: "en")
    #expect(apples.format(locale: Locale(identifier: "fr")) { _ in .signed(0) } == "n")
  }

  @Test func anEntryWithoutFormatIsNone() { #expect(PluralText(["n": ["other": "x"]], language: nil) == nil) }
}
