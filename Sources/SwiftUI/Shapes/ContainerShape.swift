import Foundation
import MartletDisplay
import MartletTree

/// The shape of the container around, made smaller by as much as the figure is inside of it; a rectangle where no
/// container has a shape.
public struct ContainerRelativeShape: Shape, InsettableShape {
  var amount: CGFloat = 0
  /// Where the figure stands, once it is drawn somewhere.
  var site: ContainerSite?
  public init() {}
  public func path(in rect: CGRect) -> Path {
    site?.node?.containerOutline(in: rect, inset: amount) ?? Path(rect.inset(by: amount))
  }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The node that draws a figure. Nodes belong to the main thread, where figures are drawn.
struct ContainerSite: @unchecked Sendable {
  weak var node: LayoutNode?
}

/// A shape that looks at the container around it.
protocol ContainerFollowing {
  func following(_ site: ContainerSite) -> Self
}

extension ContainerRelativeShape: ContainerFollowing {
  func following(_ site: ContainerSite) -> Self {
    var copy = self
    copy.site = site
    return copy
  }
}

extension _StrokedShape: ContainerFollowing {
  func following(_ site: ContainerSite) -> Self { Self(shape: shape.following(site), style: style) }
}

extension AnyShape: ContainerFollowing {
  func following(_ site: ContainerSite) -> Self { AnyShape(shape.following(site)) }
}

extension Shape {
  /// The shape as it is where `site` says; most are the same everywhere.
  func following(_ site: ContainerSite) -> Self { (self as? any ContainerFollowing)?.followed(site) as? Self ?? self }
}

extension ContainerFollowing {
  func followed(_ site: ContainerSite) -> Any { following(site) }
}

private struct ContainerShapeModifier<S: InsettableShape>: ElementModifier {
  let shape: S
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> ContainerShapeNode {
    ContainerShapeNode(context: context.layout, child: child)
  }
  func update(_ wrapper: ContainerShapeNode, in context: ElementContext) {
    wrapper.outline = { [shape] area, inset in
      let local = CGRect(origin: .zero, size: area.size)
      return shape.inset(by: inset).path(in: local).offsetBy(dx: area.minX, dy: area.minY)
    }
  }
}

extension View {
  /// Gives the view's area a shape that a `ContainerRelativeShape` inside follows. Nothing is drawn or cut by it.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
