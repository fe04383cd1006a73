import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// How much is made, run, measured and drawn: counts, which are the same on every machine. DESIGN: a change of one
/// leaf costs in proportion to the leaf; lists build only what shows.
@MainActor @Suite struct LazinessTests {
  let probe = Probe()

  /// The window's height over the least height of a row, and the rows that show in part.
  private static let rowsThatShow = 844 / 44 + 2

  // MARK: Rows

  @Test(arguments: [100, 10_000, 1_000_000]) func aListMakesTheRowsThatShow(count: Int) {  // G1
    let screen = Screen { List(0..<count, id: \.self) { row($0) } }
    #expect(probe.counts["row"]! <= Self.rowsThatShow)
    #expect(screen.bodyCount <= 2 * Self.rowsThatShow)
  }

  @Test func sectionsOfManyRowsMakeThoseThatShow() {  // G1, G7
    _ = Screen {
      List {
        Section("first") { ForEach(0..<500_000, id: \.self) { row($0) } }
        Section("second") { ForEach(0..<500_000, id: \.self) { row($0) } }
      }
    }
    #expect(probe.counts["row"]! <= Self.rowsThatShow)
  }

  @Test func lazyStacksAndGridsMakeWhatIsNear() {  // B52, B58
    _ = Screen { ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { row($0).frame(height: 44) } } } }
    // Half a window beyond each edge is made.
    #expect(probe.counts["row"]! <= 2 * Self.rowsThatShow)
    let grid = Probe()
    _ = Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1_000_000, id: \.self) { _ in
            let _ = grid.count("cell")
            Color.red.frame(height: 44)
          }
        }
      }
    }
    #expect(grid.counts["cell"]! <= 4 * Self.rowsThatShow)
  }

  private func row(_ number: Int) -> some View {
    let _ = probe.count("row")
    return Text(verbatim: "Row \(number)")
  }

  // MARK: One change among many

  /// A column of texts, each with a state of its own.
  private func column(_ count: Int) -> Screen {
    Screen { ScrollView { VStack { ForEach(0..<count, id: \.self) { Counter(name: "\($0)", probe: probe) } } } }
  }

  @Test func oneOfAThousandTextsRunsOneBody() {  // C19
    let screen = column(1000)
    let bodies = screen.bodyCount
    probe.run("500", in: screen)
    #expect(screen.bodyCount - bodies == 1)
  }

  @Test func oneOfAThousandTextsIsDrawnWithItsNeighbours() {
    let screen = column(1000)
    probe.run("500", in: screen)  // from "500 0" to "500 1", which is another width
    let old = screen.displayGroup
    probe.run("500", in: screen)
    let made = groups(in: screen.displayGroup).subtracting(groups(in: old))
    // The window's, the scroll view's, the column's and that of the text and its neighbours.
    #expect(made.count <= 4)
    #expect(texts(in: screen.displayGroup, only: made) <= 32)
  }

  @Test func everyTextOfALongColumnIsDrawnOnce() {
    let screen = column(200)
    for name in ["0", "31", "32", "199"] { probe.run(name, in: screen) }
    for name in ["0", "31", "32", "199"] { #expect(screen.labels.contains("\(name) 1")) }
    #expect(texts(in: screen.displayGroup, only: nil) == 200)
  }

  @Test func aViewInFrontIsDrawnLastAmongMany() {  // J21
    let screen = Screen {
      Changing(probe, 0.0) { order in
        ZStack {
          ForEach(0..<100, id: \.self) { number in
            Text(verbatim: "\(number)").zIndex(number == 3 ? order : 0)
          }
        }
      }
    }
    #expect(lastText(in: screen.displayGroup) == "99")
    probe.change(to: 1.0, in: screen)
    #expect(lastText(in: screen.displayGroup) == "3")
    probe.change(to: 0.0, in: screen)
    #expect(lastText(in: screen.displayGroup) == "99")
  }

  @Test func neighboursOfAChangedTextAreNotMeasuredAgain() {
    let screen = Screen {
      ScrollView {
        VStack {
          ForEach(0..<100, id: \.self) { number in
            if number == 50 { Counter(name: "text", probe: probe) } else { Measured(probe: probe) { Color.red } }
          }
        }
      }
    }
    #expect(probe.counts["measure"]! >= 99)
    #expect(probe.counts(in: screen) { probe.run("text") } == ["text": 1])
  }

  // MARK: What a display list holds

  private func groups(in group: DisplayGroup) -> Set<ObjectIdentifier> {
    visit(group.items).reduce(into: [ObjectIdentifier(group)]) {
      if case .group(let inner, _) = $1 { $0.insert(ObjectIdentifier(inner)) }
    }
  }

  /// How many texts lie in the groups, or in all of them; not those of groups inside.
  private func texts(in group: DisplayGroup, only groups: Set<ObjectIdentifier>?) -> Int {
    var count = 0
    for item in visit([.group(group, offset: .zero)]) {
      guard case .group(let inner, _) = item, groups?.contains(ObjectIdentifier(inner)) ?? true else { continue }
      count += inner.items.count { if case .text = $0 { true } else { false } }
    }
    return count
  }

  private func lastText(in group: DisplayGroup) -> String? {
    visit(group.items).compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }.last
  }

  /// All items and what is in them, in drawing order.
  private func visit(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      switch item {
      case .group(let group, _): [item] + visit(group.items)
      case .effect(_, let inner): [item] + visit(inner)
      default: [item]
      }
    }
  }
}

/// Lays its content out as it is and counts the questions.
private struct Measured: Layout {
  let probe: Probe
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    probe.count("measure")
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
