import MartletHost
import MartletTesting
import MartletTree
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

  /// Six pages of the window's width.
  private func pages(_ behavior: some ScrollTargetBehavior, width: CGFloat = 200) -> Screen {
    Screen(size: Screen.small) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<6) { Box("\($0)", width, 100) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }
  private func left(_ screen: Screen) -> CGFloat { -(screen.frame(of: "0")?.minX ?? .nan) }

  private func turn(_ screen: Screen, by distance: CGFloat) {
    screen.scroll(by: CGSize(width: 0, height: distance), at: Screen.middle)
  }

  @Test func aStepOfTheWheelTurnsAPage() {  // H44
    let screen = pages(.paging)
    turn(screen, by: 34)
    #expect(left(screen) == 34)
    screen.wait(0.14)
    #expect(left(screen) == 34)
    screen.settle()
    #expect(left(screen) == 200)
    turn(screen, by: -34)
    screen.settle()
    #expect(left(screen) == 0)
    for _ in 0..<16 {  // 544 points: the nearest page is the third
      turn(screen, by: 34)
      screen.wait(0.05)
    }
    screen.settle()
    #expect(left(screen) == 600)
    turn(screen, by: 10_000)
    screen.settle()
    #expect(left(screen) == 1000)
    #expect(screen.root.nextDueTime.map { $0 > screen.time } ?? true)  // the indicator alone is still to go
  }

  @Test func stepsOnTheWayTurnOnFromWhereItGoes() {  // H44
    let screen = pages(.paging)
    turn(screen, by: 34)
    screen.wait(0.25)  // on its way to the first page
    #expect(left(screen) > 34 && left(screen) < 200)
    turn(screen, by: 34)
    screen.settle()
    #expect(left(screen) == 400)
    turn(screen, by: -34)
    screen.wait(0.25)
    turn(screen, by: 34)  // back before it is there
    screen.settle()
    #expect(left(screen) == 400)
  }

  @Test func theWheelRestsOnPartsToo() {  // H44; 700 = six parts of 150 less the window
    let screen = pages(.viewAligned, width: 150)
    turn(screen, by: 34)
    screen.settle()
    #expect(left(screen) == 150)
    turn(screen, by: 2000)
    screen.settle()
    #expect(left(screen) == 700)
    turn(screen, by: -34)
    screen.settle()
    #expect(left(screen) == 600)
  }

  @Test func aTouchpadEndsOnAPage() {
    let screen = pages(.paging)
    func pull(_ distances: [CGFloat], ends: Bool = true) {
      screen.scroll(by: .zero, at: Screen.middle, phase: .began)
      for distance in distances {
        screen.wait(1 / 60.0)
        screen.scroll(by: CGSize(width: distance, height: 0), at: Screen.middle, phase: .changed)
      }
      screen.wait(0.2)  // it rests: the speed is none
      if ends { screen.scroll(by: .zero, at: Screen.middle, phase: .ended) }
    }
    pull([40, 40])
    screen.settle()
    #expect(left(screen) == 0)
    pull([40, 40, 40])
    screen.settle()
    #expect(left(screen) == 200)
    pull([40, 40, 40], ends: false)
    screen.root.input.cancelAll()  // the window lost its pointers
    screen.settle()
    #expect(left(screen) == 400)
  }

  @Test func aWheelOverAListThatSlowsDownHasTheLastWord() {
    let screen = Screen(size: CGSize(width: 300, height: 440)) {
      List(0..<100) { Text("row \($0)") }.listStyle(.plain)
    }
    screen.drag(from: CGPoint(x: 150, y: 354), to: CGPoint(x: 150, y: 183), duration: 0.1)
    screen.wait(0.05)
    #expect(screen.frame(of: "row 5")!.minY < 100)
    screen.scroll(by: CGSize(width: 0, height: -100_000), at: CGPoint(x: 150, y: 200))
    screen.settle()
    #expect(screen.frame(of: "row 0")!.midY == 22)
  }
}
