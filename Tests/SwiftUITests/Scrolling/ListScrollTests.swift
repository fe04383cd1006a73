import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// Lists scroll as scroll views do.
@MainActor @Suite struct ListScrollTests {
  private func list() -> Screen {
    Screen(size: CGSize(width: 300, height: 440)) {
      List(0..<100) { Text("row \($0)") }.listStyle(.plain)
    }
  }

  @Test func listFollowsAFingerAndMakesItsRows() {
    let screen = list()
    #expect(!screen.shows("row 12"))
    screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 170), duration: 1, letsGo: false)
    #expect(screen.shows("row 12"))
    #expect(!screen.shows("row 0"))
  }

  @Test func listBouncesAtBothEnds() {
    let screen = list()
    screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 210), letsGo: false)
    #expect(screen.frame(of: "row 0")!.minY > 40)
    screen.wait(0.2)
    screen.pointer(.ended, at: CGPoint(x: 150, y: 210))
    screen.wait(1)
    #expect(screen.frame(of: "row 0")!.midY == 22)
    screen.key(Key.end)
    screen.wait(2)
    #expect(abs(screen.frame(of: "row 99")!.midY - (440 - 22)) < 0.01)
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), letsGo: false)
    #expect(screen.frame(of: "row 99")!.midY < 400)
  }

  @Test func wheelScrollsAList() {
    let screen = list()
    screen.scroll(by: CGSize(width: 0, height: 44), at: CGPoint(x: 150, y: 200))
    #expect(screen.frame(of: "row 1")?.midY == 22)
  }

  /// The way to the old end ends beyond the new one: the list comes back from there, and wheels move it.
  @Test func listThatShrinksOnTheWayShowsItsEnd() {
    let probe = Probe()
    let screen = Screen(size: CGSize(width: 300, height: 440)) {
      Changing(probe, 100) { count in List(0..<count, id: \.self) { Text("row \($0)") }.listStyle(.plain) }
    }
    screen.key(Key.end)
    screen.wait(0.05)
    probe.change(to: 20, in: screen)
    screen.wait(3)
    #expect(abs(screen.frame(of: "row 19")!.midY - (440 - 22)) < 0.01)
    screen.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 150, y: 200))
    #expect(abs(screen.frame(of: "row 19")!.midY - (440 - 2)) < 0.01)
  }

  @Test func listThatShrinksShowsItsEnd() {
    let probe = Probe()
    let screen = Screen(size: CGSize(width: 300, height: 440)) {
      Changing(probe, 100) { count in List(0..<count, id: \.self) { Text("row \($0)") }.listStyle(.plain) }
    }
    screen.scroll(by: CGSize(width: 0, height: 3000), at: CGPoint(x: 150, y: 200))
    probe.change(to: 12, in: screen)
    #expect(abs(screen.frame(of: "row 11")!.midY - (440 - 22)) < 0.01)
  }
}
