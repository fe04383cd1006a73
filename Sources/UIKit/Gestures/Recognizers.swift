import Foundation
import MartletTree

/// Taps: one, or several close to each other.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// One finger is followed, whatever is asked for.
  open var numberOfTouchesRequired = 1
  override func _makeEngine() -> GestureRecognizer { TapGestureEngine(owner: self) }
}

/// A finger that pulls.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  override func _makeEngine() -> GestureRecognizer { PanGestureEngine(owner: self) }
  private var engine: PanGestureEngine? { _engine as? PanGestureEngine }

  /// Points from where the pull began, or from what `setTranslation` said.
  open func translation(in view: UIView?) -> CGPoint { engine?.translation ?? .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let engine else { return }
    engine.taken.x += engine.translation.x - translation.x
    engine.taken.y += engine.translation.y - translation.y
  }
  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { engine?.velocity ?? .zero }
}

/// A pull that begins at an edge of the screen; here, a pull anywhere in the view.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A finger that rests, and then may move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  override func _makeEngine() -> GestureRecognizer { LongPressGestureEngine(owner: self) }
}

/// A quick pull in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  override func _makeEngine() -> GestureRecognizer { SwipeGestureEngine(owner: self) }
}

/// Two fingers that spread, on the screen or a touchpad.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override func _makeEngine() -> GestureRecognizer { TwoFingerGestureEngine(owner: self, .spreading) }
  private var engine: TwoFingerGestureEngine? { _engine as? TwoFingerGestureEngine }
  /// The distance of the fingers against the beginning, or against what was set.
  open var scale: CGFloat {
    get { CGFloat(engine.map { $0.value.scale / $0.base } ?? 1) }
    set { if let engine, newValue != 0 { engine.base = engine.value.scale / Double(newValue) } }
  }
  open var velocity: CGFloat { CGFloat(engine?.value.velocity ?? 0) }
}

/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override func _makeEngine() -> GestureRecognizer { TwoFingerGestureEngine(owner: self, .turning) }
  private var engine: TwoFingerGestureEngine? { _engine as? TwoFingerGestureEngine }
  /// Radians clockwise since the beginning, or since what was set.
  open var rotation: CGFloat {
    get { CGFloat(engine.map { $0.value.rotation - $0.base } ?? 0) }
    set { if let engine { engine.base = engine.value.rotation - Double(newValue) } }
  }
  open var velocity: CGFloat { CGFloat(engine?.value.velocity ?? 0) }
}

/// A pointer over a view; nothing reports it so far.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
