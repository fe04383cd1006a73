import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct NavigationLinkTests {
  let probe = Probe()

  @Test func aLinkInAListIsItsWholeRowAndPushes() throws {  // F14, G18
    let screen = Screen {
      NavigationView {
        List { NavigationLink(destination: Text("page")) { Text("row") } }.navigationTitle("List")
      }
    }
    let row = try #require(screen.frame(of: "row"))
    screen.tap(at: CGPoint(x: 300, y: row.midY))
    screen.wait(1)
    #expect(screen.shows("page"))
    #expect(screen.shows("List"))  // the back button
  }

  @Test func aHiddenLinkInARowIsPressedByTheRow() throws {  // G27, G28
    let screen = Screen {
      NavigationView {
        List {
          ZStack {
            NavigationLink(destination: Text("page")) { EmptyView() }.opacity(0).buttonStyle(PlainButtonStyle())
            Text("card")
          }
        }
      }
    }
    screen.tap(at: try #require(screen.frame(of: "card")).center)
    screen.wait(1)
    #expect(screen.shows("page"))
  }

  private struct ActiveLink: View {
    let probe: Probe
    @State var isActive: Bool
    var body: some View {
      let _ = probe.offer("set") { isActive.toggle() }
      let _ = probe.note("\(isActive)")
      NavigationView {
        Text("root").navigationTitle("Root")
          .background(NavigationLink(destination: Text("page"), isActive: $isActive) { EmptyView() })
      }
    }
  }

  @Test func isActivePushesAndBackWritesFalse() throws {  // F15
    let screen = Screen { ActiveLink(probe: probe, isActive: true) }
    #expect(screen.shows("page"))
    try screen.go("Root")
    #expect(probe.events.last == "false")
    probe.run("set", in: screen)
    screen.wait(1)
    #expect(screen.shows("page"))
    probe.run("set", in: screen)
    screen.wait(1)
    #expect(screen.shows("root"))
  }

  @Test func tagSelectionFollowsBothWays() throws {  // F15
    struct Tagged: View {
      let probe: Probe
      @State private var selection: String?
      var body: some View {
        let _ = probe.offer("b") { selection = "b" }
        let _ = probe.note(selection ?? "nil")
        NavigationView {
          VStack {
            NavigationLink("a", destination: Text("page a"), tag: "a", selection: $selection)
            NavigationLink("b", destination: Text("page b"), tag: "b", selection: $selection)
          }
          .navigationTitle("Root")
        }
      }
    }
    let screen = Screen { Tagged(probe: probe) }
    try screen.go("a")
    #expect(probe.events.last == "a")
    probe.run("b", in: screen)
    screen.wait(1)
    #expect(screen.shows("page b") && probe.events.last == "b")
    try screen.go("Root")
    #expect(probe.events.last == "nil")
  }

  @Test func removingARowPopsItsPage() throws {  // F16
    let screen = Screen {
      Changing(probe, [1, 2]) { numbers in
        NavigationView {
          List(numbers, id: \.self) { number in
            NavigationLink("row \(number)", destination: Text("page \(number)"))
          }
        }
      }
    }
    try screen.go("row 2")
    #expect(screen.shows("page 2"))
    probe.change(to: [1], in: screen)
    screen.wait(1)
    #expect(screen.shows("row 1"))
    #expect(!screen.shows("page 2"))
  }

  @Test func aPagesDestinationFollowsItsLinksBody() throws {  // F13
    let screen = Screen {
      Changing(probe, "old") { word in
        NavigationView { NavigationLink("go", destination: Text(verbatim: word)) }
      }
    }
    try screen.go("go")
    #expect(screen.shows("old"))
    probe.change(to: "new", in: screen)
    #expect(screen.shows("new"))
  }

  @Test func presentedDestinationsFollowTheirBindings() throws {  // F13
    struct Presenting: View {
      let probe: Probe
      @State private var isPresented = false
      @State private var item: Int?
      var body: some View {
        let _ = probe.offer("bool") { isPresented = true }
        let _ = probe.offer("item") { item = 7 }
        let _ = probe.note("\(isPresented) \(item ?? 0)")
        NavigationStack {
          Text("root").navigationTitle("Root")
            .navigationDestination(isPresented: $isPresented) { Text("bool page") }
            .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let screen = Screen { Presenting(probe: probe) }
    probe.run("bool", in: screen)
    screen.wait(1)
    #expect(screen.shows("bool page"))
    try screen.go("Root")
    #expect(probe.events.last == "false 0")
    probe.run("item", in: screen)
    screen.wait(1)
    #expect(screen.shows("item 7"))
    try screen.go("Root")
    #expect(probe.events.last == "false 0")
  }

  @Test func pagesReadTheStacksEnvironmentNotTheLinks() throws {  // D10: the page belongs to the container
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let screen = Screen {
      NavigationView { NavigationLink("go", destination: Reader()).environment(\.lineLimit, 3) }
        .environment(\.lineLimit, 2)
    }
    try screen.go("go")
    #expect(screen.shows("limit 2"))
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
