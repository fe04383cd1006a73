import MartletTesting
import SwiftUI
import Testing

/// F25-F32, M-CTL-41 to M-CTL-44.
@MainActor @Suite struct SheetTests {
  let probe = Probe()
  private let size = CGSize(width: 390, height: 844)
  private let safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func screen<V: View>(
    regular: Bool = false, @ViewBuilder sheet: @escaping () -> V
  ) -> Screen {
    Screen(
      size: regular ? CGSize(width: 1024, height: 768) : size, horizontalSizeClass: regular ? .regular : .compact,
      safeArea: regular ? EdgeInsets() : safeArea
    ) {
      Presenting(probe: probe) { page, isOn in
        page.sheet(isPresented: isOn, onDismiss: { probe.note("onDismiss \(isOn.wrappedValue)") }, content: sheet)
      }
    }
  }

  @Test func aSheetSlidesUpAndHidesThePageFromAssistiveTools() throws {
    let screen = screen { Told(name: "A", probe: probe) }
    #expect(screen.cardFrame == nil)
    try screen.tap("Open")
    let start = screen.cardFrame!
    screen.wait(0.1)
    let middle = screen.cardFrame!
    screen.settle()
    // The inset of 47 and the gap of 10 stay free above a large sheet.
    #expect(screen.cardFrame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(start.minY > middle.minY && middle.minY > 57)
    #expect(screen.shows("A 0 true") && !screen.shows("Open"))
  }

  /// The motion ends after the half second of the metrics.
  @Test func theMotionLastsAsLongAsTheMetricsSay() throws {
    let screen = screen { Text("A") }
    probe.run("on", in: screen)
    screen.wait(0.4)
    #expect(screen.cardFrame!.minY > 57.5)
    screen.wait(0.15)
    #expect(screen.cardFrame!.minY == 57)
    #expect(screen.root.nextDueTime == nil)
  }

  @Test func whatIsThereFromTheFirstFrameDoesNotMove() {
    let screen = Screen { Text("page").sheet(isPresented: .constant(true)) { Text("A") } }
    #expect(screen.cardFrame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(screen.root.nextDueTime == nil)
  }

  /// F25, F27: the binding, the motion, then the end of the content and onDismiss.
  @Test func dismissalWritesTheBindingThenMovesThenEnds() throws {
    let screen = screen { Told(name: "A", probe: probe) }
    try screen.tap("Open")
    screen.settle()
    try screen.tap("Close A")
    #expect(screen.shows("is off") && !screen.shows("A 0 true"))
    #expect(probe.events == ["A appears"])
    screen.settle()
    #expect(probe.events == ["A appears", "A disappears", "onDismiss false"])
  }

  @Test func theProgramDismissesInTheSameOrder() {
    let screen = screen { Told(name: "A", probe: probe) }
    probe.run("on", in: screen)
    screen.settle()
    probe.run("off", in: screen)
    #expect(probe.events == ["A appears"])
    screen.settle()
    #expect(probe.events == ["A appears", "A disappears", "onDismiss false"])
  }

