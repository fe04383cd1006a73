import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Geometry of one view that a geometry proxy converts into another's coordinates when read. Spec: D19.
public struct Anchor<Value> {
  let node: LayoutNode?
  let read: (LayoutNode, CGPoint) -> Value

  /// The value with the source's corner at `origin`.
  func value(relativeTo ancestor: LayoutNode) -> Value {
    guard let node else { return read(ancestor, .zero) }
    let source = node.frame().origin
    let target = ancestor.frame().origin
    return read(node, CGPoint(x: source.x - target.x, y: source.y - target.y))
  }

  /// Which geometry an anchor takes of its view.
  public struct Source {
    let read: (LayoutNode, CGPoint) -> Value
    /// The part that was named, in the view's own coordinates; nil for all of it.
    var rect: CGRect?
    func anchor(of node: _AnyViewNode) -> Anchor<Value> { Anchor(node: node.elements.first, read: read) }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node, origin in CGRect(origin: origin, size: node.size) }
  }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(read: { _, origin in rect.offsetBy(dx: origin.x, dy: origin.y) }, rect: rect)
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node, origin in point.point(in: CGRect(origin: origin, size: node.size)) }
  }
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _, origin in CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
