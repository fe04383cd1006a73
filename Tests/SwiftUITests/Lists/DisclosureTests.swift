import MartletTesting
import Testing

@testable import SwiftUI

/// Groups that open and close. Spec: G24.
@MainActor @Suite struct DisclosureTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  @Test func inAListLabelAndContentAreRows() throws {
    let screen = Screen {
      List {
        DisclosureGroup("Group") {
          words("a")
          words("b")
        }
        words("after")
      }
      .listStyle(.plain)
    }
    #expect(screen.frame(of: "after")!.midY == 66 && !screen.shows("a"))
    screen.tap(at: CGPoint(x: 200, y: 22))  // anywhere in the row
    screen.wait(1)
    #expect(screen.frame(of: "a")!.midY == 66 && screen.frame(of: "b")!.midY == 110)
    #expect(screen.frame(of: "a")!.minX == 40)  // indented by 20
    #expect(screen.frame(of: "after")!.midY == 154)
    try screen.tap("Group")
    screen.wait(1)
    #expect(screen.frame(of: "after")!.midY == 66 && !screen.shows("a"))
  }

  @Test func contentIsMadeWhenItShows() {  // G24
    let probe = Probe()
    let screen = Screen { DisclosureGroup("Group") { Counter(name: "inner", probe: probe) } }
    #expect(probe.counts["inner"] == nil)
    try? screen.tap("Group")
    #expect(probe.counts["inner"] == 1)
  }

  @Test func aBindingOpensAndIsWritten() throws {
    struct Bound: View {
      let probe: Probe
      @State var isOpen = true
      var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
          Text(verbatim: "a")
        } label: {
          Text(verbatim: "Group")
        }
        .onChange(of: isOpen) { _, new in probe.note("\(new)") }
      }
    }
    let probe = Probe()
    let screen = Screen { Bound(probe: probe) }
    #expect(screen.shows("a"))
    try screen.tap("Group")
    #expect(probe.events == ["false"] && !screen.shows("a"))
  }

  @Test func groupsInGroupsAreIndentedFurther() throws {
    let screen = Screen {
      List { DisclosureGroup("1") { DisclosureGroup("2") { words("a") } } }.listStyle(.plain)
    }
    try screen.tap("1")
    try screen.tap("2")
    screen.wait(1)
    #expect(screen.frame(of: "a")!.minX == 60)
  }

  @Test func aStyleOfTheAppsOwnDrawsTheGroup() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button {
            configuration.isExpanded.toggle()
          } label: {
            configuration.label
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let screen = Screen { DisclosureGroup("Group") { words("a") }.disclosureGroupStyle(Plain()) }
    try screen.tap("Group")
    #expect(screen.shows("a"))
  }

  // MARK: Trees

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }
  private let tree = [Item(id: "root", children: [Item(id: "branch", children: [Item(id: "leaf")]), Item(id: "twig")])]

  @Test func aListOfATreeOpensItsBranches() throws {
    let screen = Screen { List(tree, children: \.children) { Text(verbatim: $0.id) }.listStyle(.plain) }
    #expect(screen.labels == ["root"])
    try screen.tap("root")
    screen.wait(1)
    #expect(screen.labels == ["root", "branch", "twig"])
    try screen.tap("branch")
    screen.wait(1)
    #expect(screen.labels == ["root", "branch", "leaf", "twig"])
  }

  @Test func anOutlineStandsAloneToo() throws {
    let screen = Screen { VStack { OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) } } }
    try screen.tap("root")
    #expect(screen.shows("twig"))
  }

  // MARK: Sections

  private struct Sections: View {
    @State var isOpen = true
    var body: some View {
      List {
        Section("Header", isExpanded: $isOpen) { Text(verbatim: "row") }
        Section { Text(verbatim: "other") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func aSidebarsSectionClosesByItsHeader() throws {  // M-LIST-17
    let screen = Screen { Sections() }
    #expect(screen.shows("row"))
    try screen.tap("Header")
    screen.wait(1)
    #expect(!screen.shows("row") && screen.shows("other"))
    try screen.tap("Header")
    screen.wait(1)
    #expect(screen.shows("row"))
  }
}
