import Foundation
import MartletTree

/// An opacity that a bar takes to 0 or 1 in a fixed time. Spec: M-BAR-9.
final class BarFade {
  private unowned let node: LayoutNode
  private let duration: Double
  /// Called after each change of the value.
  var didMove: () -> Void = {}
  private(set) var value = 0.0
  private(set) var target = 0.0
  private var isMoving = false
  private var isKnown = false

  init(node: LayoutNode, duration: Double = BarMetrics.inlineTitleFade) {
    (self.node, self.duration) = (node, duration)
  }

  /// Goes to `target`, at once when it is the first or `isAnimated` is off. `unlessMoving` leaves a fade alone.
  func turn(to target: Double, isAnimated: Bool, unlessMoving: Bool = false) {
    if unlessMoving, isMoving { return }
    let isFirst = !isKnown
    isKnown = true
    guard target != self.target || value != target else { return }
    self.target = target
    if isAnimated, !isFirst { move() } else { value = target }
    node.setNeedsDisplay()
  }

  private func move() {
    guard !isMoving else { return }
    isMoving = true
    var last: Double?
    node.context.clock.addMovement { [weak self] time in
      guard let self else { return false }
      let way = (time - (last ?? time)) / duration
      last = time
      value = target > value ? min(target, value + way) : max(target, value - way)
      node.setNeedsDisplay()
      didMove()
      isMoving = value != target
      return isMoving
    }
  }
}
