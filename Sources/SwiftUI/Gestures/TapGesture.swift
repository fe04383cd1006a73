import Foundation
import MartletTree

/// One or more taps. Spec: H8.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// How many taps, close in time and place; less than one counts as one.
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
  nonisolated public func _makeTracker() -> _GestureTracker<Void> { TapTracker(self) }
}

/// One or more taps that tell where they were.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The place of the last tap, in points of the gesture's space.
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  nonisolated public func _makeTracker() -> _GestureTracker<Value> { SpatialTapTracker(self) }
}

private final class TapTracker: LeafTracker<TapRecognizer, Void> {
  init(_ gesture: TapGesture) { super.init(TapRecognizer(count: gesture.count) { _ in }) }
  override var value: Void? { () }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? TapGesture else { return false }
    recognizer.count = max(1, gesture.count)
    return true
  }
}

private final class SpatialTapTracker: LeafTracker<TapRecognizer, SpatialTapGesture.Value> {
  private var gesture: SpatialTapGesture
  private var location: CGPoint?
  init(_ gesture: SpatialTapGesture) {
    self.gesture = gesture
    super.init(TapRecognizer(count: gesture.count) { _ in })
  }
  override var space: CoordinateSpace { gesture.coordinateSpace }
  override var value: SpatialTapGesture.Value? { location.map { SpatialTapGesture.Value(location: $0) } }
  override func handle(_ input: GestureInput) {
    location = input.location(in: space)
    super.handle(input)
  }
  override func update(from gesture: Any) -> Bool {
    guard let gesture = gesture as? SpatialTapGesture else { return false }
    self.gesture = gesture
    recognizer.count = max(1, gesture.count)
    return true
  }
}
