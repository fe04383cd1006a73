import Foundation
import MartletControls
import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// H45, H46, M-CTL-49, M-CTL-50.
@MainActor @Suite struct EditMenuTests {
  private struct Page: View {
    @State private var name = "one two three"
    @State private var secret = "hunter2"
    @State private var empty = ""
    var body: some View {
      VStack(spacing: 40) {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        TextField("Empty", text: $empty)
        Text("Elsewhere")
      }
      .frame(maxHeight: .infinity)
    }
  }

  private func page(locale: String = "en_US") -> Screen { Screen(locale: Locale(identifier: locale)) { Page() } }

  /// Inside the first word of a field.
  private func word(in screen: Screen, _ label: String = "Name") -> CGPoint {
    let frame = screen.frame(of: label) ?? .zero
    return CGPoint(x: frame.minX + 8, y: frame.midY)
  }

  private func selectWord(in screen: Screen, _ label: String = "Name") {
    screen.tap(at: word(in: screen, label), count: 2)
    screen.settle()
  }

  // MARK: Fingers

  @Test func twoTapsSelectAWordAndShowTheBarAboveIt() {
    let screen = page()
    selectWord(in: screen)
    #expect(screen.textInput?.selection == 0..<3)
    #expect(screen.buttons == ["Cut", "Copy", "Select All"])
    let bar = screen.frame(of: "Cut")!.union(screen.frame(of: "Select All")!)
    let field = screen.frame(of: "Name")!
    #expect(bar.height == 40)
    // 8 points and a handle's ball of 12 above the line of text; kept 8 points inside the window.
    #expect(abs(bar.maxY - (field.minY - 20)) <= 1)
    #expect(bar.minX == 8)
  }

  @Test func aPressThatStaysSelectsAWordAndTheBarComesWhenItEnds() {
    let screen = page()
    screen.pointer(.began, at: word(in: screen))
    screen.wait(0.6)
    #expect(screen.textInput?.selection == 0..<3)
    #expect(screen.buttons == [])
    screen.pointer(.ended, at: word(in: screen))
    screen.settle()
    #expect(screen.buttons == ["Cut", "Copy", "Select All"])
  }

