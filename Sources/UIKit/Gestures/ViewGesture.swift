import Foundation
import MartletHost
import MartletTree

/// The engine's side of a recogniser of UIKit: subclasses say when it begins.
class ViewGesture: GestureRecognizer {
  unowned let owner: UIGestureRecognizer
  init(owner: UIGestureRecognizer) {
    self.owner = owner
    super.init()
  }

  override func waits(for other: GestureRecognizer) -> Bool { owner._waits(for: other) }

  /// Spec: U9: delegates may let two go together, and a view may keep its touches.
  override func isCompatible(with other: GestureRecognizer) -> Bool {
    if other is TouchForwarder { return !owner.cancelsTouchesInView }
    guard let other = other as? ViewGesture else { return false }
    return owner._isSimultaneous(with: other.owner) || other.owner._isSimultaneous(with: owner)
  }

  /// Begins a movement that lasts, or ends one that happens at once; false when somebody says no.
  @discardableResult final func recognize(_ new: State, at location: CGPoint) -> Bool {
    guard owner._mayBegin else {
      state = .failed
      return false
    }
    state = new
    owner._tell(new == .ended ? .ended : .began, at: location)
    return true
  }

  final func tell(_ new: State, at location: CGPoint?) {
    state = new
    owner._tell(new == .changed ? .changed : new == .ended ? .ended : .cancelled, at: location)
  }

  override func cancel() {
    if isActive { tell(.cancelled, at: nil) } else { super.cancel() }
  }

  override func reset() {
    owner.numberOfTouches = 0
    super.reset()
  }
}
