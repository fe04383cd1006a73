import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// The mouse without a button.
@MainActor @Suite struct HoverTests {
  private let events = Events()

  @Test func hoverTellsOnceWhenTheMouseComesAndGoes() {
    let screen = Screen(size: Screen.small) {
      Color.red.frame(width: 100, height: 100).onHover { events.add("\($0)") }
    }
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(events.take() == [])
    screen.hover(at: CGPoint(x: 60, y: 60))
    screen.hover(at: CGPoint(x: 70, y: 60))
    #expect(events.take() == ["true"])
    screen.hover(at: CGPoint(x: 10, y: 60))
    #expect(events.take() == ["false"])
    screen.hover(at: Screen.middle)
    screen.hover(at: nil)
    #expect(events.take() == ["true", "false"])
  }

  @Test func continuousHoverTellsEachPlace() {
    let screen = Screen(size: Screen.small) {
      Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
        switch phase {
        case .active(let point): events.add("\(point.x) \(point.y)")
        case .ended: events.add("ended")
        }
      }
    }
    screen.hover(at: CGPoint(x: 60, y: 70))
    screen.hover(at: CGPoint(x: 61, y: 70))
    screen.hover(at: nil)
    #expect(events.take() == ["10.0 20.0", "11.0 20.0", "ended"])
  }

  @Test func whatLiesOnTopHasTheMouse() {
    let screen = Screen(size: Screen.small) {
      ZStack {
        Color.red.onHover { events.add("back \($0)") }
        Color.blue.frame(width: 100, height: 100).onHover { events.add("front \($0)") }
      }
    }
    screen.hover(at: CGPoint(x: 10, y: 10))
    screen.hover(at: Screen.middle)
    #expect(events.take() == ["back true", "back false", "front true"])
  }

  @Test func linksHaveThePointingHand() {
    var cursors: [PointerCursor] = []
    let screen = Screen(size: Screen.small) { Link("site", destination: URL(string: "https://example.org")!) }
    screen.root.input.cursorDidChange = { cursors.append($0) }
    screen.hover(at: CGPoint(x: 5, y: 5))
    screen.hover(at: Screen.middle)
    screen.hover(at: CGPoint(x: 5, y: 5))
    #expect(cursors == [.link, .arrow])
  }

  @Test func hoverEffectShowsAndGoes() {
    let screen = Screen(size: Screen.small) { Text("a").padding().contentShape(Rectangle()).hoverEffect() }
    let plain = screen.displayList
    screen.hover(at: Screen.middle)
    #expect(screen.displayList != plain)
    screen.hover(at: nil)
    #expect(screen.displayList == plain)
  }
}
