import Foundation
import MartletControls
import MartletGraph
import MartletTree

/// The presenter: it owns what it presents, in its own environment, and hands the elements to the window. Spec: D10.
final class PresentationNode<Base: View, Item, Presented: View>: ContentModifierNode<
  Base, PresentationModifier<Item, Presented>
>, Gathering, PreferenceReader
{
  private var presented: _ViewNode<PresentedView<Presented>>?
  private var shownItem: Item?
  private let presentedScope: EnvironmentScope
  var isWaitingToGather = false

  override init(_ view: ModifiedContent<Base, PresentationModifier<Item, Presented>>, _ context: NodeContext) {
    presentedScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    makeContent()
    writeEnvironment()
    root.addPreferenceReader(self)
    enqueue()
  }

  private func writeEnvironment() {
    var values = EnvironmentValues()
    values.isElevated = true
    values.isPresented = true
    values.isListRow = false
    values.isToolbar = false
    values.navigation = nil
    values.dismiss = DismissAction { [weak self] in self?.view.modifier.dismiss() }
    for (key, value) in values.writes { presentedScope.set(key, value) }
  }

  override func modifierDidChange(from old: PresentationModifier<Item, Presented>) { update() }

  /// Follows the item: presents, updates, replaces or ends. Spec: F25-F27.
  override func update() {
    let item = track { view.modifier.item() }
    switch (shownItem, item) {
    case (nil, let new?): present(new)
    case (let old?, let new?):
      if view.modifier.isSame(old, new) {
        presented?.update(to: presentedView(new))
      } else {
        end()
        present(new)
      }
    case (_?, nil): end()
    case (nil, nil): break
    }
  }

  private func presentedView(_ item: Item) -> PresentedView<Presented> {
    let detents = presented?.preferenceIncludingOwn(DetentsKey.self) ?? nil
    return PresentedView(content: view.modifier.content(item), kind: view.modifier.kind, detents: detents)
  }

  private func present(_ item: Item) {
    shownItem = item
    presented = PresentedView<Presented>._makeNode(
      presentedView(item), context.child(of: self, scope: presentedScope))
    gather()
    readPreferences()
  }

  private func end() {
    presented?.dispose()
    (presented, shownItem) = (nil, nil)
    root.present([], by: self)
    if let onDismiss = view.modifier.onDismiss { root.onAppearance(onDismiss) }
  }

  func readPreferences() { if let shownItem { presented?.update(to: presentedView(shownItem)) } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    if child === content { return super.childElementsDidChange(child) }
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() { root.present(presented?.elements ?? [], by: self) }

  /// What is presented says nothing to the presenter's containers.
  override func collectPreferences(_ collector: PreferenceCollector) { content.collectPreferences(collector) }

  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    presented.map(visit)
  }
  override func dispose() {
    if presented != nil { root.present([], by: self) }
    super.dispose()
  }
}

/// A presentation: the dimmed window and the card, or the whole window. Spec: M-CTL sheet.
struct PresentedView<Content: View>: View {
  let content: Content
  let kind: PresentationKind
  let detents: Set<PresentationDetent>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: isForm ? .center : .bottom) {
        if kind == .sheet { dimming }
        card(room: proxy.size, safeArea: proxy.overlappedSafeArea)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }

  /// On wide screens a sheet is a form in the middle.
  private var isForm: Bool { kind == .sheet && sizeClass == .regular }

  private var dimming: some View {
    Color.black.opacity(scheme == .dark ? 0.48 : 0.20)
  }

  @ViewBuilder private func card(room: CGSize, safeArea: EdgeInsets) -> some View {
    let size = cardSize(room: room, safeArea: safeArea)
    HStack(spacing: 0) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(width: size.width, height: size.height)
      .background(Color(system: .systemBackground))
      .cornerRadius(
        kind == .sheet ? PresentationMetrics.Sheet.cornerRadius : 0, isForm: isForm)
  }

  private func cardSize(room: CGSize, safeArea: EdgeInsets) -> CGSize {
    if kind == .cover { return room }
    if isForm {
      return CGSize(
        width: min(PresentationMetrics.Sheet.formSize.width, room.width),
        height: min(PresentationMetrics.Sheet.formSize.height, room.height))
    }
    let top = max(safeArea.top, 0) + PresentationMetrics.Sheet.topGap
    let large = max(0, room.height - top)
    let height = detents?.map { $0.height(in: large) }.min() ?? large
    return CGSize(width: room.width, height: height)
  }
}

extension View {
  /// Rounds the upper corners of a sheet, or all of a form's.
  fileprivate func cornerRadius(_ radius: CGFloat, isForm: Bool) -> some View {
    clipShape(
      UnevenRoundedRectangle(
        topLeadingRadius: radius, bottomLeadingRadius: isForm ? radius : 0, bottomTrailingRadius: isForm ? radius : 0,
        topTrailingRadius: radius))
  }
}
