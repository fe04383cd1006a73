import Foundation
import MartletTesting
import MartletTree
import SwiftUI

extension Screen {
  /// What a wheel should move and does not, at rest: the middle of everything that scrolls is asked.
  @MainActor func thingsThatDoNotScroll() -> [String] {
    settle()
    guard root.input.node(at: CGPoint(x: size.width / 2, y: size.height / 2)) != nil else {
      return ["nothing lies under the middle of the window"]
    }
    return scrollables(in: root.screen).compactMap(refusal)
  }

  @MainActor private func scrollables(in node: LayoutNode) -> [any Scrollable] {
    ((node as? any Scrollable).map { [$0] } ?? []) + node.hittableChildren.flatMap(scrollables)
  }

  /// Turns a wheel over the middle of a node, one way and back. Nil where the node, or one around it, moves.
  @MainActor private func refusal(of node: any Scrollable) -> String? {
    let middle = node.windowPoint(fromOwn: CGPoint(x: node.size.width / 2, y: node.size.height / 2))
    guard let hit = root.input.node(at: middle), hit.isInside(node) else { return nil }  // it is covered
    let axis: Axis = node.scrollAxes.contains(.vertical) ? .vertical : .horizontal
    let offset = node.scrollOffset[along: axis]
    let way: CGFloat = offset < node.scrollLimit[along: axis] ? 1 : -1
    guard node.scrollLimit[along: axis] > 1, node.scrollMotion.behaviour.isEnabled else { return nil }
    let step = CGSize(width: axis == .horizontal ? way : 0, height: axis == .vertical ? way : 0)
    let before = places(around: hit)
    scroll(by: step, at: middle)
    let moved = places(around: hit) != before
    scroll(by: CGSize(width: -step.width, height: -step.height), at: middle)
    settle()
    return moved ? nil : "\(Swift.type(of: node)) at \(node.frame()), \(offset) of \(node.scrollLimit)"
  }

  @MainActor private func places(around node: LayoutNode) -> [CGPoint] {
    sequence(first: node, next: \.parent).compactMap { ($0 as? any Scrollable)?.scrollOffset }
  }
}

extension CGPoint {
  fileprivate subscript(along axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
