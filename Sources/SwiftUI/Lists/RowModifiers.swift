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
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let insets = insets.map(ValueRepair("listRowInsets", file, line).insets)
    return modifier(TraitModifier { $0.values[ObjectIdentifier(ListRowTraits.InsetsKey.self)] = insets })
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

  /// The colour of a row's separators; nil for the list's. Spec: G5.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(SeparatorTintModifier(color: color, edges: edges))
  }

  /// Whether sections are separated by lines of their own. Lists here draw none, so that hiding them changes nothing.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: String = #fileID, line: UInt = #line
  ) -> some View {
    if visibility == .visible {
      Notes.once("listSectionSeparator(.visible) shows no lines yet", at: Notes.Place(file: file, line: line))
    }
    return self
  }

  /// A view behind the whole row in the place of the style's; nil returns to it. Spec: G21.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }
}

private struct SeparatorTintModifier: ElementModifier {
  let color: Color?
  let edges: VerticalEdge.Set
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> TraitNode {
    TraitNode(context: context.layout, child: child)
  }
  func update(_ wrapper: TraitNode, in context: ElementContext) {
    let shown = color?.rgba(in: context.environment)
    if edges.contains(.top) { wrapper.values[ObjectIdentifier(ListRowTraits.TopSeparatorColorKey.self)] = shown }
    if edges.contains(.bottom) { wrapper.values[ObjectIdentifier(ListRowTraits.BottomSeparatorColorKey.self)] = shown }
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
