import MartletTesting
import SwiftUI
import Testing

/// A badge stands at the trailing edge of its row, before a link's disclosure indicator. Spec: G21, M-LIST-6.
@MainActor @Suite struct BadgeTests {
  private func screen<Content: View>(rightToLeft: Bool = false, @ViewBuilder _ content: () -> Content) -> Screen {
    Screen(rightToLeft: rightToLeft) { List { content() }.listStyle(.plain) }
  }

  @Test func aNumberStandsAtTheTrailingEdge() {
    let screen = screen { Text(verbatim: "a").badge(3) }
    #expect(screen.frame(of: "3")!.maxX == 370)
    #expect(screen.frame(of: "a")!.minX == 20)
    #expect(screen.frame(of: "3")!.midY == 22 && screen.frame(of: "a")!.midY == 22)
    #expect(self.screen(rightToLeft: true) { Text(verbatim: "a").badge(3) }.frame(of: "3")!.minX == 20)
  }

  @Test func zeroAndNilShowNothing() {
    #expect(screen { Text(verbatim: "a").badge(0) }.labels == ["a"])
    #expect(screen { Text(verbatim: "a").badge(nil as Text?) }.labels == ["a"])
    #expect(screen { Text(verbatim: "a").badge(nil as String?) }.labels == ["a"])
  }

  @Test func textsAreBadgesToo() {
    #expect(screen { Text(verbatim: "a").badge(Text(verbatim: "new")) }.frame(of: "new")!.maxX == 370)
    #expect(screen { Text(verbatim: "a").badge(String("old")) }.frame(of: "old")!.maxX == 370)
  }

  @Test func aLinkShowsItsBadgeBeforeTheIndicator() {
    let screen = screen {
      NavigationLink(destination: Text(verbatim: "page")) { Text(verbatim: "a") }
        .badge(Text(verbatim: "new"))
    }
    let texts = screen.displayList.split(separator: "\n").filter { $0.contains("text (") }
    #expect(texts.filter { $0.contains("new") }.count == 1)
    #expect(screen.elements("a").count + screen.elements("a, new").count == 1)
  }

  @Test func aLongTextLeavesRoomForTheBadge() {
    let long = String(repeating: "word ", count: 40)
    let screen = screen { Text(verbatim: long).badge(3) }
    #expect(screen.frame(of: long)!.maxX <= screen.frame(of: "3")!.minX)
    #expect(screen.frame(of: "3")!.maxX == 370)
  }

  @Test func aBadgeThatChangesIsShown() {
    let probe = Probe()
    let screen = screen { Changing(probe, 1) { Text(verbatim: "a").badge($0) } }
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["a", "2"])
    probe.change(to: 0, in: screen)
    #expect(screen.labels == ["a"])
  }

  @Test func outsideAListNothingChanges() {
    #expect(Screen { Text(verbatim: "a").badge(3) }.labels == ["a"])
  }
}
