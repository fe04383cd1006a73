import MartletTesting
import Testing

@testable import SwiftUI

/// Scrolling lists to rows, and rows that come and go. Spec: G17, C33, C43. Rows of 44 in a window of 844.
@MainActor @Suite struct ListScrollingTests {
  private struct Rows: View {
    let probe: Probe
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<100) { index in
          Text(verbatim: "\(index)").id("row \(index)")
            .onAppear { probe.note("+\(index)") }.onDisappear { probe.note("-\(index)") }
        }
        .listStyle(.plain)
        .onAppear {
          probe.offer("60") { proxy.scrollTo(60, anchor: anchor) }
          probe.offer("row 80") { proxy.scrollTo("row 80", anchor: anchor) }
          probe.offer("0") { proxy.scrollTo(0, anchor: anchor) }
        }
      }
    }
  }

  @Test func aRowIsScrolledToItsAnchor() {  // G17
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, anchor: .top) }
    probe.run("60", in: screen)
    #expect(abs(screen.frame(of: "60")!.midY - 22) < 0.01)
    probe.run("0", in: screen)
    #expect(screen.frame(of: "0")!.midY == 22)
  }

  @Test func withoutAnAnchorTheRowJustShows() {  // G17
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, anchor: nil) }
    probe.run("60", in: screen)
    #expect(abs(screen.frame(of: "60")!.midY - (844 - 22)) < 0.01)
  }

  @Test func rowsAreFoundByTheIDsOfTheirViews() {  // G17
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, anchor: .center) }
    probe.run("row 80", in: screen)
    #expect(abs(screen.frame(of: "80")!.midY - 422) < 0.5)
  }

  @Test func rowsDisappearAndAppearAgain() {  // C33
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, anchor: .top) }
    #expect(probe.events.contains("+0"))
    let away = probe.events(in: screen) { probe.run("60") }
    #expect(away.contains("-0") && away.contains("+60"))
    let back = probe.events(in: screen) { probe.run("0") }
    #expect(back.contains("+0") && back.contains("-60"))
  }

  /// How long a list is, is guessed from the rows that were seen: a script that scrolls far reaches the end all the same.
  @Test func aScriptReachesTheEndOfALongList() throws {
    let screen = Screen {
      List {
        ForEach(0..<40, id: \.self) { Text(verbatim: "row \($0)") }
        ForEach(0..<5, id: \.self) { Text(verbatim: "tall \($0)").frame(height: 700) }
        Text(verbatim: "the end")
      }
    }
    try screen.scroll(y: 10_000)
    #expect(screen.shows("the end"))
  }
}
