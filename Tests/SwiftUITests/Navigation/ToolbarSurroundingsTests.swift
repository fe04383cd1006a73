import Combine
import MartletTesting
import SwiftUI
import Testing

/// Items of a bar have the surroundings of the view that they were written on.
@MainActor @Suite struct ToolbarSurroundingsTests {
  @Test func theEditButtonTurnsTheModeThatIsWrittenAroundIt() throws {  // G13
    struct Page: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<3) { Text("Item \($0)") }.onDelete { _ in }
            Text("mode \(String(describing: mode))")
          }
          .toolbar { EditButton() }
          .environment(\.editMode, $mode)
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap("Edit")
    screen.wait(1)
    #expect(screen.shows("mode active"))
    try screen.tap("Done")
    screen.wait(1)
    #expect(screen.shows("mode inactive"))
    #expect(screen.shows("Edit"))
  }

  private final class Model: ObservableObject { @Published var count = 0 }
  private struct CountButton: View {
    @EnvironmentObject private var model: Model
    var body: some View { Button("Count \(model.count)") { model.count += 1 } }
  }

  @Test func objectsOfThePushedPageReachItsBar() throws {  // D7
    struct Detail: View {
      var body: some View {
        Text("Detail").toolbar { ToolbarItem(placement: .primaryAction) { CountButton() } }
      }
    }
    let model = Model()
    let screen = Screen {
      NavigationStack { NavigationLink("Push") { Detail().environmentObject(model) } }
    }
    try screen.go("Push")
    try screen.tap("Count 0")
    #expect(model.count == 1)
    #expect(screen.shows("Count 1"))
  }

  private struct WordKey: EnvironmentKey { static let defaultValue = "nothing" }
  private struct WordReader: View {
    @Environment(\.self) private var values
    var body: some View { Text("word \(values[WordKey.self])") }
  }

  @Test func valuesOfTheAppsOwnKeysReachTheBar() {
    let screen = Screen {
      NavigationStack {
        Text("Page")
          .toolbar { WordReader() }
          .transformEnvironment(\.self) { $0[WordKey.self] = "hello" }
      }
    }
    #expect(screen.shows("word hello"))
  }

  /// Another object in the place of the first is found at once.
  @Test func itemsFollowTheObjectOfTheirPlace() throws {
    struct Page: View {
      @State private var model = Model()
      let other: Model
      var body: some View {
        NavigationStack {
          Button("Swap") { model = other }
            .toolbar { CountButton() }
            .environmentObject(model)
        }
      }
    }
    let other = Model()
    other.count = 7
    let screen = Screen { Page(other: other) }
    #expect(screen.shows("Count 0"))
    try screen.tap("Swap")
    #expect(screen.shows("Count 7"))
  }
}
