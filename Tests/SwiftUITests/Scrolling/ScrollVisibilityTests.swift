import MartletTesting
import SwiftUI
import Testing

/// What comes into sight in scroll views. Spec: G37.
@MainActor @Suite struct ScrollVisibilityTests {
  private let events = Events()

  private func wheel(_ screen: Screen, _ distance: CGFloat) {
    screen.scroll(by: CGSize(width: 0, height: distance), at: Screen.middle)
  }

  @Test func aViewTellsWhenHalfOfItShows() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Box("\(index)", 200, 50).onScrollVisibilityChange { events.add("\(index) \($0)") }
          }
        }
      }
    }
    #expect(events.take() == ["0 true", "1 true", "2 true", "3 true"])
    wheel(screen, 24)
    #expect(events.take() == [])
    wheel(screen, 1)  // half of the fifth
    #expect(events.take() == ["4 true"])
    wheel(screen, 1)
    #expect(events.take() == ["0 false"])
    wheel(screen, -26)
    #expect(events.take() == ["0 true", "4 false"])
  }

  @Test func theThresholdIsAPartOfTheArea() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          Box("space", 200, 200)
          Box("row", 200, 100).onScrollVisibilityChange(threshold: 0.2) { events.add("any \($0)") }
            .onScrollVisibilityChange(threshold: 1) { events.add("all \($0)") }
        }
      }
    }
    wheel(screen, 19)
    #expect(events.take() == [])
    wheel(screen, 1)
    #expect(events.take() == ["any true"])
    wheel(screen, 80)
    #expect(events.take() == ["all true"])
  }

  @Test func aRowThatIsTakenAwayIsOutOfSight() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { index in
            Box("\(index)", 200, 100).onScrollVisibilityChange { events.add("\(index) \($0)") }
          }
        }
      }
    }
    #expect(events.take() == ["0 true", "1 true"])
    wheel(screen, 50_000)
    #expect(Set(events.take()).isSuperset(of: ["0 false", "1 false"]))
  }

  @Test func aScrollViewTellsItsVisibleTargets() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 200, 50) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { events.add("\($0)") }
    }
    #expect(events.take() == ["[0, 1, 2, 3]"])
    wheel(screen, 20)
    #expect(events.take() == ["[1, 2, 3]"])
    wheel(screen, 20)
    #expect(events.take() == ["[1, 2, 3, 4]"])
  }

  @Test func geometryIsToldFirstAndWhenItChanges() {
    let probe = Probe()
    let screen = Screen(size: Screen.small) {
      Changing(probe, 10.0) { width in
        Box("box", CGFloat(width), 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            events.add("\($0) \($1)")
          }
      }
    }
    #expect(events.take() == ["10.0 10.0"])
    screen.update()
    #expect(events.take() == [])
    probe.change(to: 30.0, in: screen)
    #expect(events.take() == ["10.0 30.0"])
  }
}