  @Test func presentationModeDismissesToo() throws {
    struct Older: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Done \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
    }
    let screen = screen { Older() }
    try screen.tap("Open")
    screen.settle()
    try screen.tap("Done true")
    #expect(screen.shows("is off"))
  }

  @Test func stateLivesAsLongAsTheSheet() throws {
    let screen = screen { Told(name: "A", probe: probe) }
    try screen.tap("Open")
    screen.settle()
    try screen.tap("Count")
    #expect(screen.shows("A 1 true"))
    try screen.tap("Close A")
    screen.settle()
    try screen.tap("Open")
    #expect(screen.shows("A 0 true"))
  }

  /// F26.
  @Test func anotherItemIsAnotherSheet() {
    struct Item: Identifiable, Equatable { let id: String }
    let probe = probe
    let screen = Screen {
      Changing(probe, Item?.none) { item in
        Text("page").sheet(item: .constant(item), onDismiss: { probe.note("onDismiss") }) {
          Told(name: $0.id, probe: probe)
        }
      }
    }
    probe.change(to: Item?.some(Item(id: "A")), in: screen)
    screen.settle()
    probe.change(to: Item?.some(Item(id: "B")), in: screen)
    screen.settle()
    #expect(screen.shows("B 0 true") && !screen.shows("A 0 true"))
    #expect(probe.events == ["A appears", "A disappears", "onDismiss", "B appears"])
  }

  /// Sent back on the way, it comes again when it has left: F28.
  @Test func togglingOnTheWayIsSafe() {
    let screen = screen { Told(name: "A", probe: probe) }
    probe.run("on", in: screen)
    screen.wait(0.1)
    probe.run("off", in: screen)
    screen.wait(0.1)
    probe.run("on", in: screen)
    screen.settle()
    #expect(screen.shows("A 0 true"))
    #expect(screen.cardFrame == CGRect(x: 0, y: 57, width: 390, height: 787))
    for _ in 0..<5 {
      probe.run("off", in: screen)
      probe.run("on", in: screen)
      screen.wait(0.03)
    }
    probe.run("off", in: screen)
    screen.settle()
    #expect(screen.shows("Open") && screen.root.screen.children.count == 1)
  }

  /// F35: the picture leaves, the content's state ends with it.
  @Test func aPresenterThatGoesTakesItsSheetAlong() {
    let probe = probe
    let screen = Screen {
      Changing(probe, true) { isThere in
        if isThere {
          Text("page").sheet(isPresented: .constant(true)) { Told(name: "A", probe: probe) }
        } else {
          Text("other page")
        }
      }
    }
    #expect(screen.shows("A 0 true"))
    probe.change(to: false, in: screen)
    #expect(screen.shows("other page") && !screen.shows("A 0 true"))
    screen.settle()
    #expect(screen.root.screen.children.count == 1)
    #expect(probe.events == ["A appears", "A disappears"])
  }

  @Test func aThousandSheetsLeaveNothingBehind() {
    final class Kept {}
    let probe = probe
    struct Holding: View {
      let probe: Probe
      @State private var kept = Kept()
      var body: some View {
        let _ = probe.keep(kept)
        Text("A")
      }
    }
    let screen = screen { Holding(probe: probe) }
    let count = screen.nodeCount
    for _ in 0..<1000 {
      probe.run("on")
      screen.update()
      screen.root.advance(to: screen.time + 1)
      probe.run("off")
      screen.update()
      screen.root.advance(to: screen.time + 1)
      screen.update()
    }
    #expect(screen.nodeCount == count)
    #expect(screen.root.screen.children.count == 1)
    #expect(probe.kept == nil)
    #expect(screen.root.nextDueTime == nil)
  }

  // MARK: Several

  /// F28: what a sheet presents lies above it; closing the lower one closes both.
  @Test func sheetsNestAndCloseTogether() throws {
    struct Outer: View {
      let probe: Probe
      @State private var isOn = false
      var body: some View {
        Button("More") { isOn = true }
          .sheet(isPresented: $isOn, onDismiss: { probe.note("inner closed") }) { Told(name: "B", probe: probe) }
      }
    }
    let screen = screen { Outer(probe: probe) }
    try screen.tap("Open")
    screen.settle()
    try screen.tap("More")
    screen.settle()
    #expect(screen.labels.contains("B 0 true") && !screen.shows("More"))
    #expect(screen.root.screen.children.count == 3)
    try screen.tap("Close B")
    screen.settle()
    #expect(screen.shows("More") && probe.events.last == "inner closed")
    try screen.tap("More")
    screen.settle()
    probe.run("off", in: screen)
    screen.settle()
    #expect(screen.shows("Open") && screen.root.screen.children.count == 1)
    #expect(probe.events.suffix(3).sorted() == ["B disappears", "inner closed", "onDismiss false"])
  }

  /// F28: the second waits and says so; F29: several on one view work.
  @Test func theSecondOfTwoWaitsForTheFirst() throws {
    struct Page: View {
      let probe: Probe
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        let _ = probe.offer("both") { (isFirst, isSecond) = (true, true) }
        let _ = probe.offer("close") { isFirst = false }
        Text("page").sheet(isPresented: $isFirst) { Text("first") }.sheet(isPresented: $isSecond) { Text("second") }
      }
    }
    let screen = Screen { Page(probe: probe) }
    var notes: [String] = []
    Note.collect(into: &notes) { probe.run("both", in: screen) }
    screen.settle()
    #expect(notes.count == 1 && notes[0].contains("(sheet)"))
    let isFirstUp = screen.shows("first")
    #expect(isFirstUp != screen.shows("second"))
    guard isFirstUp else { return }
    probe.run("close", in: screen)
    screen.settle()
    #expect(screen.shows("second"))
  }
}
