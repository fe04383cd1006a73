import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// A second tap on the chosen tab, and tabs by keys. Spec: F49, F50.
@MainActor @Suite struct TabReturnTests {
  private struct Tabs: View {
    @State var path = [1, 2]
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          List(0..<100) { Text(verbatim: "row \($0)") }.listStyle(.plain)
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
        .tabItem { Text(verbatim: "First") }
        Text(verbatim: "second page").tabItem { Text(verbatim: "Second") }
      }
    }
  }

  @Test func aSecondTapGoesBackToTheRoot() throws {
    let screen = Screen { Tabs() }
    #expect(screen.shows("page 2"))
    try screen.tap("First")
    screen.wait(1)
    #expect(screen.shows("row 0") && !screen.shows("page 2"))
  }

  @Test func atTheRootItScrollsToTheTop() throws {
    let screen = Screen { Tabs(path: []) }
    screen.scroll(by: CGSize(width: 0, height: 1000), at: CGPoint(x: 195, y: 400))
    #expect(!screen.shows("row 0"))
    try screen.tap("First")
    screen.wait(2)
    #expect(screen.shows("row 0"))
  }

  @Test func comingBackFromAnotherTabChangesNothing() throws {
    let screen = Screen { Tabs() }
    try screen.tap("Second")
    try screen.tap("First")
    screen.wait(1)
    #expect(screen.shows("page 2"))
  }

  @Test func controlWithADigitShowsATab() {
    let screen = Screen { Tabs() }
    #expect(screen.key("2", modifiers: .control))
    #expect(screen.shows("second page"))
    #expect(screen.key("1", modifiers: .control))
    #expect(screen.shows("page 2"))
    #expect(!screen.key("3", modifiers: .control))
    #expect(!screen.key("2"))
    #expect(screen.shows("page 2"))
  }
}
