import MartletTesting
import SwiftUI
import Testing

struct MenuActions: View {
  let probe: Probe
  var body: some View {
    Button("Copy") { probe.note("copy") }
    Button("Rename", systemImage: "pencil") { probe.note("rename") }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { probe.note("delete") }
  }
}

/// M-CTL-31 to M-CTL-34.
@MainActor @Suite struct MenuTests {
  private let probe = Probe()

  private func screen(
    alignment: Alignment = .topLeading, textSize: DynamicTypeSize = .large, rightToLeft: Bool = false,
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> Screen {
    let probe = probe
    return Screen(size: size, textSize: textSize, rightToLeft: rightToLeft) {
      Menu("Open") { MenuActions(probe: probe) }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func open(_ screen: Screen) throws {
    try screen.tap("Open")
    screen.settle()
  }

  /// 250 wide; rows of 44, 8 between sections, 4 points under the button; 8 from the window's edge.
  @Test func aTapOpensTheRowsBelowTheButton() throws {
    let screen = screen()
    #expect(screen.elements("Open").first?.role == .menu && screen.buttons == [])
    try open(screen)
    #expect(screen.buttons == ["Copy", "Rename", "Delete"])
    let frames = ["Copy", "Rename", "Delete"].map { screen.frame(of: $0)! }
    #expect(frames.map(\.width) == [250, 250, 250] && frames.map(\.height) == [44, 44, 44])
    #expect(frames[1].minY - frames[0].minY == 44 && frames[2].minY - frames[1].minY == 52)
    #expect(screen.cardFrame! == CGRect(x: 8, y: 26, width: 250, height: 140))
    screen.root.screen.checkInvariants()
  }

  @Test func aChoiceRunsItsActionAndCloses() throws {
    let screen = screen()
    try open(screen)
    try screen.tap("Rename")
    screen.settle()
    #expect(probe.events == ["rename"] && screen.buttons == [])
  }

  @Test func aTapBesideItClosesIt() throws {
    let screen = screen()
    try open(screen)
    screen.tap(at: CGPoint(x: 300, y: 700))
    screen.settle()
    #expect(probe.events == [] && screen.buttons == [])
  }

  /// The first row stands next to the finger: at the bottom of a menu that opens upwards.
  @Test func itOpensUpwardsInTheLowerPartWithTheFirstRowAtTheBottom() throws {
    let screen = screen(alignment: .bottomTrailing)
    try open(screen)
    #expect(screen.buttons == ["Delete", "Rename", "Copy"])
    #expect(screen.cardFrame!.maxX == 382 && screen.cardFrame!.maxY == 818)
  }

  @Test func aFixedOrderStaysUpwards() throws {
    let probe = probe
    let screen = Screen {
      Menu("Open") { MenuActions(probe: probe) }.menuOrder(.fixed)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    try open(screen)
    #expect(screen.buttons == ["Copy", "Rename", "Delete"])
  }

  /// A press that stays opens the menu and goes on over its rows.
  @Test func aPressThatStaysChoosesWhereItIsLetGo() throws {
    let screen = screen()
    let button = screen.frame(of: "Open")!
    let start = CGPoint(x: button.midX, y: button.midY)
    screen.pointer(.began, at: start, kind: .mouse)
    screen.wait(1)
    #expect(screen.buttons.count == 3)
    let row = screen.frame(of: "Delete")!
    screen.pointer(.moved, at: CGPoint(x: row.midX, y: row.midY), kind: .mouse)
    screen.pointer(.ended, at: CGPoint(x: row.midX, y: row.midY), kind: .mouse)
    screen.settle()
    #expect(probe.events == ["delete"] && screen.buttons == [])
  }

  @Test func aPressThatStaysWhereItIsLeavesTheMenuOpen() {
    let screen = screen()
    let button = screen.frame(of: "Open")!
    screen.press(at: CGPoint(x: button.midX, y: button.midY), for: 1)
    screen.settle()
    #expect(screen.buttons.count == 3 && probe.events == [])
  }

  @Test func theRowUnderThePointerIsMarked() throws {
    let screen = screen()
    try open(screen)
    let row = screen.frame(of: "Rename")!
    let before = screen.displayList
    screen.hover(at: CGPoint(x: row.midX, y: row.midY))
    #expect(screen.displayList != before)
    screen.hover(at: nil)
    #expect(screen.displayList == before)
  }

  @Test func aPrimaryActionRunsOnATapAndAPressOpens() throws {
    let probe = probe
    let screen = Screen {
      Menu {
        MenuActions(probe: probe)
      } label: {
        Text("Open")
      } primaryAction: {
        probe.note("primary")
      }
    }
    try screen.tap("Open")
    screen.settle()
    #expect(probe.events == ["primary"] && screen.buttons == [])
    screen.press(at: CGPoint(x: 195, y: 422), for: 0.7)
    screen.settle()
    #expect(probe.events == ["primary"] && screen.buttons.count == 3)
  }

  /// A symbol in a string is a label as any other.
  @Test func aSymbolInAStringOpensIt() {
    let screen = Screen { Menu("\(Image(systemName: "ellipsis"))") { Button("10 results/page") {} } }
    screen.tap(at: CGPoint(x: 195, y: 422))
    screen.settle()
    #expect(screen.buttons == ["10 results/page"])
  }

  @Test func aDisabledMenuStaysClosed() {
    let screen = Screen { Menu("Open") { Button("Copy") {} }.disabled(true) }
    screen.press(at: CGPoint(x: 195, y: 422), for: 1)
    screen.tap(at: CGPoint(x: 195, y: 422))
    screen.settle()
    #expect(screen.buttons == [])
  }

  @Test func aDisabledRowIsNotChosen() throws {
    let probe = probe
    let screen = Screen {
      Menu("Open") {
        Button("Copy") { probe.note("copy") }.disabled(true)
        Button("Paste") { probe.note("paste") }
      }
    }
    try open(screen)
    #expect(screen.elements("Copy").first?.traits.contains(.disabled) == true)
    let row = screen.frame(of: "Copy")!
    screen.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(probe.events == [] && screen.buttons.count == 2)
  }

  @Test func aMenuMayStayOpenAfterAChoice() throws {
    let probe = probe
    let screen = Screen {
      Menu("Open") { Button("More") { probe.note("more") }.menuActionDismissBehavior(.disabled) }
    }
    try open(screen)
    try screen.tap("More")
    try screen.tap("More")
    #expect(probe.events == ["more", "more"] && screen.buttons == ["More"])
  }

  // MARK: Width and size. Source: M-CTL-31, M-CTL-32

  @Test func widthFollowsWindowAndTextSize() throws {
    for (size, textSize, width) in [
      (CGSize(width: 390, height: 844), DynamicTypeSize.accessibility3, 370.0),
      (CGSize(width: 1024, height: 768), .large, 262), (CGSize(width: 1024, height: 768), .accessibility3, 343),
      (CGSize(width: 320, height: 568), .accessibility3, 304),
    ] {
      let screen = screen(textSize: textSize, size: size)
      try open(screen)
      #expect(abs(screen.cardFrame!.width - width) < 0.001)
    }
  }

  @Test func aLongMenuScrollsInTheWindow() throws {
    let screen = Screen(size: CGSize(width: 390, height: 400)) {
      Menu("Open") { ForEach(0..<30) { Button("Row \($0)") {} } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    try open(screen)
    #expect(screen.cardFrame!.minY >= 8 && screen.cardFrame!.maxY == 392)
    let before = screen.frame(of: "Row 0")!.minY
    screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 100))
    screen.settle()
    #expect(screen.frame(of: "Row 0")!.minY < before - 150 && screen.buttons.count == 30)
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let screen = screen(rightToLeft: true)
    try open(screen)
    #expect(screen.cardFrame!.maxX == 382)
  }
}
