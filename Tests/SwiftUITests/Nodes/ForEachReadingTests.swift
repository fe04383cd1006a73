import MartletTesting
import SwiftUI
import Testing

/// What a loop's closure reads for one element, and where the element stands by then.
@MainActor @Suite struct ForEachReadingTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var text: String
    init(_ id: Int) { (self.id, text) = (id, "\(id)") }
  }
  let probe = Probe()
  let items = (0..<100).map(Item.init)

  private var screen: Screen {
    Screen {
      Changing(probe, items) { [probe] items in
        ScrollView {
          VStack {
            ForEach(items) { item in
              let _ = probe.count("\(item.id)")
              Text(verbatim: item.text)
            }
          }
        }
      }
    }
  }

  @Test func onlyTheElementWhoseObjectChangedIsMadeAgain() {  // C19, C21
    let screen = screen
    #expect(probe.counts(in: screen) { items[40].text = "changed" } == ["40": 1])
    #expect(screen.labels[40] == "changed")
  }

  @Test func anElementThatMovedIsFoundWhereItStands() {  // C7, C21
    let screen = screen
    probe.change(to: Array(items.reversed()), in: screen)
    #expect(probe.counts(in: screen) { items[40].text = "changed" } == ["40": 1])
    #expect(screen.labels[59] == "changed")
    probe.change(to: Array(items.dropFirst(40)), in: screen)
    #expect(probe.counts(in: screen) { items[40].text = "again" } == ["40": 1])
    #expect(screen.labels.first == "again")
  }

  @Test func anElementThatIsGoneIsNotMadeAgain() {  // C12
    let screen = screen
    probe.change(to: items.filter { $0.id != 40 }, in: screen)
    #expect(probe.counts(in: screen) { items[40].text = "changed" } == [:])
    #expect(screen.labels.count == 99)
  }
}
