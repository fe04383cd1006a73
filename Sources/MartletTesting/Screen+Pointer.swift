import Foundation
import MartletHost
import MartletTree
import SwiftUI

// Fingers, mice and wheels. Each call moves the screen's clock by the time that it takes, and settles.
extension Screen {
  /// Seconds that a tap lasts: too short to show a press in something that scrolls.
  static let tapDuration = 0.05
  /// Seconds between two events of a drag.
  static let frameDuration = 1.0 / 60

  /// Seconds since the screen was made, as the interface counts them.
  public var time: Double { root.layoutContext.clock.now }

  /// Lets time pass, frame by frame: animations and momentum go on, presses become long.
  public func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      root.advance(to: min(end, time + Self.frameDuration))
      update()
    }
  }

  /// A finger, or another pointer, at a point of the window in points.
  public func pointer(
    _ phase: PointerEvent.Phase, at point: CGPoint, id: Int = 0, kind: PointerEvent.Kind = .touch,
    button: PointerEvent.Button = .primary
  ) {
    root.handle(.pointer(PointerEvent(id: id, kind: kind, phase: phase, button: button, location: point, time: time)))
    update()
  }

  /// A tap at a point of the window in points.
  public func tap(at point: CGPoint, count: Int = 1, kind: PointerEvent.Kind = .touch) {
    for _ in 0..<count {
      pointer(.began, at: point, kind: kind)
      wait(Self.tapDuration)
      pointer(.ended, at: point, kind: kind)
      if count > 1 { wait(Self.tapDuration) }
    }
  }

  /// Presses a point, holds it for a time in seconds and lets go.
  public func press(at point: CGPoint, for seconds: Double, kind: PointerEvent.Kind = .touch) {
    pointer(.began, at: point, kind: kind)
    wait(seconds)
    pointer(.ended, at: point, kind: kind)
  }

  /// Pulls from one point to another with a steady speed, and lets go unless told to hold.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, kind: PointerEvent.Kind = .touch, id: Int = 0,
    letsGo: Bool = true
  ) {
    pointer(.began, at: start, id: id, kind: kind)
    let steps = max(1, Int((duration / Self.frameDuration).rounded()))
    for step in 1...steps {
      wait(duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      pointer(.moved, at: point, id: id, kind: kind)
    }
    if letsGo { pointer(.ended, at: end, id: id, kind: kind) }
  }

  /// Spreads two fingers around a point: from a distance to another, turning clockwise by an angle in radians.
  public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, turning angle: Double = 0) {
    func place(_ part: CGFloat, _ sign: CGFloat) -> CGPoint {
      let reach = sign * (start + (end - start) * part) / 2
      let turn = angle * part
      return CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn))
    }
    pointer(.began, at: place(0, -1), id: 0)
    pointer(.began, at: place(0, 1), id: 1)
    for step in 1...20 {
      wait(Self.frameDuration)
      pointer(.moved, at: place(CGFloat(step) / 20, -1), id: 0)
      pointer(.moved, at: place(CGFloat(step) / 20, 1), id: 1)
    }
    pointer(.ended, at: place(1, -1), id: 0)
    pointer(.ended, at: place(1, 1), id: 1)
  }

  /// One step of a wheel, in points that the content is to move: a positive y shows what is further down.
  @discardableResult public func scroll(
    by delta: CGSize, at point: CGPoint, phase: ScrollEvent.Phase = .step, modifiers: KeyModifiers = []
  ) -> Bool {
    let event = ScrollEvent(
      phase: phase, location: point, delta: ScrollDelta(x: delta.width, y: delta.height), time: time,
      modifiers: modifiers)
    defer { update() }
    return root.handle(.scroll(event))
  }

  /// The mouse over a point of the window; nil when it leaves.
  public func hover(at point: CGPoint?) {
    root.handle(.hover(HoverEvent(location: point, time: time)))
    update()
  }

  /// A key is pressed and let go; answers whether something used it.
  @discardableResult public func key(_ key: Character, modifiers: KeyModifiers = []) -> Bool {
    let isUsed = root.handle(.key(KeyEvent(key: key, modifiers: modifiers, time: time)))
    root.handle(.key(KeyEvent(phase: .up, key: key, modifiers: modifiers, time: time)))
    update()
    return isUsed
  }
}
