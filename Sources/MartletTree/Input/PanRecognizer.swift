import Foundation
import MartletHost

/// A pointer that is pulled over the window: drags, scrolling, pages and sheets that follow the finger. Spec: H10, H11.
public final class PanRecognizer: GestureRecognizer {
  /// A pan in progress; all in points and seconds, in the node's coordinates.
  public struct Value: Equatable, Sendable {
    public var startLocation: CGPoint
    public var location: CGPoint
    public var time: Double
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Points before it begins; 0 begins with the press.
  public var minimumDistance: CGFloat
  /// The direction that the first points must have; nil for any.
  public var axis: Axis?
  /// Whether a pan with this value may begin: asked once, at the threshold.
  public var mayBegin: (Value) -> Bool = { _ in true }
  public var began: (Value) -> Void = { _ in }
  public var changed: (Value) -> Void = { _ in }
  public var ended: (Value) -> Void = { _ in }
  public var cancelled: () -> Void = {}

  /// Which pointers it follows; others fail it.
  public var kinds: Set<PointerEvent.Kind> = [.touch, .mouse, .pen]

  public enum Axis { case horizontal, vertical }
  private var samples: [(location: CGPoint, time: Double)] = []
  private var start: CGPoint?
  private var pointer: Int?

  public init(minimumDistance: CGFloat = 10, axis: Axis? = nil) {
    self.minimumDistance = minimumDistance
    self.axis = axis
  }

  public override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided || isActive else { return }
    guard event.button == .primary, kinds.contains(event.kind) else {
      if pointer == nil { state = .failed }
      return
    }
    guard pointer == nil && event.phase == .began || pointer == event.id else { return }
    pointer = event.id
    samples.append((location, event.time))
    while samples.count > 2, event.time - samples[0].time > 0.1 { samples.removeFirst() }
    if start == nil { start = location }
    switch event.phase {
    case .began, .moved: isActive ? change(value(at: event.time)) : reconsider()
    case .ended: end(value(at: event.time))
    case .cancelled: cancel()
    }
  }

  /// Begins when it has gone far enough. A press alone is not a drag while it may be a tap of something inside.
  public override func reconsider() {
    guard isUndecided, let last = samples.last else { return }
    let value = value(at: last.time)
    let way = value.translation
    guard hypot(way.width, way.height) >= minimumDistance else { return }
    if let axis, way != .zero {
      let isHorizontal = abs(way.width) > abs(way.height)
      guard isHorizontal == (axis == .horizontal) else { return state = .failed }
    }
    if isHeldUp { return }
    guard mayBegin(value) else { return state = .failed }
    state = .began
    began(value)
  }

  public override func waits(for other: GestureRecognizer) -> Bool {
    guard !isScrolling, let first = start, let last = samples.last?.location else { return false }
    return other.tapCount > 0 && hypot(last.x - first.x, last.y - first.y) <= TapRecognizer.slack
  }

  private func change(_ value: Value) {
    state = .changed
    changed(value)
  }

  private func end(_ value: Value) {
    guard isActive else { return state = .failed }
    state = .ended
    ended(value)
  }

  private func value(at time: Double) -> Value {
    let last = samples[samples.count - 1]
    let first = samples.first { time - $0.time <= 0.1 } ?? last
    let seconds = last.time - first.time
    let velocity =
      seconds > 0
      ? CGSize(
        width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds)
      : .zero
    return Value(startLocation: start ?? last.location, location: last.location, time: time, velocity: velocity)
  }

  public override func cancel() {
    let wasActive = isActive
    super.cancel()
    if wasActive { cancelled() }
  }

  public override func reset() {
    (samples, start, pointer) = ([], nil, nil)
    super.reset()
  }
}
