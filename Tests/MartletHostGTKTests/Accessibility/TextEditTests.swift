import Testing

@testable import MartletHostGTK

@Suite struct TextEditTests {
  @Test(arguments: [
    ("", "a", 0, 0, "a"), ("ab", "aXb", 1, 0, "X"), ("abc", "ac", 1, 1, ""), ("abc", "", 0, 3, ""),
    ("aa", "aaa", 2, 0, "a"), ("abc", "xbz", 0, 3, "xbz"), ("Grün", "Grüne", 4, 0, "e"),
  ])
  func whatDiffersIsTheEdit(old: String, new: String, start: Int, removed: Int, inserted: String) {
    let edit = TextEdit(from: old, to: new)
    #expect(edit?.start == start)
    #expect(edit?.removed == removed)
    #expect(edit?.inserted == inserted)
  }

  /// Swift takes the two for the same text; whoever counts scalars does not.
  @Test func theSameScalarsAreNoEdit() {
    #expect(TextEdit(from: "é", to: "é") == nil)
    #expect(TextEdit(from: "\u{E9}", to: "e\u{301}") != nil)
  }

  @Test func hiddenTextChangesWhereItsDotsDo() {
    #expect(TextEdit(from: "••••", to: "••-••")?.applied(toHidden: "pass") == "pa-ss")
    #expect(TextEdit(from: "••••", to: "••")?.applied(toHidden: "pass") == "pa")
    #expect(TextEdit(from: "••••", to: "new")?.applied(toHidden: "pass") == "new")
  }

  /// A flag is one character of two scalars.
  @Test func placesAreCountedBothWays() {
    let text = "a🇨🇭b"
    #expect((0...4).map { text.scalarOffset(ofCharacter: $0) } == [0, 1, 3, 4, 4])
    #expect((0...4).map { text.characterOffset(ofScalar: $0) } == [0, 1, 1, 2, 3])
  }
}
