import MartletTesting
import Testing

@testable import SwiftUI

/// Buttons that swiping a row uncovers. Spec: G9, G12, M-LIST-26 to M-LIST-29. Rows are 390 by 44 points.
@MainActor @Suite struct SwipeActionTests {
  private struct Names: View {
    let probe: Probe
    @State var names = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text(verbatim: $0) }
          .onDelete { offsets in
            probe.note("delete \(Array(offsets))")
            names.remove(atOffsets: offsets)
          }
      }
      .listStyle(.plain)
    }
  }

  private func actions(_ probe: Probe, rightToLeft: Bool = false, full: Bool = true) -> Screen {
    Screen(rightToLeft: rightToLeft) {
      List {
        Text(verbatim: "row")
          .swipeActions(edge: .trailing, allowsFullSwipe: full) {
            Button("Flag") { probe.note("flag") }
            Button("Trash", role: .destructive) { probe.note("trash") }
          }
          .swipeActions(edge: .leading) { Button("Read") { probe.note("read") }.tint(.blue) }
        Text(verbatim: "other")
      }
      .listStyle(.plain)
    }
  }

  private func swipe(
    _ screen: Screen, from start: CGFloat = 300, by way: CGFloat, y: CGFloat = 22, duration: Double = 0.6
  ) {
    screen.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y), duration: duration)
    screen.wait(1)
  }

  @Test func aSwipePastHalfOfTheButtonsLeavesThemOpen() {  // M-LIST-26, M-LIST-28: two buttons of 74
    let screen = actions(Probe())
    #expect(!screen.shows("Flag"))
    swipe(screen, by: -100)
    #expect(screen.frame(of: "Flag") == CGRect(x: 316, y: 0, width: 74, height: 44))  // the first at the edge
    #expect(screen.frame(of: "Trash") == CGRect(x: 242, y: 0, width: 74, height: 44))
    #expect(abs(screen.frame(of: "row")!.minX - (20 - 148)) < 0.01)
  }

  @Test func aShortSwipeComesBack() {  // M-LIST-28
    let screen = actions(Probe())
    swipe(screen, by: -60)
    #expect(!screen.shows("Flag") && screen.frame(of: "row")!.minX == 20)
  }

  @Test func aFastSwipeOpens() {  // M-LIST-28
    let screen = actions(Probe())
    swipe(screen, by: -60, duration: 0.1)
    #expect(screen.shows("Flag"))
  }

  @Test func aButtonRunsAndTheRowCloses() throws {
    let probe = Probe()
    let screen = actions(probe)
    swipe(screen, by: -100)
    try screen.tap("Trash")
    screen.wait(1)
    #expect(probe.events == ["trash"])
    #expect(screen.frame(of: "row")!.minX == 20 && !screen.shows("Trash"))
  }

  @Test func aLongSwipeRunsTheFirstButton() {  // G12, M-LIST-29: beyond 75% of 390
    let probe = Probe()
    let screen = actions(probe)
    swipe(screen, from: 380, by: -330)
    #expect(probe.events == ["flag"])
    #expect(screen.frame(of: "row")!.minX == 20)
  }

  @Test func aLongSwipeThatIsNotAllowedOpensOnly() {  // G12
    let probe = Probe()
    let screen = actions(probe, full: false)
    swipe(screen, from: 380, by: -330)
    #expect(probe.events.isEmpty && screen.shows("Flag"))
  }

  @Test func theLeadingEdgeHasItsOwnButtons() throws {
    let probe = Probe()
    let screen = actions(probe)
    swipe(screen, from: 100, by: 60)
    #expect(screen.frame(of: "Read") == CGRect(x: 0, y: 0, width: 74, height: 44))
    try screen.tap("Read")
    #expect(probe.events == ["read"])
  }

  @Test func edgesAreMirroredInRightToLeft() {
    let screen = actions(Probe(), rightToLeft: true)
    swipe(screen, from: 100, by: 100)
    #expect(screen.frame(of: "Flag") == CGRect(x: 0, y: 0, width: 74, height: 44))
  }

  @Test func aDragElsewhereClosesTheRow() {
    for way in [CGSize(width: -80, height: 0), CGSize(width: 0, height: 80)] {
      let screen = actions(Probe())
      swipe(screen, by: -100)
      #expect(screen.shows("Flag"))
      screen.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 300 + way.width, y: 66 + way.height), duration: 0.5)
      screen.wait(1)
      #expect(!screen.shows("Flag") && !screen.shows("Trash"))
    }
  }

  @Test func aTapElsewhereClosesTheRow() {
    let screen = actions(Probe())
    swipe(screen, by: -100)
    screen.tap(at: CGPoint(x: 100, y: 66))
    screen.wait(1)
    #expect(!screen.shows("Flag"))
  }

  @Test func onlyOneRowIsOpen() {
    let probe = Probe()
    let screen = Screen { Names(probe: probe) }
    swipe(screen, by: -60)
    #expect(screen.shows("Delete"))
    screen.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 200))
    screen.wait(1)
    #expect(screen.elements("Delete").count <= 1)
  }

  @Test func aPullDownScrolls() {  // a vertical pull is not the row's
    let screen = Screen {
      List(0..<100) { index in Text(verbatim: "\(index)").swipeActions { Button("X") {} } }.listStyle(.plain)
    }
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 190, y: 200))
    screen.wait(2)
    #expect(!screen.shows("0") && !screen.shows("X"))
  }

  @Test func buttonsAreActionsOfTheRowForAssistiveTools() throws {
    let probe = Probe()
    let screen = actions(probe)
    #expect(Set(screen.elements("row").first!.actions) == ["Flag", "Trash", "Read"])
    try screen.perform("Trash", on: "row")
    #expect(probe.events == ["trash"])
  }

  // MARK: onDelete

  @Test func onDeleteGivesADeleteButton() throws {  // G9, G12
    let probe = Probe()
    let screen = Screen { Names(probe: probe) }
    swipe(screen, by: -60, y: 66)
    try screen.tap("Delete")
    screen.wait(1)
    #expect(probe.events == ["delete [1]"])
    #expect(screen.labels == ["a", "c"])
    #expect(screen.frame(of: "c")!.midY == 66)
  }

  @Test func aLongSwipeDeletes() {  // G12
    let probe = Probe()
    let screen = Screen { Names(probe: probe) }
    swipe(screen, from: 380, by: -330)
    #expect(screen.labels == ["b", "c"])
  }

  @Test func rowsMoveUpWhenOneIsDeleted() throws {  // G20
    let screen = Screen { Names(probe: Probe()) }
    try screen.perform("Delete", on: "a")
    #expect(screen.frame(of: "b")!.midY == 66)  // still where it was
    screen.wait(0.1)
    let between = screen.frame(of: "b")!.midY
    #expect(between < 66 && between > 22)
    screen.wait(1)
    #expect(screen.frame(of: "b")!.midY == 22)
  }

  @Test func ownActionsReplaceTheDeleteButton() {  // G12
    let screen = Screen {
      List {
        ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)").swipeActions { Button("Own") {} } }.onDelete { _ in }
      }
      .listStyle(.plain)
    }
    swipe(screen, by: -60)
    #expect(screen.shows("Own") && !screen.shows("Delete"))
  }

  @Test func offsetsCountInTheLoopsOwnData() throws {  // G9
    let probe = Probe()
    let screen = Screen {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }.onDelete { probe.note("first \(Array($0))") }
        ForEach(["d", "e", "f"], id: \.self) { Text(verbatim: $0) }.onDelete { probe.note("second \(Array($0))") }
      }
      .listStyle(.plain)
    }
    try screen.perform("Delete", on: "e")
    #expect(probe.events == ["second [1]"])
  }

  @Test func aRowThatMayNotBeDeletedHasNoButton() {
    let screen = Screen {
      List { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)").deleteDisabled($0 == 0) }.onDelete { _ in } }
        .listStyle(.plain)
    }
    swipe(screen, by: -60)
    #expect(!screen.shows("Delete"))
    swipe(screen, by: -60, y: 66)
    #expect(screen.shows("Delete"))
  }
}
