import Foundation
import MartletTesting
import Testing

@testable import SwiftUI

/// Texts that tell a moving time follow the window's clock. Spec: I12, I13.
@MainActor @Suite struct MovingTimeTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private func screen(_ text: Text) -> Screen {
    Screen(size: CGSize(width: 390, height: 100)) { text.environment(\.now, start) }
  }
  private func timer(
    _ seconds: Double, from offset: Double = 0, pause: Double? = nil, down: Bool = true, hours: Bool = true
  ) -> Screen {
    let begin = start.addingTimeInterval(offset)
    return screen(
      Text(
        timerInterval: begin...begin.addingTimeInterval(seconds), pauseTime: pause.map { start.addingTimeInterval($0) },
        countsDown: down, showsHours: hours))
  }

  @Test func itCountsDownAndStopsAtTheEnd() {
    let screen = timer(62)
    #expect(screen.labels == ["1:02"])
    screen.wait(1.1)
    #expect(screen.labels == ["1:01"])
    screen.wait(2)
    #expect(screen.labels == ["0:59"])
    screen.wait(100)
    #expect(screen.labels == ["0:00"])
  }

  @Test func itCountsUpToTheEnd() {
    let screen = timer(3, down: false)
    #expect(screen.labels == ["0:00"])
    screen.wait(1.1)
    #expect(screen.labels == ["0:01"])
    screen.wait(10)
    #expect(screen.labels == ["0:03"])
  }

  @Test func beforeTheIntervalItStandsStill() {
    let screen = timer(10, from: 5)
    screen.wait(4)
    #expect(screen.labels == ["0:10"])
    screen.wait(3.1)
    #expect(screen.labels == ["0:08"])
  }

  @Test func pausedItStandsStill() {
    let screen = timer(60, pause: 20)
    screen.wait(5)
    #expect(screen.labels == ["0:40"])
  }

  @Test func hoursShowUnlessUnwished() {
    #expect(timer(3_725).labels == ["1:02:05"])
    #expect(timer(3_725, hours: false).labels == ["62:05"])
  }

  /// Nothing wakes the window for a time that has ended or moves by minutes.
  @Test func nothingWakesTheWindowInVain() throws {
    let ended = timer(2)
    ended.wait(5)
    #expect(ended.root.nextDueTime == nil)
    let far = screen(Text(start.addingTimeInterval(7_230), style: .relative))
    let due = try #require(far.root.nextDueTime)
    #expect(due - far.time > 29)
  }

  @Test func olderStylesMoveToo() {
    let screen = screen(Text(start.addingTimeInterval(65), style: .timer))
    #expect(screen.labels == ["1:05"])
    screen.wait(1.1)
    #expect(screen.labels == ["1:03"], "63.9 seconds are cut")
  }

  @Test func aTimeInASentenceMoves() {
    let screen = screen(Text("Ends in \(Text(timerInterval: start...start.addingTimeInterval(10)))"))
    screen.wait(1.1)
    #expect(screen.labels == ["Ends in 0:09"])
  }
}
