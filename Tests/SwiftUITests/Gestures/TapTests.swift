import MartletTesting
import SwiftUI
import Testing

/// Taps and presses that last. Spec: H8, H9.
@MainActor @Suite struct TapTests {
  private let events = Events()

  private func screen(_ gesture: some Gesture) -> Screen {
    Screen(size: Screen.small) { Color.red.gesture(gesture) }
  }

  @Test func tapEndsOnRelease() {  // H8
    let screen = screen(TapGesture().onEnded { events.add("tap") })
    screen.pointer(.began, at: Screen.middle)
    #expect(events.take() == [])
    screen.pointer(.ended, at: Screen.middle)
    #expect(events.take() == ["tap"])
  }

  @Test(arguments: [(10.0, 1), (11.0, 0)])
  func tapAllowsTenPoints(distance: Double, count: Int) {
    let screen = screen(TapGesture().onEnded { events.add("tap") })
    screen.drag(from: Screen.middle, to: CGPoint(x: 100 + distance, y: 100))
    #expect(events.all.count == count)
  }

  @Test func tapsOfAGestureAreCloseInTimeAndPlace() {  // H8, M-BEH-5
    let screen = screen(TapGesture(count: 3).onEnded { events.add("triple") })
    screen.tap(at: Screen.middle, count: 3)
    #expect(events.take() == ["triple"])
    screen.tap(at: Screen.middle, count: 2)
    screen.wait(0.4)
    screen.tap(at: Screen.middle)
    #expect(events.take() == [])
    screen.wait(0.4)
    screen.tap(at: Screen.middle, count: 2)
    screen.tap(at: CGPoint(x: 150, y: 100))
    #expect(events.take() == [])
  }

  @Test func eventsOfAnotherButtonAreNoTap() {
    let screen = screen(TapGesture().onEnded { events.add("tap") })
    screen.pointer(.began, at: Screen.middle, kind: .mouse, button: .secondary)
    screen.pointer(.ended, at: Screen.middle, kind: .mouse, button: .secondary)
    #expect(events.take() == [])
    screen.tap(at: Screen.middle, kind: .mouse)
    #expect(events.take() == ["tap"])
  }

  @Test func placeIsInTheGesturesSpace() {  // H30
    var places: [String: CGPoint] = [:]
    let screen = Screen(size: Screen.small) {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100)
          .onTapGesture(coordinateSpace: .local) { places["local"] = $0 }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { places["global"] = $0.location }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("column")).onEnded { places["named"] = $0.location })
      }
      .padding(20).coordinateSpace(name: "column")
    }
    screen.tap(at: CGPoint(x: 60, y: 70))
    // The square stands at 50, the padded column at 30.
    #expect(
      places == ["local": CGPoint(x: 10, y: 20), "global": CGPoint(x: 60, y: 70), "named": CGPoint(x: 30, y: 40)])
  }

  @Test func longPressNeedsItsTime() {  // H9
    let screen = screen(LongPressGesture().onEnded { _ in events.add("long") })
    screen.press(at: Screen.middle, for: 0.4)
    #expect(events.take() == [])
    screen.pointer(.began, at: Screen.middle)
    screen.wait(0.49)
    #expect(events.take() == [])
    screen.wait(0.02)
    #expect(events.take() == ["long"])
    screen.pointer(.ended, at: Screen.middle)
    #expect(events.take() == [])
  }

  @Test func longPressFailsWhenTheFingerMoves() {  // H9: 11 points
    let screen = Screen(size: Screen.small) {
      Color.red.onLongPressGesture {
        events.add("long")
      } onPressingChanged: {
        events.add("\($0)")
      }
    }
    screen.pointer(.began, at: Screen.middle)
    #expect(events.take() == ["true"])
    screen.pointer(.moved, at: CGPoint(x: 110, y: 100))
    #expect(events.take() == [])
    screen.pointer(.moved, at: CGPoint(x: 111, y: 100))
    #expect(events.take() == ["false"])
    screen.wait(1)
    #expect(events.take() == [])
  }

  @Test func longPressTellsItsEnd() {  // H9
    let screen = Screen(size: Screen.small) {
      Color.red.onLongPressGesture(minimumDuration: 1, maximumDistance: 50, pressing: { events.add("\($0)") }) {
        events.add("long")
      }
    }
    screen.press(at: Screen.middle, for: 1.1)
    #expect(events.take() == ["true", "false", "long"])
    screen.tap(at: Screen.middle)
    #expect(events.take() == ["true", "false"])
  }

  @Test func longPressAndTapOnOneView() {
    let screen = Screen(size: Screen.small) {
      Color.red.onTapGesture { events.add("tap") }.onLongPressGesture { events.add("long") }
    }
    screen.tap(at: Screen.middle)
    #expect(events.take() == ["tap"])
    screen.press(at: Screen.middle, for: 0.7)
    #expect(events.take() == ["long"])
  }

  @Test func tapHasAnActionForAssistiveTools() throws {
    let screen = Screen(size: Screen.small) { Text("a").onTapGesture { events.add("tap") } }
    try screen.perform("tap", on: "a")
    try screen.tap("a")
    #expect(events.take() == ["tap", "tap"])
  }
}
