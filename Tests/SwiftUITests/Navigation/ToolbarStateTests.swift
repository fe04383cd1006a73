import Combine
import MartletTesting
import SwiftUI
import Testing

/// What an app's own toolbar content holds, and what its items present. Spec: F19, F33.
@MainActor @Suite struct ToolbarStateTests {
  private struct Counter: ToolbarContent {
    let name: String
    @State private var count = 0
    var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Button("\(name) \(count)") { count += 1 } }
    }
  }

  @Test func contentsKeepTheirState() throws {
    let screen = Screen {
      NavigationStack {
        Text("Page").toolbar {
          Counter(name: "First")
          Counter(name: "Second")
        }
      }
    }
    try screen.tap("First 0")
    try screen.tap("First 1")
    try screen.tap("Second 0")
    #expect(screen.shows("First 2") && screen.shows("Second 1"))
  }

  private final class Model: ObservableObject { @Published var count = 0 }
  private struct ModelItem: ToolbarContent {
    @EnvironmentObject var model: Model
    var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Text("count \(model.count)") }
    }
  }

  @Test func contentsFollowTheObjectsAround() {
    let model = Model()
    let screen = Screen { NavigationStack { Text("Page").toolbar { ModelItem() } }.environmentObject(model) }
    #expect(screen.shows("count 0"))
    model.count = 3
    screen.settle()
    #expect(screen.shows("count 3"))
  }

  @Test func stateEndsWithItsContent() throws {
    struct Page: View {
      @State private var shows = true
      var body: some View {
        Button("Switch") { shows.toggle() }.toolbar { if shows { Counter(name: "Item") } }
      }
    }
    let screen = Screen { NavigationStack { Page() } }
    try screen.tap("Item 0")
    #expect(screen.shows("Item 1"))
    try screen.tap("Switch")
    #expect(!screen.shows("Item 1"))
    try screen.tap("Switch")
    #expect(screen.shows("Item 0"))
  }

  private struct PopoverPage<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: Content
    var body: some View {
      Text("Page").navigationTitle("Pages").toolbar {
        Button("Open") { isOn = true }.popover(isPresented: $isOn) { content }
      }
    }
  }

  /// Bars that were brought up to date whenever preferences changed, and changed preferences by that, had no end.
  @Test func wishesOfAnItemsPopoverSettle() throws {
    var notes: [String] = []
    try Note.collect(into: &notes) {
      let bubble = Screen {
        NavigationStack { PopoverPage { Text("Inside").presentationCompactAdaptation(.popover) } }
      }
      try bubble.go("Open")
      #expect(bubble.shows("Inside") && bubble.displayList.contains("Pages"))
      let sheet = Screen { NavigationStack { PopoverPage { Text("Inside").presentationDetents([.medium]) } } }
      try sheet.go("Open")
      #expect(sheet.shows("Inside"))
    }
    #expect(notes == [])
  }

  @Test(arguments: [false, true]) func aStackInAPopoverLeavesThePagesBarAlone(isSplit: Bool) throws {
    let screen = Screen(size: CGSize(width: 1024, height: 768), horizontalSizeClass: .regular) {
      let page = PopoverPage { NavigationStack { Text("Inside").navigationTitle("Inner") } }
      if isSplit {
        NavigationSplitView {
          page
        } detail: {
          Text("Detail")
        }
      } else {
        NavigationStack { page }
      }
    }
    #expect(screen.shows("Pages"))
    try screen.go("Open")
    #expect(screen.shows("Inner") && screen.shows("Inside") && screen.displayList.contains("Pages"))
  }
}
