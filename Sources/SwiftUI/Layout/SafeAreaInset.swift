import Foundation
import MartletLayout
import MartletTree

/// A view at an edge that makes the safe area of the content smaller. Spec: B45.
struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  let placement: SafeAreaAdditionNode.Bar
  let bar: Bar
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { SafeAreaInsetNode(view, context) }
}

final class SafeAreaInsetNode<Base: View, Bar: View>: SecondaryNode<
  Base, SafeAreaInsetModifier<Bar>, Bar, SafeAreaAdditionNode
>
{
  override init(_ view: ModifiedContent<Base, SafeAreaInsetModifier<Bar>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: SafeAreaInsetModifier<Bar>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> SafeAreaAdditionNode {
    SafeAreaAdditionNode(context: context.layout, child: child)
  }
  override func secondaryView() -> Bar { view.modifier.bar }
  override func configure(_ wrapper: SafeAreaAdditionNode) { wrapper.bar = view.modifier.placement }
  override func give(_ elements: [LayoutNode], to wrapper: SafeAreaAdditionNode) { wrapper.setBarContent(elements) }
}

/// Fixed insets that make the safe area of the content smaller. Spec: B45.
struct SafeAreaPaddingModifier: ElementModifier {
  let insets: EdgeInsets
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> SafeAreaAdditionNode {
    SafeAreaAdditionNode(context: context.layout, child: child)
  }
  func update(_ wrapper: SafeAreaAdditionNode, in context: ElementContext) { wrapper.insets = insets }
}

extension View {
  /// Shows `content` above or below this view, which gets the rest of the room; what scrolls in it shows up to the
  /// edge. `spacing` in points; nil is the system's 8. Spec: B45.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        placement: .init(
          edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
          spacing: ValueRepair("safeAreaInset", file, line).spacing(spacing) ?? ViewSpacing.defaultSpacing),
        bar: content()))
  }
  /// Shows `content` before or behind this view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        placement: .init(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment),
          spacing: ValueRepair("safeAreaInset", file, line).spacing(spacing) ?? ViewSpacing.defaultSpacing),
        bar: content()))
  }

  /// Makes the safe area smaller by these lengths, in points.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets, file: String = #fileID, line: UInt = #line
  ) -> some View {
    modifier(SafeAreaPaddingModifier(insets: ValueRepair("safeAreaPadding", file, line).insets(insets)))
  }
  /// Makes the safe area smaller on these edges; nil is the system's 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let length = ValueRepair("safeAreaPadding", file, line).finite(length ?? 16)
    return safeAreaPadding(EdgeInsets(edges, length))
  }
  nonisolated public func safeAreaPadding(
    _ length: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> some View { safeAreaPadding(.all, length, file: file, line: line) }
}
