import Foundation
import MartletTree

/// A finger that is pulled over the view. Spec: H10, H11.
public struct DragGesture: PrimitiveGesture {
  /// A drag now. Points, in the gesture's space.
  public struct Value: Equatable, Sendable {
    /// On the window's clock, which starts with the reference date.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// From the start to the location, the minimum distance included.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public var velocity: CGSize
    /// Where the drag would end if the finger were let go now: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// Points before the drag begins; 0 begins with the touch.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { DragTracker(self) }
}

private final class DragTracker: LeafTracker<PanRecognizer, DragGesture.Value> {
  private var gesture: DragGesture
  private var drag: DragGesture.Value?

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init(PanRecognizer(minimumDistance: gesture.minimumDistance))
    recognizer.began = { [unowned self] in take($0) }
    recognizer.changed = { [unowned self] in take($0) }
    recognizer.ended = { [unowned self] in take($0) }
    // Values must be there before the state says so.
    recognizer.mayBegin = { [unowned self] in
      take($0)
      return true
    }
  }

  private func take(_ pan: PanRecognizer.Value) {
    drag = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: pan.time), location: pan.location, startLocation: pan.startLocation,
      velocity: pan.velocity)
  }

  override var space: CoordinateSpace { gesture.coordinateSpace }
  override var value: DragGesture.Value? { drag }
  override var isStill: Bool {
    guard let drag else { return false }
    return hypot(drag.translation.width, drag.translation.height) <= TapRecognizer.slack
  }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? DragGesture else { return false }
    self.gesture = gesture
    recognizer.minimumDistance = gesture.minimumDistance
    return true
  }
  override func reset() {
    drag = nil
    super.reset()
  }
}
