import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct FocusTests {
  private enum Field: Hashable { case first, second }

  /// What the page's state says, read from outside.
  private final class Log { var values: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var a = ""
    @State private var b = ""
    @State private var showsFirst = true
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        if showsFirst { TextField("A", text: $a).focused($field, equals: .first) }
        TextField("B", text: $b).focused($field, equals: .second)
        Button("To B") { field = .second }
        Button("Nowhere") { field = nil }
        Button("Remove A") { showsFirst = false }
        Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
      }
      .onChange(of: field) { log.values.append($1.map { "\($0)" } ?? "none") }
    }
  }

  private func state(_ screen: Screen) -> String? { screen.elements("state").first?.label }
  private func focused(_ screen: Screen) -> String? {
    func find(_ node: SemanticsNode) -> String? {
      if node.traits.contains(.focused) { return node.label }
      return node.children.lazy.compactMap(find).first
    }
    return find(screen.semantics)
  }

  /// D22.
  @Test func theStateMovesTheFocusAndFollowsIt() throws {
    let log = Log()
    let screen = Screen { Page(log: log) }
    #expect(state(screen) == "none")
    try screen.tap("A")
    #expect(state(screen) == "first")
    #expect(focused(screen) == "A")
    try screen.tap("To B")
    #expect(state(screen) == "second")
    #expect(focused(screen) == "B")
    screen.type("x")
    #expect(screen.elements("B").first?.value == "x")
    try screen.tap("Nowhere")
    #expect(focused(screen) == nil)
    #expect(screen.textInput == nil)
    try screen.tap("B")
    try screen.tap("A")
    #expect(log.values == ["first", "second", "none", "second", "first"])
  }

  /// D22: a view that goes takes its focus with it.
  @Test func aFieldThatGoesLeavesNoFocus() throws {
    let screen = Screen { Page(log: Log()) }
    try screen.tap("A")
    try screen.tap("Remove A")
    #expect(state(screen) == "none")
    #expect(screen.textInput == nil)
  }

  @Test func aBoolFollowsTheFocusOfAnythingInside() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("A", text: .constant(""))
          TextField("B", text: .constant(""))
        }
        .focused($isFocused)
        TextField("C", text: .constant(""))
        Text(isFocused ? "inside" : "outside").accessibilityIdentifier("state")
        Button("Go in") { isFocused = true }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("B")
    #expect(state(screen) == "inside")
    try screen.tap("C")
    #expect(state(screen) == "outside")
    try screen.tap("Go in")
    #expect(focused(screen) == "A")
  }

  /// Nothing can have the focus, so the state says so.
  @Test func aStateForADisabledFieldGoesBack() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: .constant("")).focused($isFocused).disabled(true)
        Text(isFocused ? "yes" : "no").accessibilityIdentifier("state")
        Button("Go") { isFocused = true }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Go")
    #expect(state(screen) == "no")
  }

  /// D23: set in the same update that brings the field.
  @Test func focusMayBeAskedForAsTheFieldAppears() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View { TextField("A", text: .constant("")).focused($isFocused).onAppear { isFocused = true } }
    }
    #expect(focused(Screen { Page() }) == "A")
  }

  @Test func defaultFocusIsTakenOnce() throws {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("A", text: .constant("")).focused($field, equals: .first)
          TextField("B", text: .constant("")).focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
      }
    }
    let screen = Screen { Page() }
    #expect(focused(screen) == "B")
    screen.press(key: .escape)
    screen.update()
    #expect(focused(screen) == nil)
  }

  /// D24.
  @Test func ofTwoViewsWithTheSameValueTheFirstIsUsed() throws {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        TextField("A", text: .constant("")).focused($field, equals: .first)
        TextField("B", text: .constant("")).focused($field, equals: .first)
        Button("Go") { field = .first }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Go")
    #expect(focused(screen) == "A")
    try screen.tap("B")
    #expect(focused(screen) == "B")
  }

  @Test func onSubmitMayMoveTheFocusOn() throws {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        TextField("A", text: .constant("")).focused($field, equals: .first)
          .onSubmit { if field == .first { field = .second } }
        TextField("B", text: .constant("")).focused($field, equals: .second)
      }
    }
    let screen = Screen { Page() }
    try screen.tap("A")
    screen.press(key: .return)
    #expect(focused(screen) == "B")
  }

  // MARK: Tab

  @Test func tabMovesInReadingOrder() {
    let screen = Screen {
      TextField("A", text: .constant(""))
      HStack {
        Button("B") {}
        Toggle("C", isOn: .constant(true))
        Button("off") {}.disabled(true)
      }
      Slider(value: .constant(0.5)) { Text("D") }
      Text("words")
    }
    var seen: [String?] = []
    for _ in 0..<5 {
      screen.press(key: .tab)
      seen.append(focused(screen))
    }
    #expect(seen == ["A", "B", "C", "D", "A"])
    screen.press(key: .tab, modifiers: .shift)
    screen.press(key: .tab, modifiers: .shift)
    #expect(focused(screen) == "C")
  }

  @Test func keysPressAndMoveControls() {
    struct Page: View {
      @State private var count = 0
      @State private var isOn = false
      @State private var value = 0.5
      @State private var choice = 1
      var body: some View {
        Button("Add") { count += 1 }
        Toggle("Switch", isOn: $isOn)
        Slider(value: $value) { Text("Level") }
        Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("Option \($0)").tag($0) } }
          .pickerStyle(.segmented)
        Stepper("Count", value: $count)
        Text("\(count) \(isOn ? "on" : "off") \(Int((value * 10).rounded())) \(choice)").accessibilityIdentifier(
          "state")
      }
    }
    let screen = Screen { Page() }
    screen.press(key: .tab)
    screen.press(key: .space)
    screen.press(key: .return)
    #expect(state(screen) == "2 off 5 1")
    screen.press(key: .tab)
    screen.press(key: .space)
    #expect(state(screen) == "2 on 5 1")
    screen.press(key: .tab)
    screen.press(key: .rightArrow)
    screen.press(key: .upArrow)
    screen.press(key: .leftArrow)
    #expect(state(screen) == "2 on 6 1")
    screen.press(key: .tab)
    screen.press(key: .rightArrow)
    #expect(state(screen) == "2 on 6 2")
    screen.press(key: .leftArrow)
    screen.press(key: .leftArrow)
    screen.press(key: .leftArrow)
    #expect(state(screen) == "2 on 6 0")
    screen.press(key: .tab)
    screen.press(key: .upArrow)
    screen.press(key: .upArrow)
    screen.press(key: .downArrow)
    #expect(state(screen) == "3 on 6 0")
  }

  /// The ring is a stroke of 3 points, and shows only after keys.
  @Test func theRingShowsAfterKeysOnly() throws {
    let screen = Screen {
      Button("A") {}.focusEffectDisabled()
      Button("B") {}
      TextField("C", text: .constant(""))
    }
    let ring = "stroke"
    #expect(!screen.displayList.contains(ring))
    screen.press(key: .tab)
    #expect(!screen.displayList.contains(ring))
    screen.press(key: .tab)
    #expect(screen.displayList.contains(ring))
    screen.press(key: .tab)
    #expect(!screen.displayList.contains(ring))
  }

  @Test func focusableViewsAreStopsAndKnowIt() {
    struct Inner: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "plain") }
    }
    var changes: [Bool] = []
    let screen = Screen {
      Inner().focusable()
      Inner().focusable(false)
      Text("last").focusable(true) { changes.append($0) }
    }
    screen.press(key: .tab)
    #expect(screen.labels == ["focused", "plain", "last"])
    screen.press(key: .tab)
    #expect(changes == [true])
    screen.press(key: .tab)
    #expect(changes == [true, false])
    #expect(screen.labels.first == "focused")
  }

  @Test func aSheetKeepsTheKeyboardToItself() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        TextField("Below", text: .constant(""))
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            TextField("Above", text: .constant(""))
            Button("Close") { isOpen = false }
          }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Below")
    try screen.tap("Open")
    screen.wait(1)
    #expect(screen.textInput == nil)
    screen.press(key: .tab)
    #expect(focused(screen) == "Above")
    screen.press(key: .tab)
    screen.press(key: .tab)
    #expect(focused(screen) == "Above")
    try screen.tap("Close")
    screen.wait(1)
    #expect(focused(screen) == "Below")
  }

  // MARK: Key presses

  @Test func keyPressesAreOffered() throws {
    var keys: [String] = []
    let screen = Screen {
      TextField("A", text: .constant(""))
        .onKeyPress(.return) {
          keys.append("return")
          return .handled
        }
        .onKeyPress(keys: ["x"]) { press in
          keys.append(press.characters)
          return .ignored
        }
      Color.clear.frame(height: 1)
    }
    try screen.tap("A")
    screen.type("ax")
    #expect(keys == ["x"])
    screen.press(key: .return)
    #expect(keys == ["x", "return"])
    #expect(screen.textInput != nil)
  }

  @Test func keysOfAViewAroundAComeAfterTheField() throws {
    var keys: [String] = []
    struct Page: View {
      @State private var text = ""
      let note: (String) -> Void
      var body: some View {
        VStack {
          TextField("A", text: $text)
          TextField("B", text: .constant(""))
        }
        .onKeyPress(phases: .all) { press in
          note("\(press.phase.rawValue)\(press.key.character == KeyEquivalent.delete.character ? "delete" : "f5")")
          return .handled
        }
      }
    }
    let screen = Screen { Page { keys.append($0) } }
    try screen.tap("A")
    screen.press(key: .delete)
    // The field takes the press; the release is nobody's.
    #expect(keys == ["4delete"])
  }

  @Test func scrollingMayEndEditing() throws {
    for (mode, isEnded) in [(ScrollDismissesKeyboardMode.immediately, true), (.never, false), (.automatic, false)] {
      let screen = Screen(size: CGSize(width: 200, height: 200)) {
        ScrollView {
          TextField("A", text: .constant(""))
          Color.red.frame(height: 900)
        }
        .scrollDismissesKeyboard(mode)
      }
      try screen.tap("A")
      screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 100))
      #expect((screen.textInput == nil) == isEnded)
    }
  }

  @Test func aPointerTakesTheRingAway() {
    let screen = Screen {
      Button("A") {}
      Spacer()
    }
    screen.press(key: .tab)
    #expect(screen.displayList.contains("stroke"))
    screen.tap(at: CGPoint(x: 5, y: 700))
    #expect(!screen.displayList.contains("stroke"))
    #expect(focused(screen) == "A")
  }
}
