import CGtk
import Foundation
import MartletHost
import Testing

@testable import MartletHostGTK

/// Events by their values: no test server has fingers, pens or pinches.
@Suite struct EventTranslatorTests {
  private let place = CGPoint(x: 30, y: 40)

  private func raw(_ kind: RawEvent.Kind, at time: Double = 1, isPen: Bool = false) -> RawEvent {
    RawEvent(kind: kind, time: time, location: place, modifiers: .shift, isPen: isPen)
  }

  private func pointers(_ events: [InputEvent]) -> [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  private func scrolls(_ events: [InputEvent]) -> [ScrollEvent] {
    events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
  }

  private func finger(_ number: Int) -> OpaquePointer { OpaquePointer(bitPattern: number)! }

  @Test func aButtonKeepsItsNumberUntilItIsLetGo() {
    var translator = EventTranslator()
    let all = [RawEvent.Kind.press(3), .motion, .release(3)].flatMap {
      pointers(translator.events(for: raw($0), height: 800))
    }
    #expect(all.map(\.phase) == [.began, .moved, .ended])
    #expect(
      all.allSatisfy { $0.button == .secondary && $0.kind == .mouse && $0.id == PointerEvent.Button.secondary.id })
    #expect(all.allSatisfy { $0.location == place && $0.modifiers == .shift && $0.time == 1 })
  }

  @Test func withoutAButtonTheMouseHovers() {
    var translator = EventTranslator()
    #expect(translator.events(for: raw(.motion), height: 800) == [.hover(HoverEvent(location: place, time: 1))])
  }

  /// The ninth button of a mouse, and one that was pressed over another window.
  @Test func otherButtonsSayNothing() {
    var translator = EventTranslator()
    for kind in [RawEvent.Kind.press(9), .release(9), .release(1)] {
      #expect(translator.events(for: raw(kind), height: 800).isEmpty)
    }
  }

  /// The device of a later event may be another one.
  @Test func aPenStaysAPenUntilItIsLifted() {
    var translator = EventTranslator()
    var all = pointers(translator.events(for: raw(.press(1), isPen: true), height: 800))
    all += pointers(translator.events(for: raw(.motion), height: 800))
    all += pointers(translator.events(for: raw(.release(1)), height: 800))
    #expect(all.map(\.kind) == [.pen, .pen, .pen])
  }

  @Test func fingersHaveNumbersOfTheirOwnAndGiveThemBack() {
    var translator = EventTranslator()
    func touch(_ phase: PointerEvent.Phase, _ number: Int) -> PointerEvent? {
      pointers(translator.events(for: raw(.touch(phase, sequence: finger(number))), height: 800)).first
    }
    let first = touch(.began, 1)
    let second = touch(.began, 2)
    #expect(first?.kind == .touch && first?.phase == .began)
    #expect(first?.id != second?.id)
    #expect(touch(.moved, 2)?.id == second?.id)
    #expect(touch(.ended, 1)?.id == first?.id)
    #expect(touch(.began, 3)?.id == first?.id)
    #expect(touch(.moved, 1) == nil)
    #expect(touch(.cancelled, 2)?.phase == .cancelled)
  }

  @Test func everythingThatIsDownIsCancelledWithTheGrab() {
    var translator = EventTranslator()
    _ = translator.events(for: raw(.press(1), isPen: true), height: 800)
    _ = translator.events(for: raw(.touch(.began, sequence: finger(7))), height: 800)
    let cancelled = pointers(translator.events(for: raw(.grabBroken, at: 2), height: 800))
    #expect(cancelled.map(\.phase) == [.cancelled, .cancelled])
    #expect(cancelled.map(\.kind) == [.pen, .touch])
    #expect(translator.events(for: raw(.grabBroken), height: 800).isEmpty)
    #expect(translator.events(for: raw(.motion), height: 800) == [.hover(HoverEvent(location: place, time: 1))])
  }

  /// 1000 points to the power of two thirds are 100.
  @Test func aWheelStepsByTheToolkitsRule() {
    var translator = EventTranslator()
    let scroll = RawEvent.Scroll(delta: ScrollDelta(x: 0, y: -2))
    let events = scrolls(translator.events(for: raw(.scroll(scroll)), height: 1000))
    #expect(events.map(\.phase) == [.step])
    #expect(abs((events.first?.delta.y ?? 0) + 200) < 1e-9)
    #expect(events.first?.location == place)
  }

  /// Momentum needs all three: a beginning, changes with their times, an end.
  @Test func aTouchpadBeginsChangesAndEnds() {
    var translator = EventTranslator()
    let move = RawEvent.Scroll(delta: ScrollDelta(x: 0, y: 4), isTouchpad: true, isInPoints: true)
    let stop = RawEvent.Scroll(delta: ScrollDelta(x: 0, y: 0), isTouchpad: true, isInPoints: true, isStop: true)
    var all: [ScrollEvent] = []
    for (scroll, time) in [(move, 1.0), (move, 1.016), (stop, 1.032), (stop, 1.05), (move, 2)] {
      all += scrolls(translator.events(for: raw(.scroll(scroll), at: time), height: 1000))
    }
    // A second stop, which some servers send, is none.
    #expect(all.map(\.phase) == [.began, .changed, .ended, .began])
    #expect(all.map(\.time) == [1, 1.016, 1.032, 2])
    #expect(all.map(\.delta.y) == [10, 10, 0, 10])
  }

  /// Some servers count a touchpad in steps of a wheel.
  @Test func aTouchpadInStepsMovesByTheWheelsSteps() {
    var translator = EventTranslator()
    let scroll = RawEvent.Scroll(delta: ScrollDelta(x: 0.5, y: 0), isTouchpad: true)
    let events = scrolls(translator.events(for: raw(.scroll(scroll)), height: 1000))
    #expect(events.map(\.phase) == [.began])
    #expect(abs((events.first?.delta.x ?? 0) - 50) < 1e-9)
  }

  /// The toolkit tells turns since the event before; ours count from the beginning.
  @Test func aPinchAddsItsTurns() {
    var translator = EventTranslator()
    let steps: [(PinchEvent.Phase, Double, Double)] = [
      (.began, 1, 0), (.changed, 1.5, 0.1), (.changed, 2, 0.2), (.ended, 2, 0), (.began, 1, 0.3),
    ]
    let all = steps.flatMap { phase, scale, turn in
      translator.events(for: raw(.pinch(phase, scale: scale, turn: turn)), height: 800)
    }.compactMap { if case .pinch(let event) = $0 { event } else { nil } }
    #expect(all.map(\.phase) == [.began, .changed, .changed, .ended, .began])
    #expect(all.map(\.scale) == [1, 1.5, 2, 2, 1])
    #expect(all.map { ($0.rotation * 1e9).rounded() / 1e9 } == [0, 0.1, 0.3, 0.3, 0])
  }
}
