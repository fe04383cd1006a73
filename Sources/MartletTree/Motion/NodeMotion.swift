import Foundation
import MartletDisplay

/// How a node is drawn while it is on its way: away from where it was laid out, in another size, through the effects
/// of a transition, or still partly as it was. Layout knows nothing of it. Spec: E13, E16, E27.
open class NodeMotion {
  /// What was drawn before, and how it gives way to what is drawn now.
  public struct Blend {
    public enum Kind {
      /// Colours go over into each other; all else is as it is now.
      case colors
      /// The old drawing vanishes while the new one appears.
      case crossfade
    }
    public var old: [DisplayItem]
    public var kind: Kind
    /// How much of the new drawing there is: 0 none, 1 all; springs go beyond.
    public var progress = 0.0
    public init(old: [DisplayItem], kind: Kind) { (self.old, self.kind) = (old, kind) }
  }

  public unowned(unsafe) final let node: LayoutNode
  /// From where the node was laid out to where it is drawn, in points.
  public final var displacement = CGSize.zero
  /// What is drawn is larger by this than what was laid out, in points.
  public final var growth = CGSize.zero
  public final var blend: Blend?
  /// The effects of a transition for the node's area, from the inside out.
  public final var effects: ((CGRect, LayoutContext) -> [DisplayEffect])?

  public init(_ node: LayoutNode) { self.node = node }

  /// The layout gave the node another place or size than `old`, and nothing animates that: it stands there at once.
  /// Spec: E20.
  open func frameDidChangeAtOnce(from old: CGRect) {}

  final var shownSize: CGSize {
    guard node.stretchesInMotion else { return node.size }
    return CGSize(width: max(0, node.size.width + growth.width), height: max(0, node.size.height + growth.height))
  }

  final func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    node.withSize(shownSize) {
      var drawn: [DisplayItem] = []
      node.draw(at: offset, into: &drawn)
      if let blend { drawn = blend.applied(to: drawn, at: offset) }
      guard let effects, !drawn.isEmpty else { return items += drawn }
      for effect in effects(node.snappedBounds(at: offset), node.context) where effect.isDrawable {
        drawn = [.effect(effect, drawn)]
      }
      items += drawn
    }
  }
}

/// Makes motions of what a layout pass changes. Given by the layer above while an animated pass runs. Spec: E16.
public protocol MotionDriver: AnyObject {
  /// `node` was drawn with `old` as its frame in its parent before the pass.
  func frameDidChange(of node: LayoutNode, from old: CGRect)
}
