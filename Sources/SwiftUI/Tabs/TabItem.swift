import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// Gives a view a tab of its own. Spec: F45.
struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { TabItemNode(view, context) }
  /// One tab, whatever it shows.
  nonisolated static func _arity(of base: _Arity) -> _Arity { .fixed(1) }
}

/// What a tab view asks of a tab.
protocol TabItem: _AnyViewNode {
  var label: AnyView { get }
  var badge: Text? { get }
  /// Makes what the tab shows, the first time that it does.
  func makePage()
}

/// A tab: one element, filled when it shows for the first time. Spec: C40, F46.
final class TabItemNode<Base: View, Label: View>: _ViewNode<ModifiedContent<Base, TabItemModifier<Label>>>, TabItem,
  Gathering
{
  private let page: TabPageNode
  private let pageScope: EnvironmentScope
  private var content: _ViewNode<Base>?
  var isWaitingToGather = false

  override init(_ view: ModifiedContent<Base, TabItemModifier<Label>>, _ context: NodeContext) {
    page = TabPageNode(context: context.layout)
    pageScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    page.item = self
    let isInTabs = Reader.withoutTracking { self.environment.isTabHost }
    guard isInTabs else {
      makePage()
      return
    }
    var values = EnvironmentValues()
    (values.isTabHost, values.rowBadge) = (false, nil)
    for (key, value) in values.writes { pageScope.define(key, value) }
  }

  func makePage() {
    guard content == nil else { return }
    content = Base._makeNode(view.content, context.child(of: self, scope: pageScope))
    gather()
    root.structureDidChange()
  }

  var label: AnyView { AnyView(view.modifier.label) }
  /// Written on the tab, or on its content directly.
  var badge: Text? { (view.content as? any BadgeCarrying)?.badgeLabel ?? environment.rowBadge }

  override func update(to new: ModifiedContent<Base, TabItemModifier<Label>>) {
    view = new
    content?.update(to: new.content)
    elementsDidChange()  // the bar shows another label, perhaps
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() { page.setContent(content?.elements ?? []) }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { page }
  override func appendElements(to list: inout [LayoutNode]) { list.append(page) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    page.detach()
    super.dispose()
  }
}

/// Shows one element as it is, several as a column. Spec: A36.
final class TabPageNode: LayoutNode {
  weak var item: (any TabItem)?
  private let column: LayoutContainerNode<VStackLayout>

  override init(context: LayoutContext) {
    column = LayoutContainerNode(context: context, arrangement: VStackLayout())
    super.init(context: context)
  }

  func setContent(_ elements: [LayoutNode]) {
    column.setChildren(elements.count > 1 ? elements : [])
    setChildren(elements.count > 1 ? [column] : elements)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.sizeThatFits(proposal) ?? .zero }
  override func placeChildren() { children.first?.place(at: .zero, anchor: .topLeading, proposal: proposal) }
  override var keepsGroup: Bool { false }
}

/// A view that has been given a badge.
protocol BadgeCarrying { var badgeLabel: Text? { get } }

extension ModifiedContent: BadgeCarrying where Modifier == BadgeModifier {
  var badgeLabel: Text? { modifier.label }
}

private enum IsTabHostKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is one of a tab view's tabs.
  var isTabHost: Bool {
    get { self[IsTabHostKey.self] }
    set { self[IsTabHostKey.self] = newValue }
  }
}

extension View {
  /// Shows `label` in the bar of the tab view around: a `Label`, or an image and a text. Of other views nothing shows.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
