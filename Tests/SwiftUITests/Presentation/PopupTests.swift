import MartletTesting
import SwiftUI
import Testing

/// What menus stand on: a button's own menu is the shortest popup that there is.
@MainActor @Suite struct PopupTests {
  private func screen(at alignment: Alignment) throws -> Screen {
    let screen = Screen(size: CGSize(width: 390, height: 844)) {
      Menu("Menu") {
        Button("One") {}
        Button("Two") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    try screen.tap("Menu")
    screen.settle()
    return screen
  }

  /// Below anchors in the upper 55%, above those further down; 8 points from the edges. Source: M-CTL, menu.
  @Test func aMenuStandsBelowOrAboveItsAnchor() throws {
    let high = try screen(at: .top)
    let card = high.cardFrame!
    #expect(card.minY > 20 && card.minY < 40 && card.midX == 195 && card.width == 250)
    let low = try screen(at: .bottom).cardFrame!
    #expect(low.maxY > 800 && low.maxY < 824)
    #expect(try screen(at: .topLeading).cardFrame!.minX == 8)
    #expect(try screen(at: .topTrailing).cardFrame!.maxX == 382)
  }

  @Test func aTapBesideItAndEscapeCloseIt() throws {
    let first = try screen(at: .top)
    first.tap(at: CGPoint(x: 195, y: 800))
    first.settle()
    #expect(first.cardFrame == nil && first.shows("Menu"))
    let second = try screen(at: .top)
    #expect(second.key("\u{1B}"))
    second.settle()
    #expect(second.cardFrame == nil)
  }
}