  @Test func commandsGoThroughTheClipboard() throws {
    let screen = page()
    selectWord(in: screen)
    try screen.tap("Cut")
    screen.settle()
    #expect(screen.textInput?.text == " two three")
    #expect(screen.buttons == [])
    screen.press(at: word(in: screen, "Empty"), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Paste"])
    try screen.tap("Paste")
    screen.settle()
    #expect(screen.textInput?.text == "one")
    #expect(screen.buttons == [])
  }

  @Test func secretTextIsNeitherCutNorCopied() {
    let screen = page()
    selectWord(in: screen, "Password")
    // All of the bullets are one word.
    #expect(screen.textInput?.isSecure == true)
    #expect(screen.textInput?.selection == 0..<7)
    #expect(screen.buttons == [])
    screen.tap(at: CGPoint(x: screen.frame(of: "Password")!.midX, y: screen.frame(of: "Password")!.midY))
    screen.wait(0.5)
    screen.tap(at: CGPoint(x: screen.frame(of: "Password")!.midX, y: screen.frame(of: "Password")!.midY))
    screen.settle()
    #expect(screen.buttons == ["Select", "Select All"])
  }

  @Test func aTapOnTheCaretShowsTheBarAndHidesIt() throws {
    let screen = page()
    screen.tap(at: word(in: screen))
    screen.wait(0.5)
    #expect(screen.buttons == [])
    screen.tap(at: word(in: screen))
    screen.settle()
    #expect(screen.buttons == ["Select", "Select All"])
    screen.tap(at: word(in: screen))
    screen.settle()
    #expect(screen.buttons == [])
    screen.wait(0.5)
    screen.tap(at: word(in: screen))
    screen.settle()
    try screen.tap("Select")
    screen.settle()
    #expect(screen.textInput?.selection == 0..<3)
    // The bar goes on with what is selected now.
    #expect(screen.buttons == ["Cut", "Copy", "Select All"])
    try screen.tap("Select All")
    screen.settle()
    #expect(screen.textInput?.selection == 0..<13)
    #expect(screen.buttons == ["Cut", "Copy"])
  }

  @Test func whatElseIsDoneClosesTheBar() {
    for action in ["tap", "type", "caret", "escape"] {
      let screen = page()
      selectWord(in: screen)
      switch action {
      case "tap":
        let frame = screen.frame(of: "Elsewhere")!
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      case "type": screen.type("x")
      case "caret": screen.tap(at: CGPoint(x: screen.frame(of: "Name")!.maxX - 5, y: word(in: screen).y))
      default: screen.press(key: .escape)
      }
      screen.settle()
      #expect(screen.buttons == [], "\(action)")
      #expect(screen.textInput?.text == (action == "type" ? "x two three" : "one two three"), "\(action)")
    }
  }

  @Test func theBarStandsBelowWhereThereIsNoRoomAbove() {
    let screen = Screen {
      TextField("Name", text: .constant("one two")).frame(maxHeight: .infinity, alignment: .top)
    }
    selectWord(in: screen)
    // A ball of 12 and 8 points below the text.
    #expect(abs(screen.frame(of: "Cut")!.minY - (screen.frame(of: "Name")!.maxY + 20)) <= 1)
  }

  @Test func theBarGoesWithWhatScrolls() {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 300)
          TextField("Name", text: .constant("one two"))
          Color.clear.frame(height: 1000)
        }
      }
    }
    selectWord(in: screen)
    let before = screen.frame(of: "Cut")!.minY
    screen.scroll(by: CGSize(width: 0, height: 100), at: CGPoint(x: 200, y: 600))
    screen.settle()
    #expect(screen.frame(of: "Cut")?.minY == before - 100)
  }

  @Test func handlesMoveTheEndsOfTheSelection() {
    let screen = page()
    selectWord(in: screen)
    let field = screen.frame(of: "Name")!
    // The end's ball hangs below the line, the beginning's stands above it.
    let end = screen.handles.last!
    screen.drag(from: CGPoint(x: end.midX, y: end.midY), to: CGPoint(x: field.maxX - 2, y: end.midY))
    screen.settle()
    #expect(screen.textInput?.selection == 0..<13)
    #expect(screen.buttons == ["Cut", "Copy"])
    let start = screen.handles.first!
    screen.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: start.midY))
    screen.settle()
    #expect(screen.textInput?.selection == 3..<13)
  }

  // MARK: Mouse and keyboard

  private func press(_ screen: Screen, at point: CGPoint) {
    screen.pointer(.began, at: point, kind: .mouse, button: .secondary)
    screen.pointer(.ended, at: point, kind: .mouse, button: .secondary)
    screen.settle()
  }

  @Test func theSecondButtonOpensAListAtThePointer() throws {
    let screen = page()
    screen.tap(at: word(in: screen), count: 2, kind: .mouse)
    #expect(screen.textInput?.selection == 0..<3)
    #expect(screen.buttons == [])
    #expect(screen.handles.isEmpty)
    let point = word(in: screen)
    press(screen, at: point)
    #expect(screen.buttons == ["Cut", "Copy", "Select All"])
    #expect(screen.frame(of: "Cut")!.origin == point)
    // The field keeps keyboard and selection.
    #expect(screen.textInput?.selection == 0..<3)
    screen.press(key: .downArrow)
    screen.press(key: .downArrow)
    screen.press(key: .return)
    screen.settle()
    #expect(screen.buttons == [])
    let empty = screen.frame(of: "Empty")!
    press(screen, at: CGPoint(x: empty.midX, y: empty.midY))
    #expect(screen.buttons == ["Paste"])
    try screen.tap("Paste")
    screen.settle()
    #expect(screen.textInput?.text == "one")
  }

  @Test func besideTheSelectionTheSecondButtonPutsTheCaret() {
    let screen = page()
    screen.tap(at: word(in: screen), count: 2, kind: .mouse)
    press(screen, at: CGPoint(x: screen.frame(of: "Name")!.maxX - 5, y: word(in: screen).y))
    #expect(screen.textInput?.selection == 13..<13)
    #expect(screen.buttons == ["Select All"])
    screen.press(key: .escape)
    screen.settle()
    #expect(screen.buttons == [])
    #expect(screen.textInput != nil)
  }

  @Test func theMenuKeyOpensTheList() {
    for (key, modifiers) in [(Key.menu, KeyModifiers()), (Key.f10, .shift)] {
      let screen = page()
      screen.tap(at: word(in: screen))
      screen.key("a", modifiers: [.control, .command])
      #expect(screen.key(key, modifiers: modifiers))
      screen.settle()
      #expect(screen.buttons == ["Cut", "Copy"])
      screen.key(Key.down)
      screen.key(Key.return)
      screen.settle()
      #expect(screen.textInput?.text == "")
    }
  }

  @Test func assistiveToolsOpenTheListByAnAction() throws {
    let screen = page()
    try screen.perform("Show Menu", on: "Name")
    screen.settle()
    #expect(screen.buttons == ["Select All"])
  }

  @Test func wordsAreThoseOfTheLanguage() {
    let screen = page(locale: "de_DE")
    selectWord(in: screen)
    #expect(screen.buttons == ["Ausschneiden", "Kopieren", "Alles auswählen"])
  }
}

extension Screen {
  /// The balls of the handles in the text that has the keyboard, in points of the window: the beginning's first.
  var handles: [CGRect] {
    guard let text = root.focus.focused as? any SelectableText else { return [] }
    let origin = text.frame().origin
    return text.handleFrames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}
