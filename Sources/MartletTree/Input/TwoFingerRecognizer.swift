import Foundation
import MartletHost

/// Two pointers that spread or turn, on the screen or on a touchpad. Spec: H13.
public final class TwoFingerRecognizer: GestureRecognizer {
  public enum Motion { case spreading, turning }
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers against that at the beginning.
    public var scale = 1.0
    /// Clockwise, in radians.
    public var rotation = 0.0
    /// The middle between the fingers when they began, in the node's coordinates.
    public var startLocation = CGPoint.zero
    public var time = 0.0
    /// A second, of the scale or of the rotation.
    public var velocity = 0.0
  }

  public let motion: Motion
  /// How far the scale must be from 1, or the rotation from 0, before it begins.
  public var threshold: Double
  public private(set) var value = Value()
  public var changed: (Value) -> Void = { _ in }
  public var ended: (Value) -> Void = { _ in }
  public var cancelled: () -> Void = {}

  private var fingers: [Int: CGPoint] = [:]
  /// Distance and direction of the fingers when there were two.
  private var start: (distance: Double, angle: Double)?

  public init(_ motion: Motion, threshold: Double) {
    self.motion = motion
    self.threshold = threshold
  }

  // MARK: Fingers

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard event.button == .primary, event.kind != .mouse else {
      if event.phase == .began, fingers.isEmpty { state = .failed }
      return
    }
    switch event.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers[event.id] = location
      if fingers.count == 2 { beginWatching(at: event.time) }
    case .moved:
      guard fingers[event.id] != nil else { return }
      fingers[event.id] = location
      if let start, let now = spread { take(now.distance / start.distance, now.angle - start.angle, event.time) }
    case .ended, .cancelled:
      guard fingers.removeValue(forKey: event.id) != nil else { return }
      if isActive { event.phase == .ended ? end() : cancel() } else if fingers.isEmpty { state = .failed }
    }
  }

  private var spread: (distance: Double, angle: Double)? {
    let points = fingers.sorted { $0.key < $1.key }.map(\.value)
    guard points.count == 2 else { return nil }
    let way = CGSize(width: points[1].x - points[0].x, height: points[1].y - points[0].y)
    return (max(hypot(way.width, way.height), 1), atan2(way.height, way.width))
  }

  private func beginWatching(at time: Double) {
    let points = Array(fingers.values)
    start = spread
    value = Value(time: time)
    value.startLocation = CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2)
  }

  // MARK: Touchpads

  public override func handle(_ event: PinchEvent, at location: CGPoint) {
    switch event.phase {
    case .began:
      value = Value(startLocation: location, time: event.time)
      take(event.scale, event.rotation, event.time)
    case .changed: take(event.scale, event.rotation, event.time)
    case .ended: isActive ? end() : reset()
    case .cancelled: isActive ? cancel() : reset()
    }
  }

  // MARK: States

  private func take(_ scale: Double, _ rotation: Double, _ time: Double) {
    guard isUndecided || isActive else { return }
    let old = value
    value.scale = scale
    // Fingers that pass behind each other turn on and do not jump back by a whole turn.
    value.rotation = rotation - ((rotation - old.rotation) / (2 * .pi)).rounded() * 2 * .pi
    let seconds = time - old.time
    if seconds > 0 {
      value.velocity = (motion == .spreading ? scale - old.scale : value.rotation - old.rotation) / seconds
    }
    value.time = time
    let distance = motion == .spreading ? abs(value.scale - 1) : abs(value.rotation)
    if isUndecided, distance < threshold { return }
    state = isUndecided ? .began : .changed
    changed(value)
  }

  private func end() {
    state = .ended
    ended(value)
  }

  public override func cancel() {
    let wasActive = isActive
    super.cancel()
    if wasActive { cancelled() }
  }

  public override func reset() {
    (fingers, start, value) = ([:], nil, Value())
    super.reset()
  }
}
