import MartletTesting
import MartletTree
import SwiftUI
import Testing

/// Scroll views under fingers. Spec: H16, M-BEH-4, M-BEH-7 to M-BEH-11.
@MainActor @Suite struct ScrollTouchTests {
  private let events = Events()

  /// A hundred boxes of 50 points in a window of 200.
  private func column() -> Screen {
    Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 200, 50) } } }
    }
  }

  private func offset(_ screen: Screen) -> CGFloat { -(screen.frame(of: "0")?.minY ?? .nan) }

  @Test func contentFollowsTheFingerFromWhereTheDragBegan() {
    let screen = column()
    screen.pointer(.began, at: Screen.middle)
    screen.pointer(.moved, at: CGPoint(x: 100, y: 91))
    #expect(offset(screen) == 0)
    screen.pointer(.moved, at: CGPoint(x: 100, y: 90))  // ten points: it begins
    #expect(offset(screen) == 0)
    screen.pointer(.moved, at: CGPoint(x: 100, y: 60))
    #expect(offset(screen) == 30)
  }

  @Test func contentSlowsDownByTheLaw() {  // M-BEH-7, M-BEH-8
    let screen = column()
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 40), duration: 0.15)  // 1000 points a second
    let start = offset(screen)
    screen.wait(0.5)
    #expect(abs(offset(screen) - start - ScrollPhysics.travel(1000, after: 0.5)) < 6)
    screen.wait(5)
    // v0 / 1000 · d / (1 - d) = 499 points, less what is under the threshold of rest.
    #expect(abs(offset(screen) - start - 499) < 6)
    #expect(screen.root.nextDueTime == nil)
  }

  @Test func contentBeyondItsEndFollowsWeaklyAndComesBack() {  // M-BEH-9, M-BEH-10
    let screen = column()
    screen.pointer(.began, at: CGPoint(x: 100, y: 20))
    screen.pointer(.moved, at: CGPoint(x: 100, y: 30))
    screen.pointer(.moved, at: CGPoint(x: 100, y: 130))
    // 100 · 200 · 0.55 / (200 + 0.55 · 100) = 43.1
    #expect(abs(offset(screen) + 43.14) < 0.3)
    screen.wait(0.2)
    screen.pointer(.ended, at: CGPoint(x: 100, y: 130))
    screen.wait(0.1)
    #expect(offset(screen) < 0)
    screen.wait(0.5)
    #expect(offset(screen) == 0)
  }

  @Test func contentThatHitsItsEndBouncesOnce() {  // M-BEH-10
    let screen = Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<8) { Box("\($0)", 200, 50) } } }
    }
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 40), duration: 0.1)
    var highest: CGFloat = 0
    for _ in 0..<60 {
      screen.wait(1 / 60.0)
      highest = max(highest, offset(screen))
    }
    #expect(highest > 205)
    #expect(highest < 260)
    #expect(offset(screen) == 200)
  }

  @Test func touchStopsContentAndIsNoTap() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { index in Box("\(index)", 200, 50).onTapGesture { events.add("tap") } }
        }
      }
    }
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 40), duration: 0.1)
    screen.wait(0.2)
    screen.tap(at: Screen.middle)
    let stopped = offset(screen)
    screen.wait(1)
    #expect(offset(screen) == stopped)
    #expect(events.take() == [])
    screen.tap(at: Screen.middle)
    #expect(events.take() == ["tap"])
  }

  @Test func mouseDoesNotPullContent() {
    let screen = column()
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 40), kind: .mouse)
    #expect(offset(screen) == 0)
  }

  @Test func disabledScrollViewStays() {
    let screen = Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Box("\($0)", 200, 50) } } }.scrollDisabled(true)
    }
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 40))
    #expect(!screen.scroll(by: CGSize(width: 0, height: 50), at: Screen.middle))
    #expect(offset(screen) == 0)
  }

  @Test func directionSaysWhichOfTwoScrolls() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Box("h\($0)", 50, 100) } } }
          Box("v", 200, 500)
        }
      }
    }
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 90, y: 50), duration: 1)
    #expect(screen.frame(of: "h0")!.minX < -40)
    #expect(screen.frame(of: "h0")!.minY == 0)
    screen.wait(3)
    screen.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30), duration: 1)
    #expect(screen.frame(of: "v")!.minY < 60)
  }

  @Test func innerContentAtItsEndLeavesTheFingerToTheOuter() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<3) { Box("i\($0)", 200, 50) } } }.frame(height: 100)
          Box("o", 200, 500)
        }
      }
    }
    screen.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 20), duration: 2)  // 60 points: over its end
    screen.wait(2)
    #expect(screen.frame(of: "i2")!.maxY == 100)
    #expect(screen.frame(of: "o")!.minY == 100)
    screen.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 40), duration: 2)
    #expect(screen.frame(of: "o")!.minY < 70)
  }

  @Test func quickVerticalDragScrollsAndASlowOneIsTheViews() {  // H16
    let screen = Screen(size: Screen.small) {
      ScrollView {
        Color.red.frame(height: 600).accessibilityIdentifier("0").gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in events.add("drag") })
      }
    }
    screen.drag(from: Screen.middle, to: CGPoint(x: 100, y: 20), duration: 0.1)
    #expect(events.take() == [])
    #expect(offset(screen) > 0)
    screen.wait(5)
    let rest = offset(screen)
    screen.pointer(.began, at: Screen.middle)
    screen.wait(0.2)
    screen.pointer(.moved, at: CGPoint(x: 100, y: 50))
    #expect(!events.take().isEmpty)
    #expect(offset(screen) == rest)
  }

  @Test func rightToLeftCountsFromTheRight() {
    let screen = Screen(size: Screen.small, rightToLeft: true) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 50, 100) } } }
    }
    #expect(screen.frame(of: "0")?.maxX == 200)
    screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100), duration: 1, letsGo: false)
    #expect(abs(screen.frame(of: "0")!.maxX - 290) < 4)  // 100 less the ten of the beginning
  }

  @Test(arguments: [(ScrollBounceBehavior.basedOnSize, false), (.always, true), (.never, false)])
  func shortContentBouncesWhereItIsTold(behavior: ScrollBounceBehavior, bounces: Bool) {
    let screen = Screen(size: Screen.small) {
      ScrollView { Box("0", 200, 50) }.scrollBounceBehavior(behavior)
    }
    screen.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 100), letsGo: false)
    #expect((offset(screen) < 0) == bounces)
  }

  @Test func indicatorShowsWhileContentMoves() {
    let screen = column()
    let plain = screen.displayList
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 130), duration: 0.5)
    screen.wait(1)
    screen.scroll(by: CGSize(width: 0, height: -100), at: Screen.middle)
    #expect(offset(screen) == 0)
    #expect(screen.displayList != plain)
    screen.wait(1.2 + 0.25 + 0.05)
    #expect(screen.displayList == plain)
  }

  // MARK: Places of rest

  @Test func pagesAreTurnedOneByOne() {  // G23, M-BEH-11
    let screen = Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 200, 200) } } }.scrollTargetBehavior(.paging)
    }
    screen.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 10), duration: 0.05)
    screen.wait(2)
    #expect(offset(screen) == 200)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60), duration: 2)
    screen.wait(2)
    #expect(offset(screen) == 200)
  }

  @Test func partsComeToRestAtTheStart() {  // G23
    let screen = Screen(size: Screen.small) {
      ScrollView { VStack(spacing: 10) { ForEach(0..<30) { Box("\($0)", 200, 50) } }.scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned)
    }
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60), duration: 2)  // 80 points and little speed
    screen.wait(2)
    #expect(offset(screen).truncatingRemainder(dividingBy: 60) == 0)
    #expect(offset(screen) > 0)
  }
}
