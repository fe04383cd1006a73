import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// Clicks with keys, and menus for what is chosen. Spec: G31.
@MainActor @Suite struct MultipleSelectionTests {
  private struct Rows: View {
    let probe: Probe
    @State var chosen: Set<Int> = []
    var primary = false
    var body: some View {
      List(0..<8, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
        .listStyle(.plain)
        .contextMenu(
          forSelectionType: Int.self,
          menu: { items in
            if !items.isEmpty { Button("Delete \(items.count)") { [probe] in probe.note("delete \(items.sorted())") } }
          },
          primaryAction: primary ? { [probe] in probe.note("open \($0.sorted())") } : nil
        )
        .onChange(of: chosen) { _, chosen in probe.note("\(chosen.sorted())") }
    }
  }

  private func click(_ screen: Screen, _ row: Int, _ modifiers: KeyModifiers = []) {
    let point = CGPoint(x: 100, y: CGFloat(row) * 44 + 22)
    for phase in [PointerEvent.Phase.began, .ended] {
      _ = screen.root.handle(
        .pointer(
          PointerEvent(kind: .mouse, phase: phase, location: point, time: screen.time, modifiers: modifiers)))
    }
    screen.update()
  }

  @Test func controlTakesRowsInAndOut() {
    let probe = Probe()
    let screen = Screen { Rows(probe: probe) }
    click(screen, 1, .control)
    click(screen, 3, .control)
    click(screen, 1, .control)
    #expect(probe.events == ["[1]", "[1, 3]", "[3]"])
  }

  @Test func shiftTakesInAllBetween() {
    let probe = Probe()
    let screen = Screen { Rows(probe: probe) }
    click(screen, 4, .control)
    click(screen, 2, .shift)
    #expect(probe.events.last == "[2, 3, 4]")
  }

  @Test func aPlainClickChoosesNothingWhereTheListIsNotEdited() {
    let probe = Probe()
    let screen = Screen { Rows(probe: probe) }
    click(screen, 1)
    #expect(probe.events.isEmpty)
  }

  @Test func theMenuIsAboutTheSelectionOrTheRow() throws {
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, chosen: [1, 2]) }
    screen.press(at: CGPoint(x: 100, y: 66), for: 0.7)
    screen.wait(1)
    try screen.tap("Delete 2")
    screen.wait(1)
    #expect(probe.events == ["delete [1, 2]"])
    screen.press(at: CGPoint(x: 100, y: 5 * 44 + 22), for: 0.7)
    screen.wait(1)
    try screen.tap("Delete 1")
    #expect(probe.events.last == "delete [5]")
  }

  @Test func theMenuOfNothingDoesNotOpen() {
    let screen = Screen { Rows(probe: Probe()) }
    screen.press(at: CGPoint(x: 100, y: 600), for: 0.7)
    screen.wait(1)
    #expect(!screen.dump.contains("Delete"))
  }

  @Test func aPrimaryActionTakesTheTap() {
    let probe = Probe()
    let screen = Screen { Rows(probe: probe, primary: true) }
    screen.tap(at: CGPoint(x: 100, y: 66))
    #expect(probe.events == ["open [1]"])
  }
}
