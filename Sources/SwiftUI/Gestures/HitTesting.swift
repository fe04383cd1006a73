import Foundation
import MartletDisplay
import MartletTree

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where pointers mean the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// Another hit area for a view. Spec: H21.
struct ContentShapeModifier<S: Shape>: ElementModifier {
  let shape: S
  let usesEvenOddFill: Bool

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> ContentShapeNode {
    ContentShapeNode(context: context.layout, child: child) { _, _ in false }
  }
  func update(_ wrapper: ContentShapeNode, in context: ElementContext) {
    let isMirrored = shape.isMirrored(in: context.environment.layoutDirection)
    wrapper.area = { [shape, usesEvenOddFill] point, bounds in
      let upright = isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
      return shape.path(in: bounds).contains(upright, eoFill: usesEvenOddFill)
    }
  }
}

/// Whether pointers mean a view at all. Spec: H22.
struct HitGateModifier: ElementModifier {
  let isOpen: Bool
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> HitGateNode {
    HitGateNode(context: context.layout, child: child)
  }
  func update(_ wrapper: HitGateNode, in context: ElementContext) { wrapper.isOpen = isOpen }
}

extension View {
  /// Gives the view another hit area than what it draws, inside its bounds or beyond. Spec: H21.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, usesEvenOddFill: eoFill))
  }
  /// The same for some purposes; only that of interaction has an effect here.
  @ViewBuilder nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
  /// False lets pointers through to what is behind the view. Spec: H22.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitGateModifier(isOpen: enabled)) }
}
