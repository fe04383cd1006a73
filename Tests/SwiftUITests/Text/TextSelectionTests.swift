import Foundation
import MartletControls
import MartletTesting
import SwiftUI
import Testing

/// H47.
@MainActor @Suite struct TextSelectionTests {
  private func screen<V: View>(@ViewBuilder _ words: () -> V) -> Screen {
    let words = words()
    return Screen {
      VStack(spacing: 30) {
        words
        Button("Press") {}
        Text("Elsewhere")
        TextField("Field", text: .constant("mine"))
      }
    }
  }

  private func start(of label: String, in screen: Screen) -> CGPoint {
    let frame = screen.frame(of: label)!
    return CGPoint(x: frame.minX + 3, y: frame.midY)
  }

  private var copied: (Screen) -> String? { { $0.root.focus.clipboard.text } }

  @Test func aMouseSelectsAndTheKeysCopy() {
    let screen = screen { Text("one two three").textSelection(.enabled) }
    let from = start(of: "one two three", in: screen)
    screen.tap(at: from, count: 2, kind: .mouse)
    screen.press(key: "c", modifiers: .control)
    #expect(copied(screen) == "one")
    screen.drag(
      from: CGPoint(x: from.x - 3, y: from.y), to: CGPoint(x: screen.frame(of: "one two three")!.maxX, y: from.y),
      kind: .mouse)
    screen.press(key: "c", modifiers: .control)
    #expect(copied(screen) == "one two three")
    // Nothing is typed into it, and a field's caret is not there.
    screen.type("x")
    #expect(screen.textInput == nil)
    #expect(screen.shows("one two three"))
  }

  @Test func aFingersLongPressCopies() throws {
    let screen = screen { Text("one two three").textSelection(.enabled) }
    screen.press(at: start(of: "one two three", in: screen), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Press", "Copy", "Select All"])
    #expect(screen.handles.count == 2)
    try screen.tap("Copy")
    screen.settle()
    #expect(copied(screen) == "one")
    #expect(screen.buttons == ["Press"])
  }

  @Test func aTapAloneSelectsNothingAndATapElsewhereEndsIt() {
    let screen = screen { Text("one two three").textSelection(.enabled) }
    screen.tap(at: start(of: "one two three", in: screen))
    screen.settle()
    #expect(screen.root.focus.focused == nil)
    screen.press(at: start(of: "one two three", in: screen), for: 0.6)
    screen.settle()
    #expect(screen.root.focus.focused != nil)
    screen.tap(at: start(of: "Elsewhere", in: screen))
    screen.settle()
    #expect(screen.root.focus.focused == nil)
    #expect(screen.buttons == ["Press"])
  }

  @Test func theSecondButtonShowsTheList() throws {
    let screen = screen { Text("one two three").textSelection(.enabled) }
    let point = start(of: "one two three", in: screen)
    screen.pointer(.began, at: point, kind: .mouse, button: .secondary)
    screen.pointer(.ended, at: point, kind: .mouse, button: .secondary)
    screen.settle()
    #expect(screen.buttons == ["Select All"])
    try screen.tap("Select All")
    screen.settle()
    screen.press(key: "c", modifiers: .control)
    #expect(copied(screen) == "one two three")
  }

  @Test func withoutTheModifierWordsAreNotSelected() {
    for isOff in [true, false] {
      let screen = screen {
        if isOff { Text("one two").textSelection(.disabled) } else { Text("one two") }
      }
      screen.tap(at: start(of: "one two", in: screen), count: 2, kind: .mouse)
      screen.press(at: start(of: "one two", in: screen), for: 0.6)
      screen.settle()
      #expect(screen.root.focus.focused == nil)
      #expect(screen.buttons == ["Press"])
    }
  }

  @Test func wordsOfControlsStayForPressing() throws {
    var presses = 0
    let screen = Screen {
      VStack {
        Button("Press") { presses += 1 }
        Text("one two")
      }
      .textSelection(.enabled)
    }
    try screen.tap("Press")
    screen.tap(at: start(of: "Press", in: screen), kind: .mouse)
    #expect(presses == 2)
    screen.press(at: start(of: "one two", in: screen), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Press", "Copy", "Select All"])
  }

  @Test func textThatIsCutIsSelectedAsAWhole() {
    let screen = Screen {
      Text("one two three four five six seven").lineLimit(1).frame(width: 100).textSelection(.enabled)
    }
    screen.tap(at: start(of: "one two three four five six seven", in: screen), count: 2, kind: .mouse)
    screen.press(key: "c", modifiers: .control)
    #expect(copied(screen) == "one two three four five six seven")
  }

  @Test func tabDoesNotStopAtWords() {
    let screen = screen { Text("one two three").textSelection(.enabled) }
    screen.press(key: .tab)
    #expect(!(screen.root.focus.focused is any SelectableText))
  }
}
