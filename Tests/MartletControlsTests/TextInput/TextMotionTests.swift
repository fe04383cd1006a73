import Testing

@testable import MartletControls

@Suite struct TextMotionTests {
  private func move(
    _ picture: String, _ motions: TextMotion..., extending: Bool = false, columns: Int = .max,
    isRightToLeft: Bool = false
  ) -> String {
    var model = TextEditingModel(picture: picture)
    for motion in motions {
      model.move(motion, extending: extending, in: MonoCarets(model, columns: columns, isRightToLeft: isRightToLeft))
      model.checkInvariants()
    }
    return model.picture
  }
  private func delete(_ picture: String, _ motion: TextMotion, columns: Int = .max) -> String {
    var model = TextEditingModel(picture: picture)
    model.delete(motion, in: MonoCarets(model, columns: columns))
    model.checkInvariants()
    return model.picture
  }

  @Test func arrowsMoveByOneCharacterAndStopAtTheEnds() {
    #expect(move("a|b", .left) == "|ab")
    #expect(move("|ab", .left) == "|ab")
    #expect(move("a|b", .right) == "ab|")
    #expect(move("ab|", .right) == "ab|")
    #expect(move("e\u{301}👨‍👩‍👧|x", .left, .left) == "|e\u{301}👨‍👩‍👧x")
  }

  @Test func arrowsGoToTheSidesOfASelection() {
    #expect(move("a[bc|d", .left) == "a|bcd")
    #expect(move("a[bc|d", .right) == "abc|d")
    #expect(move("a|bc[d", .left) == "a|bcd")
    #expect(move("a[bc|d", .right, isRightToLeft: true) == "a|bcd")
  }

  @Test func shiftKeepsTheOtherEnd() {
    #expect(move("ab|c", .left, extending: true) == "a|b[c")
    #expect(move("a[b|c", .left, extending: true) == "a|bc")
    #expect(move("ab|c", .documentStart, extending: true) == "|ab[c")
  }

  @Test func wordsEndBehindTheirLastLetter() {
    #expect(move("|one, two", .wordForward) == "one|, two")
    #expect(move("one|, two", .wordForward) == "one, two|")
    #expect(move("one, two|", .wordForward) == "one, two|")
    #expect(move("one, tw|o", .wordBackward) == "one, |two")
    #expect(move("one, |two", .wordBackward) == "|one, two")
    #expect(move("|one", .wordBackward) == "|one")
  }

  /// Scripts without spaces: the kind of character changes between words.
  @Test func wordsOfJapaneseEndWhereTheScriptChanges() {
    #expect(move("|東京タワーへ", .wordForward) == "東京|タワーへ")
    #expect(move("東京|タワーへ", .wordForward) == "東京タワー|へ")
  }

  @Test func wordsOfArabicLieToTheLeft() {
    #expect(move("|سلام عليكم", .wordLeft) == "سلام| عليكم")
    #expect(move("سلام|", .wordRight) == "|سلام")
    #expect(move("|one two", .wordLeft, isRightToLeft: true) == "|one two")
  }

  @Test func upAndDownKeepTheColumn() {
    #expect(move("abc\nd\nefg|", .up) == "abc\nd|\nefg")
    #expect(move("abc\nd\nefg|", .up, .up) == "abc|\nd\nefg")
    #expect(move("ab|c\nd\nefg", .down, .down) == "abc\nd\nef|g")
    #expect(move("ab|c", .up) == "|abc")
    #expect(move("ab|c", .down) == "abc|")
    #expect(move("ab|c", .left, .down, .up) == "|abc")
  }

  @Test func linesThatWereBrokenAreLinesToo() {
    #expect(move("|abcdef", .down, columns: 3) == "abc|def")
    #expect(move("a|bcdef", .lineEnd, columns: 3) == "abc|def")
    #expect(move("a|bcdef", .lineEnd, .lineStart, columns: 3) == "|abcdef")
    #expect(move("abc|def", .lineEnd, columns: 3) == "abcdef|")
    #expect(move("abc|def", .lineStart, columns: 3) == "abc|def")
  }

  @Test func paragraphsAndDocument() {
    #expect(move("one\ntw|o", .paragraphStart) == "one\n|two")
    #expect(move("one\n|two", .paragraphStart) == "|one\ntwo")
    #expect(move("o|ne\ntwo", .paragraphEnd) == "one|\ntwo")
    #expect(move("one|\ntwo", .paragraphEnd) == "one\ntwo|")
    #expect(move("on|e\ntwo", .documentEnd) == "one\ntwo|")
    #expect(move("one\nt|wo", .documentStart) == "|one\ntwo")
  }

  @Test func pagesMoveByLines() {
    #expect(move("|a\nb\nc\nd", .lines(2)) == "a\nb\n|c\nd")
    #expect(move("a\nb\nc\n|d", .lines(-9)) == "|a\nb\nc\nd")
  }

  @Test func deletingGoesWhereTheMotionLeads() {
    #expect(delete("ab|c", .backward) == "a|c")
    #expect(delete("ab|c", .forward) == "ab|")
    #expect(delete("|abc", .backward) == "|abc")
    #expect(delete("one two|", .wordBackward) == "one |")
    #expect(delete("|one two", .wordForward) == "| two")
    #expect(delete("abcd|ef", .lineStart, columns: 3) == "abc|ef")
    #expect(delete("a[b|c", .wordBackward) == "a|c")
    #expect(delete("👨‍👩‍👧|", .backward) == "|")
  }

  /// From every place of a text of words, breaks and clusters, moves stay inside and come back.
  @Test func everyMotionFromEveryPlaceStaysInside() {
    let text = "ab c\n\ne\u{301}👍🏽 d'e 東ア\n"
    let motions: [TextMotion] = [
      .left, .right, .backward, .forward, .wordLeft, .wordRight, .wordBackward, .wordForward, .up, .down, .lines(3),
      .lineStart, .lineEnd, .paragraphStart, .paragraphEnd, .documentStart, .documentEnd,
    ]
    let count = TextEditingModel(text: text).count
    for columns in [1, 3, 100] {
      for place in 0...count {
        for motion in motions {
          for extending in [false, true] {
            var model = TextEditingModel(text: text, isMultiline: true)
            model.moveCaret(to: place)
            model.move(motion, extending: extending, in: MonoCarets(model, columns: columns))
            model.checkInvariants()
            #expect(model.anchor == (extending ? place : model.head))
            #expect(model.text == text)
          }
        }
      }
    }
  }
}
