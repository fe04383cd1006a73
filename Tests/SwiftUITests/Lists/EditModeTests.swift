import Foundation
import MartletTesting
import Testing

@testable import SwiftUI

/// Lists that are edited. Spec: G8, G10, G13, M-LIST-30. Rows are 44 points high.
@MainActor @Suite struct EditModeTests {
  private struct Names: View {
    let probe: Probe
    @State var names = ["a", "b", "c", "d", "e"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text(verbatim: $0).moveDisabled($0 == "e") }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { from, to in
            probe.note("move \(Array(from)) to \(to)")
            names.move(fromOffsets: from, toOffset: to)
          }
      }
      .listStyle(.plain)
    }
  }

  private func edited(_ probe: Probe = Probe(), rightToLeft: Bool = false) -> Screen {
    Screen(rightToLeft: rightToLeft) { Names(probe: probe).environment(\.editMode, .constant(.active)) }
  }

  private func order(_ screen: Screen) -> [String] { screen.labels.filter { $0.count == 1 } }

  @Test func marksStandAtTheRowsEdges() {  // M-LIST-30: content moves by 38, the circle is 22
    let screen = edited()
    #expect(screen.frames(of: "Delete").count == 5)
    #expect(screen.frames(of: "Delete").first == CGRect(x: 20, y: 11, width: 22, height: 22))
    #expect(screen.frame(of: "a")!.minX == 58)
    #expect(screen.frames(of: "Reorder").count == 4)
    #expect(screen.frames(of: "Reorder").first!.maxX == 370)
    #expect(edited(rightToLeft: true).frames(of: "Delete").first!.maxX == 370)
  }

  @Test func theCircleUncoversTheButton() throws {
    let screen = edited()
    screen.tap(at: CGPoint(x: 31, y: 22))
    screen.wait(1)
    #expect(screen.elements("Delete").contains { $0.frame == CGRect(x: 316, y: 0, width: 74, height: 44) })
    screen.tap(at: CGPoint(x: 350, y: 22))
    screen.wait(1)
    #expect(order(screen) == ["b", "c", "d", "e"])
  }

  @Test func theEditButtonTurnsItOnAndOffOverAMoment() throws {  // G13
    let screen = Screen {
      NavigationStack {
        Names(probe: Probe()).toolbar { EditButton() }.navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(!screen.shows("Reorder"))
    try screen.tap("Edit")
    screen.wait(0.1)
    let between = screen.frame(of: "a")!.minX
    #expect(between > 20 && between < 58)
    screen.wait(1)
    #expect(screen.frame(of: "a")!.minX == 58)
    try screen.tap("Done")
    screen.wait(1)
    #expect(screen.frame(of: "a")!.minX == 20 && !screen.shows("Reorder"))
  }

  // MARK: Moving

  @Test func neighboursMakeRoomWhileARowIsPulled() {
    let screen = edited()
    screen.drag(from: CGPoint(x: 359, y: 22), to: CGPoint(x: 359, y: 22 + 60), letsGo: false)
    screen.wait(1)
    #expect(abs(screen.frame(of: "a")!.midY - 82) < 0.01)  // under the finger
    #expect(abs(screen.frame(of: "b")!.midY - 22) < 0.01 && screen.frame(of: "c")!.midY == 110)
  }

  @Test func lettingGoMovesTheElement() {  // G10
    let probe = Probe()
    let screen = edited(probe)
    screen.drag(from: CGPoint(x: 359, y: 22), to: CGPoint(x: 359, y: 22 + 100))
    screen.wait(1)
    #expect(probe.events == ["move [0] to 3"])
    #expect(order(screen) == ["b", "c", "a", "d", "e"])
    #expect(screen.frame(of: "a")!.midY == 110)
    screen.drag(from: CGPoint(x: 359, y: 110), to: CGPoint(x: 359, y: 20))
    screen.wait(1)
    #expect(probe.events.last == "move [2] to 0")
    #expect(order(screen) == ["a", "b", "c", "d", "e"])
  }

  @Test func aShortPullMovesNothing() {
    let probe = Probe()
    let screen = edited(probe)
    screen.drag(from: CGPoint(x: 359, y: 22), to: CGPoint(x: 359, y: 32))
    screen.wait(1)
    #expect(probe.events.isEmpty && screen.frame(of: "a")!.midY == 22)
  }

  @Test func assistiveToolsMoveByActions() throws {
    let probe = Probe()
    let screen = edited(probe)
    try screen.perform("Move Down", on: "Reorder")
    screen.wait(1)
    #expect(probe.events == ["move [0] to 2"])
    #expect(order(screen) == ["b", "a", "c", "d", "e"])
  }

  @Test func movingKeepsTheOrderOfTheOthers() {  // G10
    func moved(_ text: String, _ from: [Int], _ to: Int) -> String {
      var letters = Array(text)
      letters.move(fromOffsets: IndexSet(from), toOffset: to)
      return String(letters)
    }
    #expect(moved("abcde", [1], 0) == "bacde")
    #expect(moved("abcde", [1], 1) == "abcde" && moved("abcde", [1], 2) == "abcde")
    #expect(moved("abcde", [1], 4) == "acdbe" && moved("abcde", [1], 5) == "acdeb")
    #expect(moved("ABcDefgHIJKlmNO", [2, 4, 5, 6, 11, 12], 2) == "ABcefglmDHIJKNO")
  }

  @Test func aListCanEditItsBindingByItself() throws {
    struct Item: Identifiable { let id: String }
    struct Own: View {
      @State var items = ["a", "b"].map { Item(id: $0) }
      var body: some View { List($items, editActions: .all) { $item in Text(verbatim: item.id) } }
    }
    let screen = Screen { Own() }
    try screen.perform("Delete", on: "a")
    screen.wait(1)
    #expect(screen.labels == ["b"])
  }
}
