import Testing

@testable import MartletControls

@Suite struct TextEditingModelTests {
  private func after(_ picture: String, isMultiline: Bool = true, _ change: (inout TextEditingModel) -> Void) -> String
  {
    var model = TextEditingModel(picture: picture, isMultiline: isMultiline)
    change(&model)
    model.checkInvariants()
    return model.picture
  }

  // MARK: Insertion

  @Test func textGoesInThePlaceOfTheSelection() {
    #expect(after("ab|cd") { $0.insert("x") } == "abx|cd")
    #expect(after("a[bc|d") { $0.insert("x") } == "ax|d")
    #expect(after("a|bc[d") { $0.insert("") } == "a|d")
    #expect(after("|") { $0.insert("hello") } == "hello|")
  }

  /// An accent joins the letter before it, a modifier the emoji, and two flags' letters become one flag.
  @Test func charactersThatJoinCountAsOne() {
    var model = TextEditingModel(text: "e")
    model.insert("\u{301}")
    #expect(model.count == 1)
    #expect(model.head == 1)
    model.delete(0..<1)
    #expect(model.text == "")
    model.insert("\u{1F1E9}")
    model.insert("\u{1F1EA}")
    #expect(model.count == 1)
    #expect(model.head == 1)
    model.undo()
    #expect(model.text == "")
  }

  @Test func oneLineTakesSpacesForLineBreaks() {
    #expect(after("a|", isMultiline: false) { $0.paste("b\nc\n") } == "ab c|")
    #expect(after("a|") { $0.paste("b\nc\n") } == "ab\nc\n|")
  }

  // MARK: Deletion

  @Test func deletingTakesTheSelectionOrTheRange() {
    #expect(after("ab|c") { $0.delete(1..<2) } == "a|c")
    #expect(after("a[b|c") { $0.delete(0..<1) } == "a|c")
    #expect(after("|") { $0.delete(0..<0) } == "|")
  }

  @Test func cutAnswersWhatItTook() {
    var model = TextEditingModel(picture: "a[bc|d")
    #expect(model.cut() == "bc")
    #expect(model.picture == "a|d")
    #expect(model.cut() == "")
    #expect(model.picture == "a|d")
  }

  // MARK: Selection

  @Test func selectionIsKeptInsideTheText() {
    #expect(after("abc|") { $0.select(-1..<9) } == "[abc|")
    #expect(after("abc|") { $0.moveCaret(to: -4) } == "|abc")
    #expect(after("a|bc") { $0.moveCaret(to: 9, extending: true) } == "a[bc|")
    #expect(after("a|bc") { $0.selectAll() } == "[abc|")
  }

  @Test func wordsAreSelectedWithWhatBelongsToThem() {
    #expect(after("say |hello there") { $0.selectWord(at: 6) } == "say [hello| there")
    #expect(after("|hello there") { $0.selectWord(at: 5) } == "[hello| there")
    #expect(after("|a  b") { $0.selectWord(at: 2) } == "a[  |b")
    #expect(after("|don't go") { $0.selectWord(at: 1) } == "[don't| go")
    #expect(after("|") { $0.selectWord(at: 0) } == "|")
    #expect(after("|abc") { $0.selectWord(at: 3) } == "[abc|")
  }

  @Test func paragraphsAreSelectedWithTheirLineBreak() {
    #expect(after("one\nt|wo\nthree") { $0.selectParagraph(at: $0.head) } == "one\n[two\n|three")
    #expect(after("one\nt|wo") { $0.selectParagraph(at: $0.head) } == "one\n[two|")
  }

  // MARK: Composing

  @Test func composedTextIsReplacedUntilItIsDecided() {
    var model = TextEditingModel(picture: "a|b")
    model.compose("ni")
    #expect(model.picture == "ani|b")
    #expect(model.composing == 1..<3)
    #expect(model.decidedText == "ab")
    model.compose("你")
    #expect(model.picture == "a你|b")
    model.insert("你")
    #expect(model.picture == "a你|b")
    #expect(model.composing == nil)
    model.checkInvariants()
    model.undo()
    #expect(model.picture == "a|b")
  }

  @Test func composingNothingTakesItBack() {
    #expect(
      after("a[b|c") {
        $0.compose("x")
        $0.compose("")
      } == "a|c")
    #expect(
      after("ab|") {
        $0.compose("xy")
        $0.delete(0..<1)
      } == "ab|")
  }

  @Test func movingAwayDecidesWhatWasComposed() {
    var model = TextEditingModel(picture: "a|")
    model.compose("xy")
    model.moveCaret(to: 0)
    #expect(model.picture == "|axy")
    #expect(model.composing == nil)
    #expect(model.decidedText == "axy")
  }

  // MARK: Text from outside

  /// The caret stays beside the characters that it stood beside.
  @Test func textFromOutsideKeepsTheCaretWithItsNeighbours() {
    #expect(after("abc|") { $0.setText("abcd") } == "abcd|")
    #expect(after("abcd|") { $0.setText("abc") } == "abc|")
    #expect(after("ab|cd") { $0.setText("ABCD") } == "AB|CD")
    #expect(after("ab|cd") { $0.setText("xabcd") } == "xab|cd")
    #expect(after("ab|cd") { $0.setText("abcdx") } == "ab|cdx")
    #expect(after("12345|") { $0.setText("12,345") } == "12,345|")
    #expect(after("abc|") { $0.setText("") } == "|")
    #expect(after("|") { $0.setText("abc") } == "abc|")
    #expect(after("|abc") { $0.setText("xyabc") } == "|xyabc")
  }

  @Test func textFromOutsideCannotBeTakenBack() {
    var model = TextEditingModel(text: "a")
    model.insert("b")
    model.setText("other")
    #expect(!model.canUndo)
    model.undo()
    #expect(model.text == "other")
  }

  @Test func theSameTextFromOutsideChangesNothing() {
    var model = TextEditingModel(picture: "a|b")
    model.insert("x")
    model.setText("axb")
    #expect(model.canUndo)
    #expect(model.picture == "ax|b")
  }
}
