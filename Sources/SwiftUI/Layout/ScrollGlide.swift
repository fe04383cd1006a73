import Foundation
import MartletTree

/// An animated way to where a scroll view has jumped: it goes back and moves there, before anything was drawn.
struct ScrollGlide {
  private let node: any Scrollable
  private let origin: CGPoint

  /// Where all that scrolls at and below these nodes is now.
  static func all(in nodes: [LayoutNode]) -> [ScrollGlide] {
    nodes.flatMap { node in
      let own = (node as? any Scrollable).map { [ScrollGlide(node: $0, origin: $0.scrollOffset)] } ?? []
      return own + all(in: node.children)
    }
  }

  /// Moves from where it was to where it is.
  func start() {
    let target = node.scrollOffset
    guard target != origin else { return }
    node.scrollOffset = origin
    node.scrollMotion.scroll(to: target, isAnimated: true)
  }
}
