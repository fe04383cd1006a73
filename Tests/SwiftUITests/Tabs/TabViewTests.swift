import MartletTesting
import Testing

@testable import SwiftUI

/// Which tab shows, what a bar looks like and what tabs keep. Spec: F45-F48, C40, M-BAR-16 to M-BAR-18.
@MainActor @Suite struct TabViewTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  private func twoTabs(_ probe: Probe = Probe(), safeArea: EdgeInsets = EdgeInsets()) -> Screen {
    Screen(safeArea: safeArea) {
      TabView {
        Counter(name: "first", probe: probe).tabItem { Label("One", systemImage: "house") }
        Counter(name: "second", probe: probe).tabItem { Label("Two", systemImage: "gear") }
      }
    }
  }

  @Test func theFirstTabShowsAndATapShowsAnother() throws {  // F45, F47
    let screen = twoTabs()
    #expect(screen.shows("first 0") && !screen.shows("second 0"))
    try screen.tap("Two")
    #expect(!screen.shows("first 0") && screen.shows("second 0"))
  }

  @Test func aTabIsMadeWhenItFirstShows() throws {  // C40
    let probe = Probe()
    let screen = twoTabs(probe)
    #expect(probe.counts["first"] == 1 && probe.counts["second"] == nil)
    try screen.tap("Two")
    #expect(probe.counts["second"] == 1)
  }

  @Test func aTabKeepsItsState() throws {  // F46
    let probe = Probe()
    let screen = twoTabs(probe)
    probe.run("first", in: screen)
    try screen.tap("Two")
    try screen.tap("One")
    #expect(screen.shows("first 1"))
  }

  @Test func tabsAppearAndDisappearWhenTheyAreSwitched() throws {  // C34, C40
    let probe = Probe()
    func tab(_ name: String) -> some View {
      words(name).onAppear { probe.note("+\(name)") }.onDisappear { probe.note("-\(name)") }
    }
    let screen = Screen {
      TabView {
        tab("a").tabItem { words("A") }
        tab("b").tabItem { words("B") }.onAppear { probe.note("+outer b") }
      }
    }
    #expect(probe.events == ["+a"])
    try screen.tap("B")
    #expect(Set(probe.events.dropFirst()) == ["-a", "+b", "+outer b"])
    let events = probe.events(in: screen) { try? screen.tap("A") }
    #expect(events.sorted() == ["+a", "-b"])
  }

  @Test func theBarIs49PointsHighAboveTheSafeArea() {  // M-BAR-16
    let screen = twoTabs(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(screen.frame(of: "One") == CGRect(x: 0, y: 844 - 34 - 49, width: 195, height: 49))
    #expect(screen.frame(of: "Two")?.minX == 195)
    // The page is centred in what the bar and the safe area leave.
    #expect(abs(screen.frame(of: "first 0")!.midY - (47 + 844 - 83) / 2) < 1)
  }

  @Test func theChosenTabIsMarked() throws {
    let screen = twoTabs()
    #expect(screen.elements("One").first?.traits.contains(.selected) == true)
    #expect(screen.elements("Two").first?.traits.contains(.selected) == false)
    try screen.tap("Two")
    #expect(screen.elements("Two").first?.traits.contains(.selected) == true)
  }

  @Test func theFirstTabStandsAtTheRightInRightToLeft() {
    let screen = Screen(rightToLeft: true) {
      TabView {
        words("a").tabItem { words("A") }
        words("b").tabItem { words("B") }
      }
    }
    #expect(screen.frame(of: "A")?.minX == 195)
  }

  // MARK: Selection

  private struct Bound: View {
    let probe: Probe
    @State var selection: Int
    var body: some View {
      let _ = probe.offerChange { selection = $0 }
      TabView(selection: $selection) {
        Text(verbatim: "a").tabItem { Text(verbatim: "A") }.tag(1)
        Text(verbatim: "b").tabItem { Text(verbatim: "B") }.tag(2)
        Text(verbatim: "c").tabItem { Text(verbatim: "C") }.tag("three")
      }
      .onChange(of: selection) { _, new in probe.note("\(new)") }
    }
  }

  @Test func theTabOfTheSelectionShowsAndTapsWriteIt() throws {  // F45
    let probe = Probe()
    let screen = Screen { Bound(probe: probe, selection: 2) }
    #expect(screen.shows("b"))
    probe.change(to: 1, in: screen)
    #expect(screen.shows("a"))
    try screen.tap("B")
    #expect(probe.events.last == "2" && screen.shows("b"))
  }

  @Test func aTagOfAnotherTypeIsNeverChosen() throws {  // F45
    let probe = Probe()
    let screen = Screen { Bound(probe: probe, selection: 1) }
    try screen.tap("C")
    #expect(probe.events.isEmpty && screen.shows("a"))
  }

  @Test func aSelectionWithoutATabShowsTheFirst() {  // F45
    #expect(Screen { Bound(probe: Probe(), selection: 9) }.shows("a"))
  }

  // MARK: Forms

  @Test func imageAndTextStandBelowEachOtherHoweverTheyAreGiven() {  // M-BAR-18
    for screen in [
      Screen {
        TabView {
          words("a").tabItem {
            Image(systemName: "house"); words("A")
          }
        }
      },
      Screen {
        TabView {
          words("a").tabItem {
            VStack {
              Image(systemName: "house"); words("A")
            }
          }
        }
      },
      Screen { TabView { words("a").tabItem { Label("A", systemImage: "house") } } },
    ] {
      #expect(screen.labels.filter { $0 == "A" }.count == 1)
      #expect(screen.displayList.contains("\"A\""))
    }
  }

  @Test func tabsOfTheNewerFormAndLoopsAreTabs() throws {
    let screen = Screen {
      TabView {
        Tab("A", systemImage: "house") { words("a") }
        ForEach(["B", "C"], id: \.self) { name in words(name.lowercased()).tabItem { words(name) } }
      }
    }
    #expect(screen.shows("a"))
    try screen.tap("C")
    #expect(screen.shows("c"))
  }

  @Test func aBadgeShowsOnItsTab() {  // M-BAR-19
    for screen in [
      Screen { TabView { words("a").tabItem { words("A") }.badge(3) } },
      Screen { TabView { words("a").badge(3).tabItem { words("A") } } },
    ] {
      #expect(screen.elements("A").first?.value == "3")
      #expect(screen.displayList.contains("\"3\""))
    }
  }

  @Test func moreThanFiveTabsGoIntoAList() throws {  // F48
    let screen = Screen {
      TabView { ForEach(1..<8) { index in words("page \(index)").tabItem { words("Tab \(index)") } } }
    }
    #expect(screen.shows("Tab 4") && !screen.shows("Tab 5") && screen.shows("More"))
    try screen.tap("More")
    #expect(screen.shows("Tab 5") && screen.shows("Tab 7"))
    try screen.tap("Tab 6")
    #expect(screen.shows("page 6"))
    #expect(screen.elements("More").first?.traits.contains(.selected) == true)
  }

  @Test func aPageCanHideTheBar() {  // F18
    let screen = Screen { TabView { words("a").toolbar(.hidden, for: .tabBar).tabItem { words("A") } } }
    #expect(!screen.shows("A") && screen.shows("a"))
  }

  @Test func aNavigationStackInATabKeepsItsPages() throws {  // F46
    let screen = Screen {
      TabView {
        NavigationStack { NavigationLink("go") { words("pushed") } }.tabItem { words("A") }
        words("b").tabItem { words("B") }
      }
    }
    try screen.tap("go")
    screen.wait(1)
    try screen.tap("B")
    try screen.tap("A")
    #expect(screen.shows("pushed"))
  }
}
