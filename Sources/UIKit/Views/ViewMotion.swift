import Foundation
import MartletDisplay
import MartletTree

/// What of a view can be animated.
struct ViewState: Equatable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform
  var alpha: CGFloat
  var background: RGBA?
  var cornerRadius: CGFloat

  @MainActor @preconcurrency init(shown view: UIView) {
    if let motion = view._motion {
      self = motion.state
    } else {
      self.init(of: view)
    }
  }

  /// What the view's properties say.
  @MainActor @preconcurrency init(of view: UIView) {
    (center, bounds, transform) = (view._modelCenter, view._modelBounds, view._modelTransform)
    (alpha, background) = (view.alpha, view.backgroundColor?._rgba)
    cornerRadius = view.layer.cornerRadius
  }

  /// The state between this one and `other`.
  func mixed(with other: ViewState, at fraction: CGFloat) -> ViewState {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    var state = other
    state.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    state.bounds = CGRect(
      x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
      width: max(0, mix(bounds.width, other.bounds.width)), height: max(0, mix(bounds.height, other.bounds.height)))
    let (a, b) = (transform, other.transform)
    state.transform = CGAffineTransform(
      mix(a.a, b.a), mix(a.b, b.b), mix(a.c, b.c), mix(a.d, b.d), mix(a.tx, b.tx), mix(a.ty, b.ty))
    state.alpha = mix(alpha, other.alpha)
    state.cornerRadius = mix(cornerRadius, other.cornerRadius)
    let (from, to) = (background ?? other.background?.opacity(0), other.background ?? background?.opacity(0))
    if let from, let to {
      func part(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(fraction) }
      state.background = RGBA(
        red: part(from.red, to.red), green: part(from.green, to.green), blue: part(from.blue, to.blue),
        alpha: part(from.alpha, to.alpha))
    }
    return state
  }
}

/// A view on its way: what it shows instead of what its properties say.
final class ViewMotion {
  let start: ViewState
  let end: ViewState
  private(set) var state: ViewState

  init(from start: ViewState, to end: ViewState) { (self.start, self.end, state) = (start, end, start) }
  func move(to fraction: CGFloat) { state = start.mixed(with: end, at: fraction) }

  var center: CGPoint { state.center }
  var bounds: CGRect { state.bounds }
  var transform: CGAffineTransform { state.transform }
  var alpha: CGFloat { state.alpha }
  var background: RGBA? { state.background }
  var cornerRadius: CGFloat { state.cornerRadius }
}

/// What runs inside of `UIView.animate`: it notes how views were before they change. Spec: U10.
@MainActor @preconcurrency final class AnimationBlock {
  nonisolated(unsafe) static var current: AnimationBlock?
  private var noted: [(view: UIView, before: ViewState)] = []

  func note(_ view: UIView) {
    guard view._host != nil, !noted.contains(where: { $0.view === view }) else { return }
    noted.append((view, ViewState(shown: view)))
  }

  /// The views that changed, on their way; nothing for those that are as before.
  func motions() -> [(view: UIView, motion: ViewMotion)] {
    noted.compactMap { view, before in
      let after = ViewState(of: view)
      guard after != before, view._host != nil else { return nil }
      return (view, ViewMotion(from: before, to: after))
    }
  }
}

extension UIView {
  /// A property that can be animated is about to change.
  func _willAnimate() { AnimationBlock.current?.note(self) }

  func _motionDidStep() {
    _node?.setNeedsDisplay()
    _geometryDidChange()
  }
}
