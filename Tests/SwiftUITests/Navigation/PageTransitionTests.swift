import MartletControls
import MartletTesting
import MartletTree
import SwiftUI
import Testing

@MainActor @Suite struct PageTransitionTests {
  let probe = Probe()

  /// A root with a mark in its middle and a page with another.
  private func screen(rightToLeft: Bool = false, hidesBack: Bool = false) -> Screen {
    Screen(size: CGSize(width: 400, height: 800), scale: 1, rightToLeft: rightToLeft) {
      Routed(probe: probe) { path in
        NavigationStack(path: path) {
          Color.red.navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in
              Color.blue.navigationTitle("Page").navigationBarBackButtonHidden(hidesBack)
            }
        }
      }
    }
  }

  /// Keeps a path that a test changes from outside.
  private struct Routed<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (Binding<[Int]>) -> Content
    @State private var path: [Int] = []
    var body: some View {
      let _ = probe.offerChange { path = $0 }
      content($path)
    }
  }

  private func stack(of screen: Screen) throws -> NavigationStackNode {
    try #require(screen.root.screen.first(NavigationStackNode.self))
  }

  /// The colour in the middle of the screen's height.
  private func color(_ screen: Screen, x: Int) throws -> String {
    let picture = try screen.pixels()
    let start = (500 * 400 + x) * 4
    let (blue, red) = (picture.bytes[start], picture.bytes[start + 2])
    return red > blue ? "red" : "blue"
  }

  @Test func aPushSlidesInFromTheTrailingEdge() throws {  // M-DEF-28
    let screen = screen()
    probe.change(to: [1], in: screen)
    #expect(try color(screen, x: 390) == "red")
    screen.wait(0.1)
    #expect(try color(screen, x: 10) == "red")
    #expect(try color(screen, x: 390) == "blue")
    screen.wait(0.5)
    #expect(try color(screen, x: 10) == "blue")
    #expect(try !stack(of: screen).isSliding)
  }

  @Test func rightToLeftSlidesFromTheLeft() throws {
    let screen = screen(rightToLeft: true)
    probe.change(to: [1], in: screen)
    screen.wait(0.1)
    #expect(try color(screen, x: 390) == "red")
    #expect(try color(screen, x: 10) == "blue")
  }

  @Test func aSlideIsAlmostOverAfterItsDuration() throws {  // M-DEF-28: 0.35 s
    let screen = screen()
    probe.change(to: [1], in: screen)
    screen.wait(0.36)
    #expect(try color(screen, x: 8) == "blue")
  }

  @Test func noBodyRunsDuringASlide() throws {
    let screen = screen()
    probe.change(to: [1], in: screen)
    let count = screen.bodyCount
    screen.wait(0.3)
    #expect(screen.bodyCount == count)
  }

  @Test func withoutAnimationsPagesJump() throws {
    let screen = screen()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { probe.change(to: [1], in: screen) }
    #expect(try color(screen, x: 10) == "blue")
  }

  @Test func aSlideTurnsRoundWhereItIs() throws {
    let screen = screen()
    probe.change(to: [1], in: screen)
    screen.wait(0.1)
    probe.change(to: [Int](), in: screen)
    #expect(try color(screen, x: 390) == "blue")
    screen.wait(1)
    #expect(try color(screen, x: 390) == "red")
    #expect(try !stack(of: screen).isSliding)
  }

  @Test func aSwipeFromTheEdgePastTheMiddleGoesBack() throws {  // M-BEH-12, M-DEF-29
    let screen = screen()
    probe.change(to: [1], in: screen)
    screen.wait(1)
    screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 250, y: 500), duration: 2, letsGo: false)
    #expect(try color(screen, x: 240) == "red")
    #expect(try color(screen, x: 260) == "blue")
    screen.pointer(.ended, at: CGPoint(x: 250, y: 500))
    screen.wait(1)
    #expect(try color(screen, x: 10) == "red")
    #expect(try stack(of: screen).pages.count == 1)
  }

  @Test func aShortSwipeComesBackAndAQuickOneGoes() throws {  // M-BEH-12: a page width a second
    let screen = screen()
    probe.change(to: [1], in: screen)
    screen.wait(1)
    screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 150, y: 500), duration: 2)
    screen.wait(1)
    #expect(try color(screen, x: 10) == "blue")
    screen.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 150, y: 500), duration: 0.15)
    screen.wait(1)
    #expect(try color(screen, x: 10) == "red")
  }

  @Test func swipesStartAtTheEdgeAndNeedABackButton() throws {  // M-BEH-12: 20 points
    let screen = screen()
    probe.change(to: [1], in: screen)
    screen.wait(1)
    screen.drag(from: CGPoint(x: 30, y: 500), to: CGPoint(x: 380, y: 500))
    screen.wait(1)
    #expect(try stack(of: screen).pages.count == 2)
    let other = self.screen(hidesBack: true)
    probe.change(to: [1], in: other)
    other.wait(1)
    other.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 380, y: 500))
    other.wait(1)
    #expect(try stack(of: other).pages.count == 2)
  }

  @Test func keysGoBack() throws {
    let screen = screen()
    for (key, modifiers) in [
      (KeyEquivalent.escape, EventModifiers()), (.leftArrow, .option), (KeyEquivalent("["), .command),
    ] {
      probe.change(to: [1], in: screen)
      screen.wait(1)
      #expect(screen.press(key: key, modifiers: modifiers))
      screen.wait(1)
      #expect(try stack(of: screen).pages.count == 1)
    }
    #expect(!screen.press(key: .escape))
  }
}

extension LayoutNode {
  /// The first node of a type at or below this one.
  func first<Node: LayoutNode>(_ type: Node.Type) -> Node? {
    if let node = self as? Node { return node }
    for child in children { if let found = child.first(type) { return found } }
    return nil
  }
}
