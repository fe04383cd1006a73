import Foundation
import MartletHost
import MartletTree

/// Watches the touches of a view for one kind of movement, and tells its targets. Spec: U9.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end of what happens at once.
    public static let recognized = State.ended
  }

  open var view: UIView? { _view }
  weak var _view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  /// Whether the view's touches end when this one recognises.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var state = State.possible
  /// How many fingers are on the view now.
  open internal(set) var numberOfTouches = 0
  /// The last place, in the window.
  var place = CGPoint.zero
  private var actions: [(target: WeakTarget, action: Selector)] = []
  private struct WeakTarget { weak var object: AnyObject? }
  private var predecessors: [Weak] = []
  private struct Weak { weak var recognizer: UIGestureRecognizer? }
  /// What recognises.
  private(set) lazy var _engine: GestureRecognizer = _makeEngine()

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  func _makeEngine() -> GestureRecognizer { CustomGestureEngine(owner: self) }

  /// Has `action` of `target` called with the recogniser at each change. The target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append((WeakTarget(object: target as AnyObject), action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target.object === target.map { $0 as AnyObject })
        && (action == nil || entry.action == action)
    }
  }

  /// In the coordinates of `view`, or of the window when nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// This one waits until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    predecessors.append(Weak(recognizer: otherGestureRecognizer))
  }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // For recognisers of an app's own, which set `state`.
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: For the engine

  var _mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  func _tell(_ new: State, at location: CGPoint?) {
    state = new
    if let location, let node = view?._node { place = node.windowPoint(fromOwn: location) }
    guard let host = view?._host else { return }
    host.withTraits {
      for (target, action) in actions { if let object = target.object { action._send(to: object, self) } }
    }
    if new == .ended || new == .cancelled || new == .failed { state = .possible }
  }

  func _waits(for other: GestureRecognizer) -> Bool { predecessors.contains { $0.recognizer?._engine === other } }

  func _isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}

/// Decides about a recogniser. All of it may be left out.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recogniser may begin now. Default true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may recognise the same touches. Default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recogniser is to see the touch. Default true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
