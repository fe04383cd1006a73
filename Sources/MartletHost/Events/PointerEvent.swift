import Foundation

/// A finger, a pen or a mouse button: pressed, moved while pressed, let go.
public struct PointerEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case touch, mouse, pen }
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
  public enum Button: Hashable, Sendable { case primary, secondary, middle }

  /// Which finger or button: the same number from `began` to `ended`.
  public var id: Int
  public var kind: Kind
  public var phase: Phase
  public var button: Button
  /// In points of the window, y down.
  public var location: CGPoint
  /// Seconds on the window's clock.
  public var time: Double
  public var modifiers: KeyModifiers

  public init(
    id: Int = 0, kind: Kind = .touch, phase: Phase, button: Button = .primary, location: CGPoint, time: Double,
    modifiers: KeyModifiers = []
  ) {
    (self.id, self.kind, self.phase, self.button) = (id, kind, phase, button)
    (self.location, self.time, self.modifiers) = (location, time, modifiers)
  }
}

/// The mouse over the window without a button pressed.
public struct HoverEvent: Hashable, Sendable {
  /// In points of the window; nil when the mouse left it.
  public var location: CGPoint?
  public var time: Double
  public init(location: CGPoint?, time: Double) { (self.location, self.time) = (location, time) }
}

/// A wheel's step or two fingers on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    /// One step of a wheel: no beginning, no end, no momentum.
    case step
    case began, changed
    /// The fingers left the touchpad; the content goes on with its speed.
    case ended
  }
  public var phase: Phase
  public var location: CGPoint
  /// How far the content is to move, in points: a positive y shows what is further down.
  public var delta: ScrollDelta
  public var time: Double
  public var modifiers: KeyModifiers
  public init(phase: Phase, location: CGPoint, delta: ScrollDelta, time: Double, modifiers: KeyModifiers = []) {
    (self.phase, self.location, self.delta, self.time, self.modifiers) = (phase, location, delta, time, modifiers)
  }
}

/// How far content moves, in points.
public struct ScrollDelta: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

/// Two fingers on a touchpad that spread or turn.
public struct PinchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }
  public var phase: Phase
  public var location: CGPoint
  /// The distance of the fingers against the one at the beginning.
  public var scale: Double
  /// How far they have turned since the beginning, in radians clockwise.
  public var rotation: Double
  public var time: Double
  public var modifiers: KeyModifiers
  public init(
    phase: Phase, location: CGPoint, scale: Double, rotation: Double, time: Double, modifiers: KeyModifiers = []
  ) {
    (self.phase, self.location, self.scale, self.rotation) = (phase, location, scale, rotation)
    (self.time, self.modifiers) = (time, modifiers)
  }
}
