import MartletTesting
import SwiftUI
import Testing

/// F33, F34, M-CTL-45.
@MainActor @Suite struct PopoverTests {
  let probe = Probe()

  private func screen(
    regular: Bool = true, at alignment: Alignment = .center, edge: Edge = .top,
    content: CGSize = CGSize(width: 200, height: 100)
  ) -> Screen {
    let screen = Screen(
      size: CGSize(width: 1024, height: 768), horizontalSizeClass: regular ? .regular : .compact
    ) {
      Presenting(probe: probe) { page, isOn in
        Color.red.box("anchor", 40, 40)
          .popover(isPresented: isOn, arrowEdge: edge) { Box("content", content.width, content.height) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .background(alignment: .top) { page }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    return screen
  }

  /// The bubble below its anchor, its arrow of 13 between them.
  @Test func aBubbleStandsBelowItsAnchor() {
    let screen = screen()
    let anchor = CGRect(x: 492, y: 364, width: 40, height: 40)
    #expect(screen.cardFrame == CGRect(x: 412, y: anchor.maxY, width: 200, height: 113))
    #expect(screen.frame(of: "content") == CGRect(x: 412, y: 417, width: 200, height: 100))
  }

  @Test func theBubbleTurnsToWhereThereIsRoom() {
    #expect(screen(at: .bottom).cardFrame == CGRect(x: 412, y: 615, width: 200, height: 113))
    #expect(screen(edge: .leading).cardFrame == CGRect(x: 532, y: 334, width: 213, height: 100))
    #expect(screen(edge: .trailing).cardFrame == CGRect(x: 279, y: 334, width: 213, height: 100))
    #expect(screen(edge: .bottom).cardFrame == CGRect(x: 412, y: 251, width: 200, height: 113))
  }

  /// 10 points from the window's edges.
  @Test func theBubbleKeepsInsideTheWindow() {
    #expect(screen(at: .topTrailing).cardFrame == CGRect(x: 814, y: 40, width: 200, height: 113))
    #expect(screen(content: CGSize(width: 200, height: 2000)).cardFrame!.maxY <= 758)
  }

  @Test func aTapBesideItDismisses() {
    let screen = screen()
    screen.tap(at: CGPoint(x: 20, y: 700))
    screen.settle()
    #expect(screen.cardFrame == nil && screen.shows("is off"))
  }

  /// F33: in narrow windows a sheet, unless the content asks to stay.
  @Test func aPopoverIsASheetInANarrowWindow() {
    #expect(screen(regular: false).cardFrame == CGRect(x: 0, y: 10, width: 1024, height: 758))
    let screen = Screen {
      Text("page").popover(isPresented: .constant(true)) {
        Box("content", 200, 100).presentationCompactAdaptation(.popover)
      }
    }
    screen.settle()
    #expect(screen.cardFrame!.size == CGSize(width: 200, height: 113))
  }
}
