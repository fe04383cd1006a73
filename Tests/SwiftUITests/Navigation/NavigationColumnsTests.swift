import MartletControls
import MartletTesting
import MartletTree
import SwiftUI
import Testing

@MainActor @Suite struct NavigationColumnsTests {
  let probe = Probe()
  private let landscape = CGSize(width: 1180, height: 820)
  private let portrait = CGSize(width: 820, height: 1180)

  private func wide<Content: View>(_ size: CGSize, @ViewBuilder _ content: () -> Content) -> Screen {
    Screen(size: size, scale: 1, horizontalSizeClass: .regular, content: content)
  }

  private struct Videos: View {
    let probe: Probe
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("one", destination: NotedPage("page one", probe) { NavigationLink("deeper") { Text("deep") } })
          NavigationLink("two", destination: NotedPage("page two", probe) {})
          NavigationLink("inside", destination: Text("in the sidebar")).isDetailLink(false)
        }
        .onAppear { [probe] in probe.note("+sidebar") }
        .navigationTitle("Videos")
        Text("nothing chosen")
      }
    }
  }

  @Test func landscapeShowsBothAndLinksReplaceTheDetail() throws {  // F1
    let screen = wide(landscape) { Videos(probe: probe) }
    #expect(screen.shows("one") && screen.shows("nothing chosen"))
    #expect(probe.events == ["+sidebar"])
    try screen.go("one")
    #expect(screen.shows("two") && screen.shows("state of page one 0") && !screen.shows("nothing chosen"))
    #expect(screen.frame(of: "state of page one 0").map { $0.minX > ColumnMetrics.ideal } == true)
    try screen.go("deeper")
    #expect(screen.shows("deep"))
    try screen.go("two")
    #expect(screen.shows("state of page two 0") && !screen.shows("deep"))
    #expect(probe.events.contains("-page one"))
  }

  @Test func aLinkThatIsNoDetailLinkStaysInTheSidebar() throws {  // F1
    let screen = wide(landscape) { Videos(probe: probe) }
    try screen.go("inside")
    #expect(screen.shows("in the sidebar") && screen.shows("nothing chosen") && !screen.shows("one"))
    try screen.go("Videos")
    #expect(screen.shows("one"))
  }

  @Test func portraitShowsTheDetailAndASidebarOnDemand() throws {  // F1
    let screen = wide(portrait) { Videos(probe: probe) }
    #expect(!screen.shows("one") && screen.shows("nothing chosen"))
    try screen.go("Sidebar")
    #expect(screen.shows("one"))
    screen.tap(at: CGPoint(x: 700, y: 600))
    screen.wait(1)
    #expect(!screen.shows("one"))
    screen.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 300, y: 600))
    screen.wait(1)
    #expect(screen.shows("one"))
    try screen.go("two")
    #expect(screen.shows("state of page two 0") && !screen.shows("one"))
  }

  @Test func oneViewStandsBesideABlankDetail() throws {  // F1
    let screen = wide(landscape) { NavigationView { Text("alone").navigationTitle("T") } }
    #expect(screen.frame(of: "alone").map { $0.maxX <= ColumnMetrics.ideal } == true)
  }

  @Test func theStackStyleIsAStackEverywhere() throws {  // F1
    let screen = wide(landscape) { Videos(probe: probe).navigationViewStyle(StackNavigationViewStyle()) }
    #expect(screen.shows("one") && !screen.shows("nothing chosen"))
    try screen.go("one")
    #expect(!screen.shows("one") && screen.shows("deeper"))
  }

  @Test func sidebarsAreNarrowToTheirContent() throws {
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .regular ? "regular" : "compact") }
    }
    let screen = wide(landscape) {
      NavigationView {
        Width()
        Width()
      }
    }
    #expect(screen.labels.filter { ["regular", "compact"].contains($0) } == ["compact", "regular"])
  }

  // MARK: Split views

  private struct Mail: View {
    let probe: Probe
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var body: some View {
      let _ = probe.offer("only detail") { visibility = .detailOnly }
      let _ = probe.note("\(visibility.kindName)")
      NavigationSplitView(columnVisibility: $visibility) {
        NavigationLink("inbox", value: "inbox").navigationTitle("Boxes")
      } detail: {
        NavigationStack {
          Text("no message").navigationTitle("Message")
            .navigationDestination(for: String.self) { Text(verbatim: "message of \($0)") }
        }
      }
    }
  }

  @Test func valuesOfTheSidebarBecomeTheOnlyPageOfTheDetailsStack() throws {  // F9
    let screen = wide(landscape) { Mail(probe: probe) }
    #expect(screen.shows("inbox") && screen.shows("no message"))
    try screen.go("inbox")
    #expect(screen.shows("message of inbox") && screen.shows("inbox"))
    try screen.go("inbox")
    #expect(screen.frames(of: "message of inbox").count == 1)
  }

  @Test func visibilityFollowsBothWays() throws {  // F17
    let screen = wide(landscape) { Mail(probe: probe) }
    probe.run("only detail", in: screen)
    screen.wait(1)
    #expect(!screen.shows("inbox"))
    try screen.go("Sidebar")
    #expect(screen.shows("inbox"))
    #expect(probe.events.last == "all")
    try screen.go("Sidebar")
    #expect(!screen.shows("inbox"))
    #expect(probe.events.last == "detailOnly")
  }

  @Test func withoutRoomColumnsAreOneStack() throws {  // F17
    let screen = Screen { Mail(probe: probe) }
    #expect(screen.shows("inbox") && !screen.shows("no message"))
    try screen.go("inbox")
    #expect(screen.shows("message of inbox") && !screen.shows("inbox"))
    try screen.go("Message")
    #expect(screen.shows("no message"))
    try screen.go("Boxes")
    #expect(screen.shows("inbox"))
  }

  @Test func thePreferredColumnBeginsAndFollows() throws {  // F17
    struct Preferring: View {
      let probe: Probe
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        let _ = probe.note("\(column == .sidebar ? "sidebar" : "detail")")
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("the sidebar").navigationTitle("Side")
        } detail: {
          Text("the detail")
        }
      }
    }
    let screen = Screen { Preferring(probe: probe) }
    #expect(screen.shows("the detail"))
    try screen.go("Side")
    #expect(screen.shows("the sidebar") && probe.events.last == "sidebar")
  }

  @Test func columnsHaveTheWidthsThatTheyAskFor() throws {  // F17
    let screen = wide(landscape) {
      NavigationSplitView {
        Color.red.accessibilityIdentifier("side").navigationSplitViewColumnWidth(250)
      } detail: {
        Color.blue
      }
    }
    #expect(screen.frame(of: "side")?.width == 250)
  }
}

extension NavigationSplitViewVisibility {
  fileprivate var kindName: String {
    self == .all ? "all" : self == .detailOnly ? "detailOnly" : self == .doubleColumn ? "doubleColumn" : "automatic"
  }
}
