import MartletHost
import MartletTesting
import SwiftUI
import Testing

/// Gestures for which keys are held. Spec: H43.
@MainActor @Suite struct ModifiersTests {
  private let events = Events()

  private func point(_ screen: Screen, _ phase: PointerEvent.Phase, _ x: CGFloat, _ held: KeyModifiers) {
    screen.root.handle(
      .pointer(
        PointerEvent(
          kind: .mouse, phase: phase, location: CGPoint(x: x, y: 100), time: screen.time, modifiers: held)))
    screen.update()
  }

  private func tap(_ screen: Screen, _ held: KeyModifiers) {
    point(screen, .began, 100, held)
    point(screen, .ended, 100, held)
    screen.wait(0.5)
  }

  @Test func aTapWithoutItsKeysIsLeftToTheNext() {
    let screen = Screen(size: Screen.small) {
      Color.red
        .gesture(TapGesture().modifiers([.command, .shift]).onEnded { events.add("keys") })
        .onTapGesture { events.add("plain") }
    }
    tap(screen, [])
    tap(screen, .command)
    #expect(events.take() == ["plain", "plain"])
    tap(screen, [.command, .shift])
    tap(screen, [.command, .shift, .option, .capsLock])
    #expect(events.take() == ["keys", "keys"])
  }

  @Test func keysCountUntilADragHasBegun() {
    let screen = Screen(size: Screen.small) {
      Color.red.gesture(
        DragGesture().modifiers(.option).onChanged { events.add("\(Int($0.translation.width))") }
          .onEnded { _ in events.add("end") })
    }
    point(screen, .began, 50, .option)
    point(screen, .moved, 65, .option)
    point(screen, .moved, 80, [])
    point(screen, .ended, 80, [])
    #expect(events.take() == ["15", "30", "end"])
    point(screen, .began, 50, .option)
    point(screen, .moved, 55, [])  // let go too early
    point(screen, .moved, 80, .option)
    point(screen, .ended, 80, .option)
    #expect(events.take() == [])
    point(screen, .began, 50, .option)
    point(screen, .moved, 70, .option)
    point(screen, .ended, 70, .option)
    #expect(events.take() == ["20", "end"])
  }

  @Test func noKeysChangeNothing() {
    let screen = Screen(size: Screen.small) {
      Color.red.gesture(TapGesture().modifiers([]).onEnded { events.add("tap") })
    }
    tap(screen, [])
    tap(screen, .shift)
    #expect(events.take() == ["tap", "tap"])
  }
}
