import Foundation
import MartletDisplay
import MartletLayout

/// Draws its child through effects that depend on the child's size: opacity, clip, transform, blur, shadow.
/// Layout and hit area stay. Effects with impossible numbers are left out. Spec: B41, J4-J14.
public final class EffectNode: UnaryNode {
  /// The effects from the inside out, for an area with this rectangle.
  public var effects: (CGRect, LayoutContext) -> [DisplayEffect] { didSet { setNeedsDisplay() } }
  /// Whether the child is drawn and described at all (`hidden`, opacity 0).
  public var isVisible = true { didSet { if isVisible != oldValue { setNeedsDisplay() } } }

  public init(context: LayoutContext, child: LayoutNode, effects: @escaping (CGRect, LayoutContext) -> [DisplayEffect])
  {
    self.effects = effects
    super.init(context: context, child: child)
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard isVisible else { return }
    var inner: [DisplayItem] = []
    drawChildren(at: offset, into: &inner)
    guard !inner.isEmpty else { return }
    for effect in effects(snappedBounds(at: offset), context) where effect.isDrawable {
      inner = [.effect(effect, inner)]
    }
    items += inner
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard isVisible else { return }
    let first = nodes.count
    describeChildren(at: offset, into: &nodes)
    let moving = effects(bounds, context).filter { $0.isDrawable && $0.moves }
    guard !moving.isEmpty else { return }
    for index in first..<nodes.count {
      nodes[index].mapFrames { frame in
        Self.box(of: frame.offsetBy(dx: -offset.x, dy: -offset.y), after: moving).offsetBy(dx: offset.x, dy: offset.y)
      }
    }
  }

  /// The smallest upright rectangle around `rect` as the effects show it.
  private static func box(of rect: CGRect, after effects: [DisplayEffect]) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { corner in effects.reduce(corner) { $1.apply($0) } }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
  }

  /// The hit area moves with the drawing; what is invisible has none. Spec: H23, H24, H28.
  public override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    if isBounded, !isVisible { return nil }
    var point = point
    for effect in effects(bounds, context).reversed() where effect.isDrawable {
      guard let inner = effect.undo(point) else { return nil }
      point = inner
    }
    return point
  }

  public override func shownPoint(_ point: CGPoint) -> CGPoint {
    effects(bounds, context).reduce(point) { $1.isDrawable ? $1.apply($0) : $0 }
  }
}

/// Keeps its child where a mask's alpha is. The mask is laid out on the child's area. Spec: J12.
public final class MaskNode: UnaryNode {
  private let overlay: OverlayNode
  public var mask: [LayoutNode] {
    get { overlay.secondaries }
    set { overlay.secondaries = newValue }
  }
  public func setAlignment(_ alignment: Alignment) { overlay.alignment = alignment }

  public init(context: LayoutContext, child: LayoutNode, alignment: Alignment) {
    overlay = OverlayNode(context: context, primary: child, order: .inFront, alignment: alignment)
    overlay.secondariesAreHittable = false  // a mask cuts the drawing, not the hit area. Spec: H23
    super.init(context: context, child: overlay)
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var content: [DisplayItem] = []
    var mask: [DisplayItem] = []
    for child in overlay.children {
      let place = CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y)
      if child === overlay.child {
        child.addDisplay(at: place, into: &content)
      } else {
        child.addDisplay(at: place, into: &mask)
      }
    }
    if !content.isEmpty { items.append(.effect(.mask(mask), content)) }
  }
}
