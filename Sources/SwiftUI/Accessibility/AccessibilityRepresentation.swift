import Foundation
import MartletDisplay
import MartletTree

/// A view that has a size and a meaning but is not drawn, and that pointers pass.
struct UndrawnModifier: ElementModifier {
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> UndrawnNode {
    UndrawnNode(context: context.layout, child: child)
  }
  func update(_ wrapper: UndrawnNode, in context: ElementContext) {}
}

final class UndrawnNode: UnaryNode {
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {}
  override var hittableChildren: [LayoutNode] { [] }
}

extension View {
  /// Gives assistive tools `representation` in the place of this view: what it says and what it does, at this view's
  /// size. It is never shown.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().modifier(UndrawnModifier()) }
  }

  /// Gives assistive tools the elements of `children` inside of one element, in place of this view's own.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityElement(children: .ignore).overlay { children().modifier(UndrawnModifier()) }
      .accessibilityElement(children: .contain)
  }
}
