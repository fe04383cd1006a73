import MartletControls
import MartletLayout
import MartletTree

extension View {
  /// Shows a number at the trailing edge of this row of a list, or on this tab; 0 shows nothing. Elsewhere nothing changes.
  /// Spec: G21.
  nonisolated public func badge(_ count: Int) -> some View {
    listBadge(count == 0 ? nil : Text(count, format: .number))
  }
  /// Shows a text at the trailing edge of this row of a list; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View { listBadge(label) }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { listBadge(key.map { Text($0) }) }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { listBadge(label.map { Text($0) }) }

  nonisolated private func listBadge(_ label: Text?) -> some View {
    modifier(EnvironmentModifier { if $0.isListRow || $0.isTabHost { $0.rowBadge = label } })
      .modifier(BadgeModifier(label: label))
  }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// For rows that place their badge themselves, as links do before their disclosure indicator.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// Says that content shows its row's badge itself.
enum ShowsBadge {
  static func write(to node: TraitNode) { node.values[ObjectIdentifier(BadgedNode.ShowsBadgeKey.self)] = true }
}

/// A badge as lists show it. Spec: M-LIST-6.
struct BadgeLabel: View {
  let label: Text
  var body: some View { label.foregroundColor(.secondary).lineLimit(1) }
}

struct BadgeModifier: PrimitiveModifier {
  let label: Text?
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { BadgeModifierNode(view, context) }
}

final class BadgeModifierNode<Base: View>: SecondaryNode<Base, BadgeModifier, BadgeLabel?, BadgedNode> {
  override init(_ view: ModifiedContent<Base, BadgeModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: BadgeModifier) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> BadgedNode {
    BadgedNode(context: context.layout, child: child)
  }
  override func secondaryView() -> BadgeLabel? {
    environment.isListRow ? view.modifier.label.map { BadgeLabel(label: $0) } : nil
  }
  override func give(_ elements: [LayoutNode], to wrapper: BadgedNode) { wrapper.badge = elements }
}
