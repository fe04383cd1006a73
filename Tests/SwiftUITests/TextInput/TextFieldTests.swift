import MartletHost
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextFieldTests {
  /// A field with its text, seen from outside.
  private final class Form: ObservableObject {
    @Published var name = ""
    @Published var other = ""
    var editing: [Bool] = []
    var submits: [String] = []
  }

  private struct NameField: View {
    @ObservedObject var form: Form
    var body: some View { TextField("Name", text: $form.name) }
  }

  private func value(_ screen: Screen, _ label: String = "Name") -> String? { screen.elements(label).first?.value }

  @Test func typingWritesTheBinding() throws {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    #expect(screen.textInput == nil)
    try screen.tap("Name")
    screen.type("Anna")
    #expect(form.name == "Anna")
    #expect(value(screen) == "Anna")
    screen.press(key: .delete)
    screen.press(key: .leftArrow)
    screen.type("x")
    #expect(form.name == "Anxn")
    #expect(screen.textInput?.selection == 3..<3)
  }

  @Test func withoutTheFocusNothingIsTyped() {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    screen.type("Anna")
    #expect(form.name == "")
  }

  @Test func textSetFromOutsideShowsAndKeepsTheCaret() throws {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    try screen.tap("Name")
    screen.type("abc")
    screen.press(key: .leftArrow)
    form.name = "xabc"
    screen.update()
    #expect(screen.textInput?.text == "xabc")
    #expect(screen.textInput?.selection == 3..<3)
    form.name = ""
    screen.update()
    #expect(screen.textInput?.text == "")
    screen.type("z")
    #expect(form.name == "z")
  }

  @Test func aBindingMayChangeOrRefuseWhatIsTyped() throws {
    var stored = ""
    let binding = Binding(get: { stored }, set: { stored = String($0.filter(\.isNumber).prefix(3)) })
    let screen = Screen { TextField("Code", text: binding) }
    try screen.tap("Code")
    screen.type("1a2b34")
    #expect(stored == "123")
    #expect(screen.textInput?.text == "123")
    #expect(screen.textInput?.selection == 3..<3)
  }

  @Test func disabledFieldsTakeNoFocus() {
    let form = Form()
    let screen = Screen { NameField(form: form).disabled(true) }
    #expect(throws: (any Error).self) { try screen.tap("Name") }
    screen.press(key: .tab)
    screen.type("a")
    #expect(form.name == "")
    #expect(screen.elements("Name").first?.traits == .disabled)
  }

  @Test func aFieldThatIsDisabledWhileEditedLosesTheKeyboard() throws {
    struct Page: View {
      @ObservedObject var form: Form
      var body: some View { TextField("Name", text: $form.name).disabled(form.name == "ab") }
    }
    let form = Form()
    let screen = Screen { Page(form: form) }
    try screen.tap("Name")
    screen.type("abc")
    #expect(form.name == "ab")
    #expect(screen.textInput == nil)
  }

  // MARK: What input methods hear

  @Test func hintsGoToTheInputMethod() throws {
    func state<V: View>(_ modify: (TextField<Text>) -> V) throws -> TextInputState {
      let field = modify(TextField("Field", text: .constant("")))
      let screen = Screen { field }
      try screen.tap("Field")
      return try #require(screen.textInput)
    }
    #expect(try state { $0 }.keyboard == .standard)
    #expect(try state { $0 }.capitals == .none)
    #expect(try !state { $0 }.leavesMistakes)
    #expect(try state { $0.textContentType(.emailAddress) }.keyboard == .email)
    #expect(try state { $0.textContentType(.oneTimeCode) }.keyboard == .code)
    #expect(try state { $0.textContentType(.givenName) }.keyboard == .name)
    // The kind of keyboard that is asked for comes first.
    #expect(try state { $0.textContentType(.oneTimeCode).keyboardType(.numberPad) }.keyboard == .number)
    #expect(try state { $0.autocorrectionDisabled() }.leavesMistakes)
    #expect(try state { $0.textInputAutocapitalization(.words) }.capitals == .words)
    #expect(try state { $0.textInputAutocapitalization(.characters).submitLabel(.go) }.capitals == .all)
  }

  // MARK: Keys

  @Test func clipboardKeysWork() throws {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    try screen.tap("Name")
    screen.type("one two")
    screen.press(key: .leftArrow, modifiers: [.control, .shift])
    #expect(screen.textInput?.selection == 4..<7)
    screen.press(key: "x", modifiers: .control)
    #expect(form.name == "one ")
    screen.press(key: "v", modifiers: .command)
    screen.press(key: "v", modifiers: .control)
    #expect(form.name == "one twotwo")
    screen.press(key: "z", modifiers: .control)
    #expect(form.name == "one two")
    screen.press(key: "z", modifiers: [.control, .shift])
    #expect(form.name == "one twotwo")
    screen.press(key: "a", modifiers: .control)
    screen.type("q")
    #expect(form.name == "q")
  }

  @Test func secretTextIsBulletsAndStaysInItsField() throws {
    var secret = ""
    let form = Form()
    let screen = Screen {
      VStack {
        SecureField("Password", text: Binding(get: { secret }, set: { secret = $0 }))
        NameField(form: form)
      }
    }
    try screen.tap("Password")
    screen.type("hunter2")
    #expect(secret == "hunter2")
    #expect(screen.textInput?.isSecure == true)
    #expect(screen.displayList.contains("•••••••"))
    #expect(!screen.displayList.contains("hunter2"))
    screen.press(key: "a", modifiers: .control)
    screen.press(key: "c", modifiers: .control)
    screen.press(key: "x", modifiers: .control)
    #expect(secret == "hunter2")
    try screen.tap("Name")
    screen.press(key: "v", modifiers: .control)
    #expect(form.name == "")
  }

  @Test func escapeEndsEditing() throws {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    try screen.tap("Name")
    #expect(screen.press(key: .escape))
    #expect(screen.textInput == nil)
  }

  // MARK: Input methods

  @Test func composedTextShowsAndIsNotWrittenYet() throws {
    let form = Form()
    let screen = Screen { NameField(form: form) }
    try screen.tap("Name")
    screen.type("a")
    screen.compose("ni")
    #expect(form.name == "a")
    #expect(screen.textInput?.text == "ani")
    screen.compose("")
    #expect(screen.textInput?.text == "a")
    screen.compose("ni")
    screen.press(key: .escape)
    #expect(screen.textInput?.text == "a")
    screen.compose("你")
    try screen.tap("Name")
    #expect(form.name == "a你")
  }

  // MARK: Submitting

  /// D25: inner actions first, then editing ends.
  @Test func returnSubmitsAndEndsEditing() throws {
    let form = Form()
    let screen = Screen {
      VStack {
        TextField(
          "Name", text: Binding(get: { form.name }, set: { form.name = $0 }),
          onEditingChanged: { form.editing.append($0) }, onCommit: { form.submits.append("commit") })
      }
      .onSubmit { form.submits.append("inner") }
      .onSubmit(of: .search) { form.submits.append("search") }
      .onSubmit { form.submits.append("outer") }
    }
    try screen.tap("Name")
    screen.type("Jo\n")
    #expect(form.name == "Jo")
    #expect(form.submits == ["commit", "inner", "outer"])
    #expect(form.editing == [true, false])
    #expect(screen.textInput == nil)
  }

  @Test func aSubmitScopeKeepsSubmissionsInside() throws {
    let form = Form()
    let screen = Screen {
      NameField(form: form).onSubmit { form.submits.append("inner") }.submitScope()
        .onSubmit { form.submits.append("outer") }
    }
    try screen.tap("Name")
    screen.press(key: .return)
    #expect(form.submits == ["inner"])
  }

  @Test func capitalsAreTypedWhereTheViewAsksForThem() throws {
    let form = Form()
    let screen = Screen { NameField(form: form).textInputAutocapitalization(.words) }
    try screen.tap("Name")
    screen.type("anna maria")
    #expect(form.name == "Anna Maria")
  }

  // MARK: Values

  @Test func valuesAreWrittenWhenEditingEnds() throws {
    struct Page: View {
      @State private var number = 5
      var body: some View {
        TextField("Number", value: $number, format: .number)
        Text("is \(number)")
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Number")
    screen.press(key: "a", modifiers: .control)
    screen.type("1234")
    #expect(screen.shows("is 5"))
    #expect(screen.textInput?.text == "1234")
    screen.press(key: .return)
    #expect(screen.shows("is 1,234"))
    #expect(value(screen, "Number") == "1,234")
  }

  @Test func textThatIsNoValueGoes() throws {
    var number = 5
    let screen = Screen {
      TextField("Number", value: Binding(get: { number }, set: { number = $0 }), format: .number)
    }
    try screen.tap("Number")
    screen.type("x")
    #expect(screen.textInput?.text == "5x")
    screen.press(key: .escape)
    #expect(number == 5)
    #expect(value(screen, "Number") == "5")
  }

  @Test func optionalValuesBecomeNil() throws {
    var number: Int? = 5
    let screen = Screen {
      TextField("Number", value: Binding(get: { number }, set: { number = $0 }), format: .number)
    }
    try screen.tap("Number")
    screen.press(key: .delete)
    screen.press(key: .return)
    #expect(number == nil)
  }

  /// As `Text(_:format:)` beside it; CLDR writes 1234.5 in German as 1.234,5.
  @Test func valuesAreWrittenAsTheLocaleAroundHasThem() throws {
    var number = 1234.5
    let screen = Screen {
      TextField("Number", value: Binding(get: { number }, set: { number = $0 }), format: .number)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(value(screen, "Number") == "1.234,5")
    try screen.tap("Number")
    screen.press(key: "a", modifiers: .control)
    screen.type("2,5")
    screen.press(key: .return)
    #expect(number == 2.5)
  }

  @Test func formattersReadWhatIsTyped() throws {
    var number = 1.5
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    let screen = Screen {
      TextField("Number", value: Binding(get: { number }, set: { number = $0 }), formatter: formatter)
    }
    try screen.tap("Number")
    screen.press(key: "a", modifiers: .control)
    screen.type("2.25\n")
    #expect(number == 2.25)
  }
}
