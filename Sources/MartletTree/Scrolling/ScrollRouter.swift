import Foundation
import MartletHost
import MartletLayout

/// Finds the node that a wheel, a touchpad or a key scrolls.
final class ScrollRouter {
  private unowned let root: LayoutNode
  /// What the fingers on a touchpad move until they leave it.
  private weak var held: LayoutNode?

  init(root: LayoutNode) { self.root = root }

  // MARK: Wheels

  /// Scrolls the innermost node around `hit` that can move the way of the event.
  func handle(_ event: ScrollEvent, over hit: LayoutNode?) -> Bool {
    var delta = CGSize(width: event.delta.x, height: event.delta.y)
    // A wheel turns sideways with the shift key.
    if event.modifiers.contains(.shift), event.phase == .step, delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    switch event.phase {
    case .step:
      guard let (target, way) = target(of: delta, from: hit) else { return false }
      target.scrollMotion.handle(event, delta: way)
    case .began, .changed:
      if event.phase == .began { letGo(at: event.time) }
      var event = event
      if held == nil, delta != .zero {  // the first movement tells the direction
        held = target(of: delta, from: hit)?.0 ?? nearest(to: hit, delta)
        event.phase = .began
      }
      guard let target = held as? any Scrollable else { return false }
      target.scrollMotion.handle(event, delta: delta)
    case .ended:
      guard let target = held as? any Scrollable else { return false }
      target.scrollMotion.handle(event, delta: delta)
      held = nil
    }
    return true
  }

  /// Fingers on a touchpad whose end nobody told.
  func letGo(at time: Double) {
    defer { held = nil }
    guard let target = held as? any Scrollable else { return }
    let end = ScrollEvent(phase: .ended, location: .zero, delta: ScrollDelta(x: 0, y: 0), time: time)
    target.scrollMotion.handle(end, delta: .zero)
  }

  /// The innermost node that can move, and how far; a wheel moves what scrolls only sideways, too.
  private func target(of delta: CGSize, from hit: LayoutNode?) -> (any Scrollable, CGSize)? {
    let axis = Self.mainAxis(delta)
    if let found = scrollables(around: hit).first(where: { $0.scrollMotion.canScroll(axis, by: way(delta, axis, $0)) })
    {
      return (found, delta)
    }
    guard axis == .vertical, delta.width == 0 else { return nil }
    let sideways = CGSize(width: delta.height, height: 0)
    return scrollables(around: hit)
      .first {
        $0.scrollAxes == .horizontal && $0.scrollMotion.canScroll(.horizontal, by: way(sideways, .horizontal, $0))
      }
      .map { ($0, sideways) }
  }

  /// At its end the innermost one still bounces.
  private func nearest(to hit: LayoutNode?, _ delta: CGSize) -> LayoutNode? {
    let axis = Self.mainAxis(delta)
    return scrollables(around: hit).first { $0.scrollAxes.includes(axis) && $0.scrollMotion.behaviour.isEnabled }
  }

  private static func mainAxis(_ delta: CGSize) -> Axis {
    abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
  }

  private func way(_ delta: CGSize, _ axis: Axis, _ node: any Scrollable) -> CGFloat {
    axis == .horizontal && node.isRightToLeft ? -delta.width : delta[axis]
  }

  private func scrollables(around node: LayoutNode?) -> [any Scrollable] {
    var found: [any Scrollable] = []
    var node = node
    while let here = node {
      if let scrollable = here as? any Scrollable { found.append(scrollable) }
      node = here.parent
    }
    return found
  }

  // MARK: Keys

  /// Points that an arrow key scrolls, and that a page leaves of the one before.
  static let lineDistance: CGFloat = 40

  /// Scrolls with a key that nobody else took: around `hit`, or else what is largest. Arrows, pages, home and end, space.
  func handle(_ event: KeyEvent, over hit: LayoutNode?) -> Bool {
    guard event.phase != .up, let move = Move(event) else { return false }
    let candidates = scrollables(around: hit)
    let node = candidates.first { $0.scrollMotion.canScroll(move.axis, by: move.sign) } ?? largest(in: root, move)
    guard let node else { return false }
    let length = node.bounds.size[move.axis]
    switch move.reach {
    case .line: node.scrollMotion.scroll(move.axis, by: move.sign * Self.lineDistance)
    case .page: node.scrollMotion.scroll(move.axis, by: move.sign * max(length / 2, length - Self.lineDistance))
    case .end:
      var target = node.scrollOffset
      target[move.axis] = move.sign > 0 ? node.scrollLimit[move.axis] : 0
      node.scrollMotion.scroll(to: target, isAnimated: true)
    }
    return true
  }

  private struct Move {
    enum Reach { case line, page, end }
    var axis = Axis.vertical
    var sign: CGFloat = 1
    var reach = Reach.line

    init?(_ event: KeyEvent) {
      let held = event.modifiers.subtracting([.shift, .capsLock, .numericPad])
      guard held.isEmpty else { return nil }
      switch event.key {
      case Key.down: break
      case Key.up: sign = -1
      case Key.right: axis = .horizontal
      case Key.left: (axis, sign) = (.horizontal, -1)
      case Key.pageDown: reach = .page
      case Key.pageUp: (sign, reach) = (-1, .page)
      case Key.space: (sign, reach) = (event.modifiers.contains(.shift) ? -1 : 1, .page)
      case Key.end: reach = .end
      case Key.home: (sign, reach) = (-1, .end)
      default: return nil
      }
    }
  }

  /// The largest node that can move that way, in what lies on top.
  private func largest(in node: LayoutNode, _ move: Move) -> (any Scrollable)? {
    var best: (any Scrollable)?
    func visit(_ node: LayoutNode) {
      if let scrollable = node as? any Scrollable, scrollable.scrollMotion.canScroll(move.axis, by: move.sign) {
        let area = { (node: LayoutNode) in node.size.width * node.size.height }
        if best.map({ area($0) < area(scrollable) }) ?? true { best = scrollable }
      }
      node.hittableChildren.forEach(visit)
    }
    for child in root.hittableChildren.reversed() {
      visit(child)
      if best != nil { return best }
    }
    return nil
  }
}
