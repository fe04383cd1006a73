import Foundation
import Testing

@testable import UIKit

/// By the English dictionary that Scripts/packages.txt names.
@Suite(.serialized) struct TextCheckerTests {
  let checker = UITextChecker()

  private func wrong(_ text: String, from start: Int = 0, wraps: Bool = false, in range: NSRange? = nil) -> String? {
    let range = range ?? NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range, startingAt: start, wrap: wraps, language: "en")
    return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
  }

  @Test func theFirstWrongWordIsFound() {
    #expect(wrong("the quick brown fox doesn't care") == nil)
    #expect(wrong("the qwick brown foxx") == "qwick")
    #expect(wrong("👍 good wrod") == "wrod")
    #expect(wrong("") == nil)
  }

  @Test func theSearchBeginsWhereItIsTold() {
    #expect(wrong("qwick brown foxx", from: 3) == "foxx")
    #expect(wrong("qwick brown fox", from: 3) == nil)
    #expect(wrong("qwick brown fox", from: 3, wraps: true) == "qwick")
    #expect(wrong("qwick brown", in: NSRange(location: 6, length: 5)) == nil)
    #expect(wrong("a", in: NSRange(location: 0, length: 5)) == nil)
  }

  @Test func wordsWithDigitsAreNoWords() { #expect(wrong("x11 abc3def") == nil) }

  @Test func guessesAreNear() throws {
    let text = "a recieve"
    let guesses = try #require(
      checker.guesses(forWordRange: NSRange(location: 2, length: 7), in: text, language: "en_US"))
    #expect(guesses.first == "receive")
    let longer = checker.completions(
      forPartialWordRange: NSRange(location: 0, length: 6), in: "elepha", language: "en_US")
    #expect(longer?.allSatisfy { $0.hasPrefix("elepha") } == true)
  }

  @Test func ignoredAndLearnedWordsAreRight() {
    #expect(wrong("qwick") == "qwick")
    checker.ignoreWord("qwick")
    #expect(wrong("qwick") == nil)
    UITextChecker.learnWord("frobnicator")
    #expect(UITextChecker.hasLearnedWord("frobnicator") && wrong("frobnicator") == nil)
    UITextChecker.unlearnWord("frobnicator")
    #expect(wrong("frobnicator") == "frobnicator")
  }

  @Test func aLanguageFindsTheNearestDictionary() {
    let names = ["de_DE", "en_AU", "en_GB", "en_US"]
    func name(_ language: String, _ region: String?) -> String? {
      SpellingLibrary.dictionaryName(for: language, among: names, region: region)
    }
    #expect(name("en", "GB") == "en_GB")
    #expect(name("en", "FR") == "en_US")
    #expect(name("en-AU", nil) == "en_AU")
    #expect(name("de", nil) == "de_DE")
    #expect(name("d", nil) == nil)
  }

  @Test func theMachinesLanguagesAreNamed() { #expect(UITextChecker.availableLanguages.contains("en_US")) }
}
