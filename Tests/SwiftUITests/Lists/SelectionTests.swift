import MartletTesting
import Testing

@testable import SwiftUI

/// Rows that can be chosen. Spec: G8, F9, F17, M-LIST-17, M-LIST-25.
@MainActor @Suite struct SelectionTests {
  private struct One: View {
    let probe: Probe
    @State var choice: String?
    var body: some View {
      let _ = probe.offerChange { choice = $0 as String? }
      List(["a", "b", "c"], id: \.self, selection: $choice) { Text(verbatim: $0) }
        .listStyle(.plain).onChange(of: choice) { _, new in probe.note(new ?? "nil") }
    }
  }

  private struct Many: View {
    let probe: Probe
    let mode: EditMode
    @State var choice: Set<String> = ["b"]
    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $choice) { Text(verbatim: $0) }
        .listStyle(.plain).environment(\.editMode, .constant(mode))
        .onChange(of: choice) { _, new in probe.note(new.sorted().joined()) }
    }
  }

  /// How many rows are drawn as chosen: gray4 behind the whole row, M-LIST-25.
  private func chosen(_ screen: Screen) -> [String] {
    screen.displayList.split(separator: "\n").filter { $0.contains(",390,44) #d1d1d6") }.map(String.init)
  }

  @Test func aTapChoosesARow() throws {  // G8
    let probe = Probe()
    let screen = Screen { One(probe: probe) }
    #expect(chosen(screen).isEmpty)
    screen.tap(at: CGPoint(x: 200, y: 66))
    #expect(probe.events == ["b"])
    screen.wait(1)
    #expect(chosen(screen).count == 1)
    screen.tap(at: CGPoint(x: 200, y: 22))
    screen.wait(1)
    #expect(probe.events == ["b", "a"] && chosen(screen).count == 1)
  }

  @Test func theBindingChoosesARow() {
    let probe = Probe()
    let screen = Screen { One(probe: probe, choice: "c") }
    #expect(chosen(screen).count == 1)
  }

  @Test func arrowsChooseTheNextRow() {
    let probe = Probe()
    let screen = Screen { One(probe: probe, choice: "a") }
    screen.tap(at: CGPoint(x: 200, y: 22))
    screen.press(key: .downArrow)
    #expect(probe.events == ["b"])
    screen.press(key: .upArrow)
    screen.press(key: .upArrow)
    #expect(probe.events == ["b", "a"])
  }

  @Test func tagsAreValuesOfExactlyTheSelectionsType() {  // G8
    struct Tagged: View {
      let probe: Probe
      @State var choice: Int?
      var body: some View {
        List(selection: $choice) {
          Text(verbatim: "a").tag(1)
          Text(verbatim: "b").tag("two")
          Text(verbatim: "c")
        }
        .listStyle(.plain).onChange(of: choice) { _, new in probe.note("\(new ?? 0)") }
      }
    }
    let probe = Probe()
    let screen = Screen { Tagged(probe: probe) }
    for y in [66.0, 110, 22] { screen.tap(at: CGPoint(x: 200, y: y)) }
    #expect(probe.events == ["1"])
  }

  @Test func aSetIsTheSelectionOfSeveralRows() {  // G8
    struct Loop: View {
      let probe: Probe
      @State var chosen: Set<String> = []
      var body: some View {
        List(selection: $chosen) { ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) } }
          .listStyle(.plain).environment(\.editMode, .constant(.active))
          .onChange(of: chosen) { _, new in probe.note(new.sorted().joined()) }
      }
    }
    let probe = Probe()
    let screen = Screen { Loop(probe: probe) }
    screen.tap(at: CGPoint(x: 200, y: 22))
    screen.tap(at: CGPoint(x: 200, y: 66))
    #expect(probe.events == ["a", "ab"])
  }

  @Test func severalAreChosenInEditModeOnly() {  // G8
    let probe = Probe()
    let idle = Screen { Many(probe: probe, mode: .inactive) }
    idle.tap(at: CGPoint(x: 200, y: 22))
    #expect(probe.events.isEmpty)
    let screen = Screen { Many(probe: probe, mode: .active) }
    screen.tap(at: CGPoint(x: 200, y: 22))
    #expect(probe.events == ["ab"])
    screen.tap(at: CGPoint(x: 200, y: 66))
    #expect(probe.events == ["ab", "a"])
  }

  // G8, K5: the collection is shorter before the loop knows
  @Test func rowsOfABindingMayGoWhileOthersAreChosen() throws {
    struct Item: Identifiable { let id: Int }
    final class Store: ObservableObject { @Published var items = (0..<4).map(Item.init) }
    struct Shrinking: View {
      let isConditional: Bool
      @StateObject var store = Store()
      @State var chosen: Set<Int> = [3]
      var body: some View {
        VStack {
          Button("Shorter") { store.items.removeLast() }
          Button("Empty") { store.items = [] }
          List(selection: $chosen) {
            if isConditional {
              ForEach($store.items) { $item in if item.id >= 0 { Text(verbatim: "row \(item.id)") } }
            } else {
              ForEach($store.items) { $item in Text(verbatim: "row \(item.id)") }.onDelete { _ in }
            }
          }
        }
      }
    }
    for isConditional in [false, true] {
      let screen = Screen { Shrinking(isConditional: isConditional) }
      try screen.tap("Shorter")
      #expect(screen.shows("row 2") && !screen.shows("row 3"))
      try screen.tap("Empty")
      #expect(!screen.shows("row 0"))
    }
  }

  @Test func circlesSayWhatIsChosen() {  // M-LIST-30
    let screen = Screen { Many(probe: Probe(), mode: .active) }
    let circles = screen.elements("Select")
    #expect(circles.map { $0.traits.contains(.selected) } == [false, true, false])
    #expect(circles[0].frame == CGRect(x: 20, y: 11, width: 22, height: 22))
  }

  @Test func aSelectionDrivesTheDetail() {  // F17
    struct Split: View {
      @State var choice: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $choice) { Text(verbatim: $0) }
        } detail: {
          Text(verbatim: "detail \(choice ?? "none")")
        }
      }
    }
    let wide = Screen(size: CGSize(width: 1180, height: 820), horizontalSizeClass: .regular) { Split() }
    #expect(wide.shows("detail none"))
    let row = wide.frame(of: "b")!
    wide.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(wide.shows("detail b"))

    let narrow = Screen { Split() }
    #expect(!narrow.shows("detail none"))
    let cell = narrow.frame(of: "a")!
    narrow.tap(at: CGPoint(x: cell.midX, y: cell.midY))
    narrow.wait(1)
    #expect(narrow.shows("detail a"))
  }
}
