import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// Scroll views under wheels, touchpads and keys.
@MainActor @Suite struct ScrollWheelTests {
  private func column() -> Screen {
    Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 200, 50) } } }
    }
  }
  private func offset(_ screen: Screen, _ name: String = "0") -> CGFloat { -(screen.frame(of: name)?.minY ?? .nan) }

  @Test func stepMovesAtOnceAndStopsAtTheEnds() {
    let screen = column()
    #expect(screen.scroll(by: CGSize(width: 0, height: 60), at: Screen.middle))
    #expect(offset(screen) == 60)
    screen.scroll(by: CGSize(width: 0, height: -100), at: Screen.middle)
    #expect(offset(screen) == 0)
    screen.scroll(by: CGSize(width: 0, height: 10_000), at: Screen.middle)
    #expect(offset(screen) == 4800)
    #expect(!screen.scroll(by: CGSize(width: 0, height: 10), at: Screen.middle))
  }

  @Test func stepAtTheEndGoesToTheOuter() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Box("i", 200, 150) }.frame(height: 100)
          Box("o", 200, 500)
        }
      }
    }
    screen.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 50))
    #expect(offset(screen, "i") == 50)
    screen.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 50))
    #expect(screen.frame(of: "o")?.minY == 40)
  }

  @Test func wheelMovesWhatScrollsOnlySideways() {
    let screen = Screen(size: Screen.small) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 50, 100) } } }
    }
    screen.scroll(by: CGSize(width: 0, height: 60), at: Screen.middle)
    #expect(screen.frame(of: "0")?.minX == -60)
    screen.scroll(by: CGSize(width: 0, height: 20), at: Screen.middle, modifiers: .shift)
    #expect(screen.frame(of: "0")?.minX == -80)
  }

  @Test func touchpadGoesOnWithItsSpeed() {
    let screen = column()
    screen.scroll(by: .zero, at: Screen.middle, phase: .began)
    for _ in 0..<12 {
      screen.wait(1 / 60.0)
      screen.scroll(by: CGSize(width: 0, height: 10), at: Screen.middle, phase: .changed)
    }
    #expect(offset(screen) == 120)
    screen.scroll(by: .zero, at: Screen.middle, phase: .ended)
    screen.wait(5)
    #expect(abs(offset(screen) - 120 - 600 * 0.499) < 40)  // 600 points a second
  }

  @Test func touchpadBouncesAtTheStart() {
    let screen = column()
    screen.scroll(by: .zero, at: Screen.middle, phase: .began)
    screen.scroll(by: CGSize(width: 0, height: -100), at: Screen.middle, phase: .changed)
    #expect(abs(offset(screen) + 43.14) < 0.3)  // M-BEH-9
    screen.wait(0.2)
    screen.scroll(by: .zero, at: Screen.middle, phase: .ended)
    screen.wait(1)
    #expect(offset(screen) == 0)
  }

  @Test func keysScroll() {
    let screen = column()
    func press(_ key: Character, _ modifiers: KeyModifiers = []) -> CGFloat {
      screen.key(key, modifiers: modifiers)
      screen.wait(1)
      return offset(screen)
    }
    #expect(press(Key.down) == 40)
    #expect(press(Key.up) == 0)
    #expect(press(Key.pageDown) == 160)
    #expect(press(Key.space) == 320)
    #expect(press(Key.space, .shift) == 160)
    #expect(press(Key.end) == 4800)
    #expect(press(Key.home) == 0)
    #expect(press(Key.down, .command) == 0)
  }

  @Test func keysThatFollowQuicklyAddUp() {
    let screen = column()
    for _ in 0..<3 { screen.key(Key.down) }
    screen.wait(1)
    #expect(offset(screen) == 120)
  }
}
