import Foundation
import MartletControls
import Testing
import WidgetKit

private struct Entry: TimelineEntry { let date: Date }

@Suite struct WidgetKitTests {
  @Test func reloadingIsNotedOnce() async throws {
    let list = Lines()
    Notes.capture {
      list.add($0)
    } during: {
      WidgetCenter.shared.reloadAllTimelines()
      WidgetCenter.shared.reloadTimelines(ofKind: "a")
    }
    #expect(list.lines.count == 1)
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test func timelinesAreValues() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let timeline = Timeline(entries: [Entry(date: date)], policy: .after(date))
    #expect(timeline.policy == .after(date) && timeline.policy != .atEnd && timeline.entries[0].relevance == nil)
  }
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  func add(_ line: String) { lock.withLock { list.append(line) } }
  var lines: [String] { lock.withLock { list } }
}
