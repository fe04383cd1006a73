import MartletTesting
import SwiftUI
import Testing

/// Commands of a scene: their shortcuts work, and nothing of them shows.
@MainActor @Suite struct CommandsTests {
  private final class Log: ObservableObject { var values: [String] = [] }

  private struct ToolCommands: Commands {
    let log: Log
    let hasMore: Bool
    var body: some Commands {
      SidebarCommands()
      CommandMenu("Tools") {
        Button("Sharpen") { log.values.append("sharpen") }.keyboardShortcut("k")
        if hasMore { Button("Blur") { log.values.append("blur") }.keyboardShortcut("b") }
      }
      CommandGroup(replacing: .newItem) {
        Button("New") { log.values.append("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
  }

  private func window(_ scene: some Scene) -> Screen { Screen { scene._windowContent() } }

  @Test func shortcutsRun() {
    let log = Log()
    let screen = window(WindowGroup { Text("Content") }.commands { ToolCommands(log: log, hasMore: false) })
    #expect(screen.press(key: "k", modifiers: .command))
    #expect(screen.press(key: "n", modifiers: [.command, .shift]))
    #expect(!screen.press(key: "b", modifiers: .command))
    #expect(log.values == ["sharpen", "new"])
  }

  @Test func nothingShowsOrTakesTheKeyboard() {
    let plain = window(WindowGroup { Button("Content") {} })
    let screen = window(
      WindowGroup { Button("Content") {} }.commands {
        CommandMenu("Tools") { Button("Sharpen") {}.keyboardShortcut("k") }
        EmptyCommands()
      })
    #expect(screen.frame(of: "Content") == plain.frame(of: "Content"))
    #expect(!screen.shows("Sharpen"))
    screen.press(key: .tab)
    let first = screen.elements("Content").first?.traits.contains(.focused)
    screen.press(key: .tab)
    #expect(first == true)
    #expect(screen.elements("Content").first?.traits.contains(.focused) == true)
  }

  @Test func aSceneGivesItsEnvironment() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    #expect(window(WindowGroup { Reader() }.environment(\.lineLimit, 3)).shows("limit 3"))
  }

  @Test func aSceneHearsOfChanges() throws {
    final class Model: ObservableObject { @Published var count = 0 }
    struct Host: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        WindowGroup { Button("Add") { model.count += 1 } }
          .onChange(of: model.count) { old, new in log.values.append("\(old) to \(new)") }
          .onChange(of: model.count) { log.values.append("changed") }
          ._windowContent()
      }
    }
    let log = Log()
    let screen = Screen { Host(model: Model(), log: log) }
    try screen.tap("Add")
    #expect(log.values.sorted() == ["0 to 1", "changed"])
  }
}
