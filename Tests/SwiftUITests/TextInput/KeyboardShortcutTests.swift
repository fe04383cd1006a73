import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct KeyboardShortcutTests {
  @Test func shortcutsRunTheirControls() {
    var ran: [String] = []
    let screen = Screen {
      Button("Save") { ran.append("save") }.keyboardShortcut("s")
      Button("Find") { ran.append("find") }.keyboardShortcut("f", modifiers: [.command, .shift])
      Button("Off") { ran.append("off") }.keyboardShortcut("o").disabled(true)
      Button("OK") { ran.append("ok") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { ran.append("cancel") }.keyboardShortcut(.cancelAction)
      Button("None") { ran.append("none") }.keyboardShortcut("n").keyboardShortcut(nil)
    }
    #expect(screen.press(key: "s", modifiers: .command))
    #expect(screen.press(key: "s", modifiers: .control))
    #expect(!screen.press(key: "s"))
    #expect(!screen.press(key: "s", modifiers: [.command, .shift]))
    #expect(screen.press(key: "f", modifiers: [.command, .shift]))
    #expect(!screen.press(key: "o", modifiers: .command))
    #expect(screen.press(key: .return))
    #expect(screen.press(key: .escape))
    #expect(ran == ["save", "save", "find", "ok", "cancel"])
  }

  @Test func togglesSwitch() {
    struct Page: View {
      @State private var isOn = false
      var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn).keyboardShortcut("t", modifiers: [.option]) }
    }
    let screen = Screen { Page() }
    screen.press(key: "t", modifiers: .option)
    #expect(screen.shows("On"))
  }

  @Test func aControlThatIsGoneHasNoShortcut() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View { if isShown { Button("Hide") { isShown = false }.keyboardShortcut("h") } }
    }
    let screen = Screen { Page() }
    #expect(screen.press(key: "h", modifiers: .command))
    #expect(!screen.press(key: "h", modifiers: .command))
  }

  @Test func keysThatTypeGoToTheField() throws {
    var count = 0
    struct Page: View {
      @State private var text = ""
      let action: () -> Void
      var body: some View {
        TextField("A", text: $text)
        Button("Q") { action() }.keyboardShortcut("q", modifiers: [])
      }
    }
    let screen = Screen { Page { count += 1 } }
    screen.type("q")
    #expect(count == 1)
    try screen.tap("A")
    screen.type("q")
    #expect(count == 1)
    #expect(screen.textInput?.text == "q")
  }

  /// Return belongs to the field where an action waits for it, else to the default button.
  @Test func returnInAFieldRunsTheDefaultButtonWhenNobodyWaitsForIt() throws {
    var count = 0
    let screen = Screen {
      TextField("A", text: .constant(""))
      TextField("B", text: .constant("")).onSubmit {}
      Button("OK") { count += 1 }.keyboardShortcut(.defaultAction)
    }
    try screen.tap("B")
    screen.press(key: .return)
    #expect(count == 0)
    try screen.tap("A")
    screen.press(key: .return)
    #expect(count == 1)
  }

  @Test func whatIsPresentedKeepsShortcutsOff() throws {
    var ran: [String] = []
    struct Page: View {
      @State private var isOpen = false
      let note: (String) -> Void
      var body: some View {
        Button("Open") { isOpen = true }.keyboardShortcut("o")
          .sheet(isPresented: $isOpen) { Button("Inside") { note("inside") }.keyboardShortcut("s") }
        Button("Save") { note("save") }.keyboardShortcut("s")
      }
    }
    let screen = Screen { Page { ran.append($0) } }
    screen.press(key: "s", modifiers: .command)
    screen.press(key: "o", modifiers: .command)
    screen.wait(1)
    screen.press(key: "s", modifiers: .command)
    #expect(ran == ["save", "inside"])
  }
}
