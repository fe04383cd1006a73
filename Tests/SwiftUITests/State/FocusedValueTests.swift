import Combine
import MartletTesting
import SwiftUI
import Testing

/// What the focused part of a window says of itself, and who reads it.
@MainActor @Suite struct FocusedValueTests {
  private final class Store: ObservableObject { @Published var count = 1 }

  private struct NameReader: View {
    @FocusedValue(\.documentName) private var name
    var body: some View { Text(verbatim: "name \(name ?? "none")") }
  }

  private struct Pages: View {
    @FocusState var focus: String?
    @State var first = "one"
    var body: some View {
      NameReader()
      Button("first") { focus = "first" }
      Button("second") { focus = "second" }
      Button("none") { focus = nil }
      Button("rename") { first = "uno" }
      TextField("a", text: .constant("")).focused($focus, equals: "first").focusedValue(\.documentName, first)
      TextField("b", text: .constant("")).focused($focus, equals: "second").focusedValue(\.documentName, "two")
    }
  }

  @Test func aValueHoldsWhileTheKeyboardIsInside() throws {
    let screen = Screen { VStack { Pages() } }
    #expect(screen.shows("name none"))
    try screen.tap("first")
    #expect(screen.shows("name one"))
    try screen.tap("rename")
    #expect(screen.shows("name uno"))
    try screen.tap("second")
    #expect(screen.shows("name two"))
    try screen.tap("none")
    #expect(screen.shows("name none"))
  }

  private struct Window: View {
    @State private var isOpen = true
    @State private var runs = 0
    @FocusedValue(\.documentName) private var name
    var body: some View {
      // This view reads what it writes itself: it does not run forever.
      Text(verbatim: "window \(name ?? "none") \(runs)")
      Button("run") { runs += 1 }
      Button("close") { isOpen = false }
      if isOpen { Text("page").focusedSceneValue(\.documentName, "page") }
    }
  }

  @Test func aSceneValueHoldsWhileItsViewIsThere() throws {
    let screen = Screen { VStack { Window() } }
    #expect(screen.shows("window page 0"))
    try screen.tap("run")
    #expect(screen.shows("window page 1"))
    try screen.tap("close")
    #expect(screen.shows("window none 1"))
  }

  @Test func whatIsNearerToTheFocusCounts() throws {
    let screen = Screen {
      VStack {
        NameReader()
        VStack { TextField("field", text: .constant("")).focusedValue(\.documentName, "inner") }
          .focusedValue(\.documentName, "outer").focusedSceneValue(\.documentName, "window")
      }
    }
    #expect(screen.shows("name window"))
    screen.press(key: .tab)
    #expect(screen.shows("name inner"))
  }

  private struct Stepping: View {
    @FocusedBinding(\.amount) private var amount
    var body: some View {
      Button("more") { amount? += 1 }.disabled(amount == nil)
    }
  }

  private struct Amount: View {
    @State private var amount = 3
    var body: some View {
      Text(verbatim: "amount \(amount)").focusedSceneValue(\.amount, $amount)
      Stepping()
    }
  }

  @Test func aBindingWritesWhatItsViewHolds() throws {
    let screen = Screen { VStack { Amount() } }
    try screen.tap("more")
    try screen.tap("more")
    #expect(screen.shows("amount 5"))
  }

  private struct StoreReader: View {
    @FocusedObject private var store: Store?
    var body: some View {
      Text(verbatim: "count \(store?.count ?? 0)")
      if let counts = $store { Button("add") { counts.count.wrappedValue += 1 } }
    }
  }

  @Test func anObjectsChangesRunItsReader() throws {
    let store = Store()
    let screen = Screen {
      VStack {
        StoreReader()
        TextField("field", text: .constant("")).focusedObject(store)
      }
    }
    #expect(screen.shows("count 0"))
    screen.press(key: .tab)
    #expect(screen.shows("count 1"))
    store.count = 4
    screen.update()
    #expect(screen.shows("count 4"))
    try screen.perform("tap", on: "add")
    #expect(store.count == 5)
  }

  private struct NameCommands: Commands {
    let log: Store
    @FocusedValue(\.documentName) private var name
    var body: some Commands {
      CommandMenu("Document") {
        Button("Close \(name ?? "")") { log.count += 10 }.keyboardShortcut("w").disabled(name == nil)
      }
    }
  }

  @Test func commandsFollowTheFocus() throws {
    let log = Store()
    let scene = WindowGroup { TextField("field", text: .constant("")).focusedValue(\.documentName, "letter") }
      .commands { NameCommands(log: log) }
    let screen = Screen { scene._windowContent() }
    #expect(!screen.press(key: "w", modifiers: .command) && log.count == 1)
    screen.press(key: .tab)
    #expect(screen.press(key: "w", modifiers: .command))
    #expect(log.count == 11)
  }
}

private struct AmountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  @Entry fileprivate var documentName: String?
  fileprivate var amount: Binding<Int>? {
    get { self[AmountKey.self] }
    set { self[AmountKey.self] = newValue }
  }
}
