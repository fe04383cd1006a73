import Foundation
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextFieldLayoutTests {
  /// The body style's line is 22 high. Source: M-TEXT.
  private let line: CGFloat = 22

  private struct Growing: View {
    @State var text = ""
    var axis = Axis.vertical
    var body: some View { TextField("Note", text: $text, axis: axis).frame(width: 200) }
  }

  @Test func oneLineTakesTheWidthOfferedAndOneLineOfHeight() {
    let screen = Screen { Growing(axis: .horizontal) }
    #expect(screen.frame(of: "Note")?.size == CGSize(width: 200, height: line))
  }

  /// M-CTL-25: 34 high.
  @Test func theBorderedStyleIs34High() {
    let screen = Screen { TextField("Note", text: .constant("")).textFieldStyle(.roundedBorder).padding(20) }
    let frame = screen.frame(of: "Note")!
    #expect(abs(frame.width - CGFloat(390 - 40 - 14)) < 0.01)
    #expect(frame.height == line)
  }

  /// A41: along a vertical axis the field grows with its lines, within the limits.
  @Test func verticalFieldsGrowWithTheirLines() throws {
    let screen = Screen { Growing() }
    try screen.tap("Note")
    screen.type("a\nb\nc")
    #expect(screen.frame(of: "Note")?.height == 3 * line)
    screen.press(key: .delete)
    screen.press(key: .delete)
    #expect(screen.frame(of: "Note")?.height == 2 * line)
  }

  /// Without the keyboard a field shows the start of what does not fit.
  @Test func longTextShowsFromItsStart() throws {
    func picture(_ text: String) throws -> Data {
      try Screen { Growing(text: text).lineLimit(2...2) }.png()
    }
    #expect(try picture("1\n2\n3\n4\n5") == picture("1\n2"))
  }

  @Test func limitsOfLinesHold() throws {
    let screen = Screen { Growing().lineLimit(2...3) }
    #expect(screen.frame(of: "Note")?.height == 2 * line)
    try screen.tap("Note")
    screen.type("a\nb\nc\nd\ne")
    #expect(screen.frame(of: "Note")?.height == 3 * line)
    // The caret stays in sight: its line is the last that shows.
    let caret = screen.textInput!.caret
    let frame = screen.frame(of: "Note")!
    #expect(frame.insetBy(dx: 0, dy: -0.5).contains(caret))
    screen.press(key: .home, modifiers: .control)
    #expect(abs(screen.textInput!.caret.minY - frame.minY) < 0.5)
  }

  @Test func longTextOfOneLineMovesWithTheCaret() throws {
    let screen = Screen { Growing(axis: .horizontal) }
    try screen.tap("Note")
    screen.type("a long text that is much wider than its field")
    let frame = screen.frame(of: "Note")!
    #expect(abs(screen.textInput!.caret.maxX - frame.maxX) <= 0.5)
    screen.press(key: .home)
    #expect(abs(screen.textInput!.caret.minX - frame.minX) < 0.5)
    screen.press(key: .end)
    #expect(abs(screen.textInput!.caret.maxX - frame.maxX) <= 0.5)
  }

  /// Places of the caret cost one pass over the line: with one for each character this would not come to an end.
  @Test func aVeryLongLineCanBeEdited() throws {
    let screen = Screen { Growing(text: String(repeating: "word ", count: 1500), axis: .horizontal) }
    try screen.tap("Note")
    screen.press(key: .end)
    for _ in 0..<5 { screen.type("x") }
    let frame = screen.frame(of: "Note")!
    #expect(screen.textInput!.text.hasSuffix("word xxxxx"))
    #expect(abs(screen.textInput!.caret.maxX - frame.maxX) <= 0.5)
  }

  @Test func caretFollowsTheAlignment() throws {
    func caret(_ alignment: TextAlignment, rightToLeft: Bool = false) throws -> CGFloat {
      let screen = Screen(size: CGSize(width: 300, height: 100), rightToLeft: rightToLeft) {
        TextField("Note", text: .constant("")).multilineTextAlignment(alignment)
      }
      try screen.tap("Note")
      return screen.textInput!.caret.minX
    }
    #expect(try caret(.leading) == 0)
    #expect(try caret(.center) == 150)
    #expect(try caret(.trailing) == 298)
    #expect(try caret(.leading, rightToLeft: true) == 298)
  }

  @Test func theEditorTakesAllTheRoomAndScrollsWithTheCaret() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View { TextEditor(text: $text).accessibilityIdentifier("page") }
    }
    let screen = Screen(size: CGSize(width: 200, height: 120)) { Page() }
    #expect(screen.frame(of: "page")?.size == CGSize(width: 200, height: 120))
    // A press below the text means its end.
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(screen.textInput?.isMultiline == true)
    screen.type("1\n2\n3\n4\n5\n6\n7\n8")
    #expect(screen.textInput?.text == "1\n2\n3\n4\n5\n6\n7\n8")
    #expect(screen.textInput!.caret.maxY <= 120)
    screen.press(key: .home, modifiers: .control)
    #expect(screen.textInput!.caret.minY >= 0)
    screen.press(key: .tab)
    #expect(screen.textInput?.text.first == "\t")
  }

  @Test func typingInAFieldBelowTheEdgeScrollsToIt() throws {
    struct Page: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        ScrollView {
          Button("Go") { isFocused = true }
          Color.red.frame(height: 500)
          TextField("Low", text: $text).focused($isFocused)
        }
      }
    }
    let screen = Screen(size: CGSize(width: 200, height: 200)) { Page() }
    try screen.tap("Go")
    screen.type("a")
    #expect(screen.frame(of: "Low")!.maxY <= 200)
  }

  // MARK: Pointers

  @Test func tapsChooseCharacterWordAndAll() throws {
    struct Page: View {
      @State private var text = "one two three"
      var body: some View { TextField("Note", text: $text) }
    }
    let screen = Screen { Page() }
    let middle = CGPoint(x: 45, y: screen.frame(of: "Note")!.midY)
    screen.tap(at: middle)
    let caret = screen.textInput!.selection
    #expect(caret.isEmpty)
    #expect((4...7).contains(caret.lowerBound))
    screen.wait(1)
    screen.tap(at: middle, count: 2)
    #expect(screen.textInput!.selection == 4..<7)
    screen.wait(1)
    screen.tap(at: middle, count: 3)
    #expect(screen.textInput!.selection == 0..<13)
  }

  @Test func aMouseSelectsWhatItIsPulledOver() throws {
    struct Page: View {
      @State private var text = "one two three"
      var body: some View { TextField("Note", text: $text) }
    }
    let screen = Screen { Page() }
    let y = screen.frame(of: "Note")!.midY
    screen.drag(from: CGPoint(x: 1, y: y), to: CGPoint(x: 380, y: y), kind: .mouse)
    #expect(screen.textInput!.selection == 0..<13)
  }

  @Test func pressesOnTheBorderedBoxMeanTheField() {
    let screen = Screen(size: CGSize(width: 300, height: 60)) {
      TextField("Note", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    // The box is 34 high in the middle of 60; its text begins 7 points inside.
    screen.tap(at: CGPoint(x: 2, y: 15))
    #expect(screen.textInput != nil)
  }
}
