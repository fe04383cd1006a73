import MartletTesting
import SwiftUI
import Testing

/// What menus are made of, and their keys. M-CTL-32.
@MainActor @Suite struct MenuRowTests {
  private let probe = Probe()

  private func screen() -> Screen {
    let probe = probe
    return Screen { Menu("Open") { MenuActions(probe: probe) } }
  }

  private func open(_ screen: Screen) throws {
    try screen.tap("Open")
    screen.settle()
  }

  // MARK: What rows are made of

  /// M-CTL-32, M-CTL-33: 15 points, and weaker.
  @Test func aSecondTextIsTheSubtitle() throws {
    let screen = Screen {
      Menu("Open") {
        Button(
          action: {},
          label: {
            Text("Share"); Text("with everybody")
          })
      }
    }
    try open(screen)
    let lines = screen.displayList.split(separator: "\n")
    let title = try #require(lines.first { $0.contains("\"Share\"") })
    let subtitle = try #require(lines.first { $0.contains("\"with everybody\"") })
    #expect(title.contains("17"))
    #expect(subtitle.contains("15") && !subtitle.contains("17"))
  }

  private struct Sections: View {
    @State var isOn = false
    @State var size = 1
    var body: some View {
      Text("on \(isOn ? 1 : 0) size \(size)")
      Menu("Open") {
        Section("View") {
          Toggle("Grid", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
        Menu("More") { Button("Inner") {} }
      }
    }
  }

  @Test func togglesAndPickersHaveCheckmarks() throws {
    let screen = Screen { VStack { Sections() } }
    try open(screen)
    #expect(screen.buttons == ["Grid", "Small", "Large", "More"])
    // Words over a section are small: a line of 18 points and 6 around it.
    #expect(screen.frame(of: "Grid")!.minY - screen.cardFrame!.minY == 30)
    #expect(screen.shows("View"))
    func checked() -> [String] {
      screen.buttons.filter { screen.elements($0).first?.traits.contains(.selected) == true }
    }
    #expect(checked() == ["Small"])
    try screen.tap("Grid")
    screen.settle()
    #expect(screen.shows("on 1 size 1"))
    try open(screen)
    #expect(checked() == ["Grid", "Small"])
    try screen.tap("Large")
    screen.settle()
    #expect(screen.shows("on 1 size 2") && screen.buttons == [])
  }

  @Test func aMenuInsideOpensOverItsRowAndClosesAll() throws {
    let screen = Screen { VStack { Sections() } }
    try open(screen)
    let row = screen.frame(of: "More")!
    try screen.tap("More")
    screen.settle()
    #expect(screen.buttons == ["More", "Inner"])
    #expect(screen.frame(of: "More")! == row)
    try screen.tap("Inner")
    screen.settle()
    #expect(screen.buttons == [])
  }

  @Test func theHeadingOfAMenuInsideGoesBack() throws {
    let screen = Screen { VStack { Sections() } }
    try open(screen)
    try screen.tap("More")
    screen.settle()
    try screen.tap("More")
    screen.settle()
    #expect(screen.buttons == ["Grid", "Small", "Large", "More"])
  }

  @Test func aControlGroupIsARowOfSmallButtons() throws {
    let probe = probe
    let screen = Screen {
      Menu("Open") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") { probe.note("cut") }
          Button("Copy", systemImage: "doc.on.doc") { probe.note("copy") }
        }
        Button("Below") {}
      }
    }
    try open(screen)
    let (cut, copy) = (screen.frame(of: "Cut")!, screen.frame(of: "Copy")!)
    #expect(cut.minY == copy.minY && cut.width == 125 && copy.minX == cut.maxX)
    try screen.tap("Copy")
    screen.settle()
    #expect(probe.events == ["copy"] && screen.buttons == [])
  }

  // MARK: Keys

  @Test func arrowsAndReturnChoose() throws {
    let screen = screen()
    try open(screen)
    #expect(screen.key(KeyEquivalent.downArrow.character))
    screen.key(KeyEquivalent.downArrow.character)
    screen.key(KeyEquivalent.return.character)
    screen.settle()
    #expect(probe.events == ["rename"] && screen.buttons == [])
  }

  @Test func escapeClosesOneMenu() throws {
    let screen = Screen { VStack { Sections() } }
    try open(screen)
    screen.key(KeyEquivalent.upArrow.character)
    screen.key(KeyEquivalent.rightArrow.character)
    screen.settle()
    #expect(screen.buttons == ["More", "Inner"])
    screen.key(KeyEquivalent.leftArrow.character)
    screen.settle()
    #expect(screen.buttons == ["Grid", "Small", "Large", "More"])
    screen.key(KeyEquivalent.escape.character)
    screen.settle()
    #expect(screen.buttons == [])
  }

  @Test func lettersGoToTheirRow() throws {
    let screen = screen()
    try open(screen)
    screen.type("de\n")
    screen.settle()
    #expect(probe.events == ["delete"])
  }
}
