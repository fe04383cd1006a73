import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// Whether something shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
  var rowVisibility: ListRowTraits.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

extension View {
  /// The distances of a row's content from the row's edges, all four; nil returns to the style's. Spec: G6, G29.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(ListRowTraits.InsetsKey.self)] = insets })
  }

  /// Shows or hides a row's separators. Spec: G5.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      TraitModifier { node in
        if edges.contains(.top) {
          node.values[ObjectIdentifier(ListRowTraits.TopSeparatorKey.self)] = visibility.rowVisibility
        }
        if edges.contains(.bottom) {
          node.values[ObjectIdentifier(ListRowTraits.BottomSeparatorKey.self)] = visibility.rowVisibility
        }
      })
  }

  /// A view behind the whole row in the place of the style's; nil returns to it. Spec: G21.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}

struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background?
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { RowBackgroundNode(view, context) }
}

final class RowBackgroundNode<Base: View, Background: View>: SecondaryNode<
  Base, RowBackgroundModifier<Background>, Background?, TraitNode
>
{
  override init(_ view: ModifiedContent<Base, RowBackgroundModifier<Background>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: RowBackgroundModifier<Background>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> TraitNode {
    TraitNode(context: context.layout, child: child)
  }
  override func secondaryView() -> Background? { view.modifier.background }
  override func give(_ elements: [LayoutNode], to wrapper: TraitNode) {
    let key = ObjectIdentifier(ListRowTraits.BackgroundKey.self)
    wrapper.values[key] = view.modifier.background == nil ? nil : elements
    wrapper.setNeedsLayout()
  }
}
