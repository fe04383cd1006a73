import Testing

@testable import MartletControls

@Suite struct EditHistoryTests {
  private func type(_ text: String, into model: inout TextEditingModel) {
    for character in text { model.insert(String(character)) }
  }

  @Test func aTypedWordIsTakenBackAsOne() {
    var model = TextEditingModel()
    type("one two", into: &model)
    model.undo()
    #expect(model.picture == "one |")
    model.undo()
    #expect(model.picture == "|")
    #expect(!model.canUndo)
    model.redo()
    model.redo()
    #expect(model.picture == "one two|")
    #expect(!model.canRedo)
  }

  @Test func movingTheCaretEndsTheWord() {
    var model = TextEditingModel()
    type("ab", into: &model)
    model.moveCaret(to: 2)
    type("c", into: &model)
    model.undo()
    #expect(model.text == "ab")
  }

  @Test func deletedCharactersComeBackTogether() {
    var model = TextEditingModel(text: "abc")
    model.delete(2..<3)
    model.delete(1..<2)
    model.undo()
    #expect(model.picture == "abc|")
  }

  @Test func theSelectionComesBackWithTheText() {
    var model = TextEditingModel(picture: "a[bc|d")
    model.insert("x")
    #expect(model.picture == "ax|d")
    model.undo()
    #expect(model.picture == "a[bc|d")
    model.redo()
    #expect(model.picture == "ax|d")
  }

  @Test func typingAfterTakingBackForgetsWhatWasUndone() {
    var model = TextEditingModel()
    type("a", into: &model)
    model.undo()
    type("b", into: &model)
    #expect(!model.canRedo)
    model.undo()
    #expect(model.text == "")
  }

  @Test func charactersThatJoinedAreTakenBackToo() {
    var model = TextEditingModel(text: "e")
    model.paste("\u{301}x")
    #expect(model.count == 2)
    model.undo()
    #expect(model.text == "e")
    model.redo()
    #expect(model.text == "e\u{301}x")
  }

  /// Every sequence of four of these edits can be taken back to the beginning and done again.
  @Test func allShortSequencesCanBeTakenBack() {
    let edits: [(inout TextEditingModel) -> Void] = [
      { $0.insert("x") }, { $0.insert(" ") }, { $0.paste("yz") },
      { model in model.delete(max(model.head - 1, 0)..<model.head) },
      { model in model.delete(model.head..<min(model.head + 1, model.count)) }, { $0.moveCaret(to: 1) },
      { $0.select(0..<2) },
    ]
    for code in 0..<(7 * 7 * 7 * 7) {
      var model = TextEditingModel(picture: "ab|cd")
      var rest = code
      for _ in 0..<4 {
        edits[rest % 7](&model)
        model.checkInvariants()
        rest /= 7
      }
      let end = model.text
      while model.canUndo { model.undo() }
      #expect(model.text == "abcd")
      while model.canRedo { model.redo() }
      #expect(model.text == end)
    }
  }
}
