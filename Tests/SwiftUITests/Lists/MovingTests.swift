import MartletTesting
import SwiftUI
import Testing

/// Rows that a finger moves beyond what shows, and loops that edit their data by themselves. Spec: G10, G32.
@MainActor @Suite struct MovingTests {
  private struct Item: Identifiable, Equatable { let id: Int }
  private struct Rows: View {
    let probe: Probe
    @State var items = (0..<60).map { Item(id: $0) }
    var body: some View {
      List {
        Text(verbatim: "head")
        ForEach($items, editActions: .all) { $item in Text(verbatim: "row \(item.id)") }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active))
      .onChange(of: items) { _, items in probe.note(items.map { "\($0.id)" }.joined(separator: " ")) }
    }
  }
  private func screen(_ probe: Probe) -> Screen { Screen(size: CGSize(width: 390, height: 440)) { Rows(probe: probe) } }

  /// A finger at the lower edge for two seconds, at most 600 points a second.
  @Test func aRowHeldAtTheEdgeScrollsTheList() throws {
    let probe = Probe()
    let screen = screen(probe)
    screen.pointer(.began, at: CGPoint(x: 359, y: 66))
    screen.wait(0.2)
    for y in stride(from: CGFloat(80), through: 420, by: 20) {
      screen.pointer(.moved, at: CGPoint(x: 359, y: y))
      screen.wait(0.02)
    }
    screen.wait(2)
    #expect(!screen.shows("row 1") && screen.shows("row 0"), "the row stays under the finger")
    let dragged = try #require(screen.frame(of: "row 0"))
    #expect(abs(dragged.midY - 420) < 2)
    screen.pointer(.ended, at: CGPoint(x: 359, y: 420))
    screen.wait(1)
    let order = try #require(probe.events.last).split(separator: " ").map { Int($0)! }
    let place = try #require(order.firstIndex(of: 0))
    #expect(place > 15 && place < 50, "\(place)")
    #expect(order.filter { $0 != 0 } == Array(1..<60))
  }

  @Test func theListEndsAtItsEnd() throws {
    let probe = Probe()
    let screen = screen(probe)
    screen.pointer(.began, at: CGPoint(x: 359, y: 66))
    screen.wait(0.2)
    for y in stride(from: CGFloat(80), through: 430, by: 20) { screen.pointer(.moved, at: CGPoint(x: 359, y: y)) }
    screen.wait(20)
    screen.pointer(.ended, at: CGPoint(x: 359, y: 430))
    screen.wait(1)
    #expect(try #require(probe.events.last).hasSuffix(" 59 0"))
  }

  @Test func aLoopDeletesByItself() throws {
    let probe = Probe()
    let screen = screen(probe)
    try screen.perform("Delete", on: "row 2")
    screen.wait(1)
    #expect(try #require(probe.events.last).hasPrefix("0 1 3 4"))
  }

  @Test func aLoopMovesByItself() throws {
    let probe = Probe()
    let screen = screen(probe)
    screen.drag(from: CGPoint(x: 359, y: 66), to: CGPoint(x: 359, y: 66 + 100))
    screen.wait(1)
    #expect(try #require(probe.events.last).hasPrefix("1 2 0 3"))
  }

  @Test func anActionThatIsNotWishedIsNotThere() {
    struct Fixed: View {
      @State var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        List { ForEach($items, editActions: .move) { $item in Text(verbatim: "row \(item.id)") } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen { Fixed() }
    #expect(screen.shows("Reorder") && !screen.shows("Delete"))
  }
}
