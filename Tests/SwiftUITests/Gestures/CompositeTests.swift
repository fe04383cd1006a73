import MartletTesting
import SwiftUI
import Testing

/// Gestures made of others. Spec: H6, H7, H13.
@MainActor @Suite struct CompositeTests {
  private let events = Events()

  private func screen(_ gesture: some Gesture) -> Screen {
    Screen(size: Screen.small) { Color.red.gesture(gesture) }
  }

  @Test func exclusiveSingleTapWaitsForTheDouble() {  // H7
    let gesture = TapGesture(count: 2).onEnded { events.add("double") }
      .exclusively(before: TapGesture().onEnded { events.add("single") })
    let screen = screen(gesture)
    screen.tap(at: Screen.middle, count: 2)
    screen.wait(1)
    #expect(events.take() == ["double"])
    screen.tap(at: Screen.middle)
    screen.wait(0.33)
    #expect(events.take() == [])
    screen.wait(0.05)
    #expect(events.take() == ["single"])
  }

  @Test func exclusiveTellsWhichItWas() {  // H7
    let gesture = LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: events.add("first")
      case .second: events.add("second")
      }
    }
    let screen = screen(gesture)
    screen.tap(at: Screen.middle)
    screen.press(at: Screen.middle, for: 0.7)
    #expect(events.take() == ["second", "first"])
  }

  @Test func simultaneousHasBothValues() {  // H7
    let gesture = SimultaneousGesture(TapGesture(), SpatialTapGesture()).onEnded { value in
      events.add("\(value.first != nil) \(value.second?.location.x ?? -1)")
    }
    screen(gesture).tap(at: Screen.middle)
    #expect(events.take() == ["true 100.0"])
  }

  @Test func sequenceBeginsItsSecondAfterItsFirst() {  // H6
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressing): events.add("first \(isPressing)")
        case .second(_, let drag): events.add("second \(drag.map { "\($0.translation.width)" } ?? "nil")")
        }
      }
      .onEnded { _ in events.add("end") }
    let screen = screen(gesture)
    screen.pointer(.began, at: Screen.middle)
    #expect(events.take() == ["first true"])
    screen.wait(0.6)
    #expect(events.take() == ["second nil"])
    screen.pointer(.moved, at: CGPoint(x: 120, y: 100))
    #expect(events.take() == ["second 20.0"])
    screen.pointer(.ended, at: CGPoint(x: 120, y: 100))
    #expect(events.take() == ["end"])
  }

  @Test func sequenceWithoutItsSecondDoesNotEnd() {  // H6
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in events.add("end") }
    let screen = screen(gesture)
    screen.press(at: Screen.middle, for: 0.7)
    screen.drag(from: Screen.middle, to: CGPoint(x: 150, y: 100))
    #expect(events.take() == [])
  }

  @Test func mapMakesOtherValues() {
    let gesture = DragGesture().map { $0.translation.width > 0 ? "right" : "left" }
      .onChanged { events.add($0) }.onEnded { events.add("end \($0)") }
    screen(gesture).drag(from: Screen.middle, to: CGPoint(x: 150, y: 100))
    #expect(events.take() == ["right", "end right"])
  }

  @Test func gestureOfAnAppHasABody() {
    struct Swipe: Gesture {
      let action: () -> Void
      var body: some Gesture { DragGesture(minimumDistance: 30).onEnded { _ in action() } }
    }
    let screen = screen(Swipe { events.add("swipe") })
    screen.drag(from: Screen.middle, to: CGPoint(x: 120, y: 100))
    #expect(events.take() == [])
    screen.drag(from: Screen.middle, to: CGPoint(x: 140, y: 100))
    #expect(events.take() == ["swipe"])
  }

  @Test func kindOfAGestureCanBeHidden() {
    let gestures = [
      AnyGesture(TapGesture().map { "tap" }), AnyGesture(LongPressGesture().map { _ in "long" }),
    ]
    screen(gestures[0].onEnded { events.add($0) }).tap(at: Screen.middle)
    screen(gestures[1].onEnded { events.add($0) }).press(at: Screen.middle, for: 0.6)
    #expect(events.take() == ["tap", "long"])
  }

  @Test func twoFingersMagnifyAndTurn() {  // H13
    var scales: [CGFloat] = []
    var angles: [Double] = []
    let gesture = MagnificationGesture().onChanged { scales.append($0) }
      .simultaneously(with: RotationGesture().onChanged { angles.append($0.radians) })
    let screen = screen(gesture)
    screen.pinch(at: Screen.middle, from: 50, to: 100, turning: 0.5)
    #expect(abs((scales.last ?? 0) - 2) < 0.001)
    #expect(abs((angles.last ?? 0) - 0.5) < 0.001)
  }

  @Test func magnifyNeedsOnePartInAHundredAndRotateOneDegree() {  // H13
    let magnify = MagnifyGesture().onChanged { _ in events.add("magnify") }
    let rotate = RotateGesture().onChanged { _ in events.add("rotate") }
    let screen = screen(magnify.simultaneously(with: rotate))
    screen.pinch(at: Screen.middle, from: 100, to: 100.9, turning: 0.9 * .pi / 180)
    #expect(events.take() == [])
    screen.pinch(at: Screen.middle, from: 100, to: 100, turning: 1.1 * .pi / 180)
    #expect(Set(events.take()) == ["rotate"])
    screen.pinch(at: Screen.middle, from: 100, to: 101.1)
    #expect(Set(events.take()) == ["magnify"])
  }

  @Test func wheelWithControlMagnifies() {
    var values: [CGFloat] = []
    let gesture = MagnifyGesture().onChanged { values.append($0.magnification) }.onEnded { _ in events.add("end") }
    let screen = screen(gesture)
    for _ in 0..<3 { screen.scroll(by: CGSize(width: 0, height: -50), at: Screen.middle, modifiers: .control) }
    #expect(abs((values.last ?? 0) - exp(0.5)) < 0.001)  // 150 of 300 points
    screen.wait(0.4)
    #expect(events.take() == ["end"])
  }
}
