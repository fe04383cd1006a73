import Foundation
import MartletTesting
import Testing

@testable import SwiftUI

/// Spec: I31, I32.
@MainActor @Suite struct InflectionTests {
  private func words(_ text: Text, _ locale: String = "en_US") -> [String] {
    Screen(size: CGSize(width: 390, height: 100), locale: Locale(identifier: locale)) { text }.labels
  }

  @Test(arguments: [(0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (-1, "-1 apple"), (1000, "1,000 apples")])
  func nounsAgreeWithTheNumber(count: Int, words: String) {
    #expect(self.words(Text("^[\(count) apple](inflect: true)")) == [words])
  }

  @Test func theRestOfTheSentenceStays() {
    let (cats, boxes) = (3, 1)
    let text = Text("You have ^[\(cats) black cat](inflect: true) and ^[\(boxes) box](inflect: true).")
    #expect(words(text) == ["You have 3 black cats and 1 box."])
  }

  @Test func numbersMayBeWrittenAndMarkdownStandAround() {
    #expect(words(Text("**^[2 day](inflect: true)** left")) == ["2 days left"])
    #expect(words(Text("^[two day](inflect: true)")) == ["two day"], "no number, nothing to agree with")
  }

  @Test func otherMarksAreLeftOut() { #expect(words(Text("^[2 day](kind: 'x')")) == ["2 day"]) }

  @Test func otherLanguagesKeepTheWord() {
    #expect(words(Text("^[\(2) Tag](inflect: true)"), "de_DE") == ["2 Tag"])
  }

  @Test func brokenMarksStay() { #expect(words(Text("a ^[2 day")) == ["a ^[2 day"]) }

  @Test(arguments: [
    ("city", "cities"), ("day", "days"), ("box", "boxes"), ("church", "churches"), ("dish", "dishes"),
    ("bus", "buses"), ("potato", "potatoes"), ("photo", "photos"), ("leaf", "leaves"), ("roof", "roofs"),
    ("knife", "knives"), ("person", "people"), ("Person", "People"), ("child", "children"), ("woman", "women"),
    ("human", "humans"), ("sheep", "sheep"), ("mouse", "mice"), ("quiz", "quizzes"), ("box", "boxes"),
  ]) func englishPlurals(noun: String, plural: String) { #expect(EnglishPlural.plural(of: noun) == plural) }
}
