import MartletTesting
import SwiftUI
import Testing

/// M-CTL-31 to M-CTL-35.
@MainActor @Suite struct ContextMenuTests {
  private let probe = Probe()

  private func screen(alignment: Alignment = .center, inList: Bool = false) -> Screen {
    let probe = probe
    return Screen {
      if inList {
        List {
          Text("Row").contextMenu { Button("Copy") { probe.note("copy") } }
          Text("Other")
        }
      } else {
        Text("Row").frame(width: 100, height: 40).contextMenu { Button("Copy") { probe.note("copy") } }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
  }

  @Test func aTouchThatStaysOpensIt() throws {
    let screen = screen()
    screen.tap(at: CGPoint(x: 195, y: 422))
    screen.settle()
    #expect(screen.buttons == [])
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Copy"])
    // 12 points below the view, in the middle of the window.
    #expect(screen.frame(of: "Copy")! == CGRect(x: 70, y: 454, width: 250, height: 44))
    try screen.tap("Copy")
    screen.settle()
    #expect(probe.events == ["copy"] && screen.buttons == [])
  }

  @Test func theSecondButtonOpensIt() {
    let screen = screen()
    screen.pointer(.began, at: CGPoint(x: 195, y: 422), kind: .mouse, button: .secondary)
    screen.pointer(.ended, at: CGPoint(x: 195, y: 422), kind: .mouse, button: .secondary)
    screen.settle()
    #expect(screen.buttons == ["Copy"])
    screen.tap(at: CGPoint(x: 20, y: 20))
    screen.settle()
    #expect(screen.buttons == [] && probe.events == [])
  }

  @Test func aFingerGoesOnOverTheRows() {
    let screen = screen()
    screen.pointer(.began, at: CGPoint(x: 195, y: 422))
    screen.wait(1)
    screen.pointer(.moved, at: CGPoint(x: 195, y: 476))
    screen.pointer(.ended, at: CGPoint(x: 195, y: 476))
    screen.settle()
    #expect(probe.events == ["copy"] && screen.buttons == [])
  }

  @Test func itStandsAboveAViewAtTheBottom() {
    let screen = screen(alignment: .bottom)
    screen.press(at: CGPoint(x: 195, y: 824), for: 0.6)
    screen.settle()
    #expect(screen.frame(of: "Copy")!.maxY == 792)
  }

  /// All of the row, not its words alone.
  @Test func aRowIsPressedAsAWhole() {
    let screen = screen(inList: true)
    let row = screen.frame(of: "Row")!
    screen.press(at: CGPoint(x: 340, y: row.midY), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Copy"])
  }

  @Test func itClosesWhenTheWindowTurns() {
    let screen = screen()
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.6)
    screen.settle()
    #expect(screen.buttons == ["Copy"])
    screen.rotate()
    screen.settle()
    #expect(screen.buttons == [])
  }

  /// 8 points at each side of a view that is 100 wide: 1.15 at most, M-CTL-35.
  @Test func theViewIsLifted() {
    let screen = screen()
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.6)
    screen.settle()
    #expect(screen.displayList.contains("transform (1.15,0,0,1.15"))
  }

  @Test func assistiveToolsOpenItByAnAction() throws {
    let screen = screen()
    try screen.perform("Show Menu", on: "Row")
    screen.settle()
    #expect(screen.buttons == ["Copy"])
  }

  @Test func aButtonKeepsItsOwnAction() throws {
    let probe = probe
    let screen = Screen { Button("Row") { probe.note("tap") }.contextMenu { Button("Copy") {} } }
    #expect(screen.elements("Row").first?.actions == ["Show Menu", "tap"])
    try screen.perform("tap", on: "Row")
    try screen.tap("Row")
    #expect(probe.events == ["tap", "tap"])
  }

  @Test func withoutItemsNothingStaysOpen() {
    let isOffered = false
    let screen = Screen { Text("Row").contextMenu { if isOffered { Button("Copy") {} } } }
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.6)
    screen.settle()
    #expect(screen.cardFrame == nil && screen.shows("Row"))
  }

  @Test func aPreviewTakesThePlaceOfTheView() {
    let screen = Screen {
      Text("Row").contextMenu {
        Button("Copy") {}
      } preview: {
        Color.red.frame(width: 200, height: 200)
      }
    }
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.6)
    screen.settle()
    // Half of the preview and the gap below the view's middle.
    #expect(abs(screen.frame(of: "Copy")!.minY - (422 + 100 + 12)) < 0.001)
  }
}
