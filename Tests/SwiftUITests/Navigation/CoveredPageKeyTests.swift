import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// Keys are for the page that shows. Spec: C41.
@MainActor @Suite struct CoveredPageKeyTests {
  private final class Log { var values: [String] = [] }

  private struct Pages: View {
    let log: Log
    @State private var text = ""
    @State private var isPushed = false
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Field", text: $text).focused($isFocused)
          Button("Shortcut") { log.values.append("shortcut") }.keyboardShortcut("k")
          Button("Default") { log.values.append("default") }.keyboardShortcut(.defaultAction)
          Button("Push") { isPushed = true }
        }
        .navigationTitle("First")
        .navigationDestination(isPresented: $isPushed) {
          VStack {
            Button("Upper") { log.values.append("upper") }
            Button("Ask below") { isFocused = true }
            Text(isFocused ? "focused" : "not focused")
            Text("text is \(text)")
          }
          .navigationTitle("Second")
        }
      }
    }
  }

  private func focused(_ screen: Screen) -> String? {
    func find(_ node: SemanticsNode) -> String? {
      if node.traits.contains(.focused) { return node.label }
      return node.children.lazy.compactMap(find).first
    }
    return find(screen.semantics)
  }

  @Test func aFieldLosesTheKeyboardToAPage() throws {
    let screen = Screen { Pages(log: Log()) }
    try screen.tap("Field")
    screen.type("a")
    try screen.tap("Push")
    // From the first moment of the slide on.
    #expect(screen.textInput == nil)
    screen.type("b")
    screen.wait(1)
    screen.type("c")
    #expect(screen.textInput == nil)
    #expect(screen.shows("text is a"))
    #expect(screen.shows("not focused"))
  }

  @Test func tabStaysOnThePageThatShows() throws {
    let log = Log()
    let screen = Screen { Pages(log: log) }
    try screen.go("Push")
    var stops: Set<String> = []
    for _ in 0..<8 {
      #expect(screen.press(key: .tab))
      stops.insert(focused(screen) ?? "out of sight")
    }
    #expect(stops == ["Upper", "Ask below", "First"])
    for _ in 0..<8 where focused(screen) != "Upper" { screen.press(key: .tab) }
    screen.press(key: .space)
    #expect(log.values == ["upper"])
  }

  @Test func shortcutsOfACoveredPageRestUntilItShows() throws {
    let log = Log()
    let screen = Screen { Pages(log: log) }
    try screen.go("Push")
    #expect(!screen.press(key: "k", modifiers: .command))
    screen.press(key: .return)
    #expect(log.values == [])
    try screen.go("First")
    #expect(screen.press(key: "k", modifiers: .command))
    #expect(screen.press(key: .return))
    #expect(log.values == ["shortcut", "default"])
  }

  /// As under a presentation (D24): what is asked for below waits.
  @Test func aFieldThatIsAskedForWhileCoveredGetsTheKeyboardLater() throws {
    let screen = Screen { Pages(log: Log()) }
    try screen.go("Push")
    try screen.tap("Ask below")
    #expect(screen.textInput == nil)
    try screen.go("First")
    #expect(focused(screen) == "Field")
  }

  @Test func aFieldOnTheNewPageMayAskAsItAppears() throws {
    struct Upper: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Upper field", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    let screen = Screen {
      NavigationStack {
        VStack {
          TextField("Lower field", text: .constant(""))
          NavigationLink("Push") { Upper() }
        }
      }
    }
    try screen.tap("Lower field")
    try screen.go("Push")
    #expect(focused(screen) == "Upper field")
  }

  /// Page Down scrolls what lies on top, and nothing below a page without a list.
  @Test func keysDoNotScrollACoveredPage() throws {
    let screen = Screen {
      NavigationStack {
        ScrollView {
          NavigationLink("Push") { Text("Second") }
          ForEach(0..<100) { Text("Row \($0)") }
        }
        .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
      }
    }
    let before = try #require(screen.frame(of: "Row 0"))
    try screen.go("Push")
    #expect(!screen.press(key: .pageDown))
    screen.wait(1)
    try screen.go("First")
    #expect(screen.frame(of: "Row 0") == before)
  }
}
