import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct CanvasTests {
  let probe = Probe()

  @Test func drawingIsInTheOrderOfCallsAndSettingsApplyToWhatFollows() {
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 1) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        var faded = context
        faded.opacity = 0.5
        faded.translateBy(x: 10, y: 20)
        faded.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue), lineWidth: 2)
        context.fill(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .color(.green))
      }
    }
    let list = screen.displayList
    let opacity = list.range(of: "opacity 0.5")
    #expect(opacity != nil, "\(list)")
    #expect(list.components(separatedBy: "opacity").count == 2)  // the copy's setting is not the original's
  }

  @Test func theRendererRunsAgainWhenWhatItReadChanges() {
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      Changing(probe, 10.0) { length in
        Canvas { context, _ in context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 5)), with: .foreground) }
      }
    }
    let before = screen.displayList
    probe.change(to: 20.0, in: screen)
    #expect(screen.displayList != before)
  }

  @Test func symbolsAreFoundByTheirTags() {
    var sizes: [CGSize?] = []
    _ = Screen(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        sizes = [context.resolveSymbol(id: "a")?.size, context.resolveSymbol(id: "none")?.size]
      } symbols: {
        Color.red.frame(width: 30, height: 20).tag("a")
      }
    }
    #expect(sizes == [CGSize(width: 30, height: 20), nil])
  }

  @Test func aTimelineShowsTheEntryThatIsDue() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    var entries = PeriodicTimelineSchedule(from: start, by: 10)
      .entries(from: start.addingTimeInterval(25), mode: .normal).makeIterator()
    #expect(entries.next() == start.addingTimeInterval(20))
    #expect(entries.next() == start.addingTimeInterval(30))
    var minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).makeIterator()
    #expect(minutes.next() == Date(timeIntervalSinceReferenceDate: 960))
  }
}
