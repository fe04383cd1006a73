import Foundation
import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// A page: content, and the bar that its preferences ask for. Spec: D20, F2, F18, F19.
struct NavigationPage: _PrimitiveView {
  let content: AnyView
  let controller: NavigationController
  /// 0 is the root.
  let depth: Int
  let isOnTop: Bool
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationPageViewNode(view, context)
  }
}

final class NavigationPageViewNode: _ViewNode<NavigationPage>, Gathering, PreferenceReader {
  private let page: NavigationPageNode
  private let pageScope: EnvironmentScope
  private var content: _ViewNode<AnyView>!
  private var bar: _ViewNode<NavigationBar>!
  private var bottomBar: _ViewNode<BottomBar>!
  private let column: LayoutContainerNode<VStackLayout>
  private var preferences = NavigationPreferences()
  var isWaitingToGather = false

  override init(_ view: NavigationPage, _ context: NodeContext) {
    page = NavigationPageNode(context: context.layout)
    column = LayoutContainerNode(context: context.layout, arrangement: VStackLayout())
    pageScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    page.isOnTop = view.isOnTop
    writeEnvironment()
    content = AnyView._makeNode(view.content, context.child(of: self, scope: pageScope))
    preferences = content.preferenceIncludingOwn(NavigationPreferenceKey.self) ?? NavigationPreferences()
    bar = NavigationBar._makeNode(NavigationBar(model: track { barModel() }), context.child(of: self, scope: pageScope))
    bottomBar = BottomBar._makeNode(bottomBarView(), context.child(of: self, scope: pageScope))
    reportTitle()
    root.addPreferenceReader(self)
    gather()
  }

  private func writeEnvironment() {
    var values = EnvironmentValues()
    values.navigation = view.controller
    values.isListRow = false
    if view.depth > 0 {
      values.dismiss = DismissAction { [controller = view.controller] in controller.pop() }
      values.isPresented = true
    }
    for (key, value) in values.writes { pageScope.set(key, value) }
  }

  override func update(to new: NavigationPage) {
    view = new
    page.isOnTop = new.isOnTop
    content.update(to: new.content)
  }

  /// The page below has another title.
  override func update() { bar.update(to: NavigationBar(model: track { barModel() })) }

  func readPreferences() {
    preferences = content.preferenceIncludingOwn(NavigationPreferenceKey.self) ?? NavigationPreferences()
    view.controller.destinations.add(preferences.destinations)
    reportTitle()
    update()
    bottomBar.update(to: bottomBarView())
    gather()
  }

  /// What the page says about its bars ends here: it is nothing to containers further out. Spec: F2.
  override func collectPreferences(_ collector: PreferenceCollector) {
    if collector.key != ObjectIdentifier(NavigationPreferenceKey.self) { super.collectPreferences(collector) }
  }

  private func reportTitle() {
    let title = preferences.title.map { title in Reader.withoutTracking { title.string(in: environment) } }
    view.controller.setTitle(title, at: view.depth)
  }

  /// Automatic: a root's title is large, a pushed page's is as the page before. Spec: F4.
  private var isLarge: Bool {
    switch preferences.displayMode ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: true
    }
  }

  private func barModel() -> NavigationBarModel {
    var model = NavigationBarModel(
      title: preferences.title, isLarge: isLarge, background: preferences.barBackground, style: preferences.barStyle,
      colorScheme: preferences.barColorScheme)
    for entry in preferences.items {
      switch entry.placement.area {
      case .leading: model.leading.append(entry.view)
      case .trailing:
        model.trailing.append(entry.placement.isEmphasized ? AnyView(entry.view.fontWeight(.semibold)) : entry.view)
      case .principal: model.principal = entry.view
      case .bottom, .keyboard: break
      }
    }
    if view.depth > 0, preferences.hidesBackButton != true {
      let title = view.controller.title(at: view.depth - 1)
      model.back = .init(title: title ?? "Back") { [controller = view.controller] in controller.pop() }
    }
    return model
  }

  private func bottomBarView() -> BottomBar {
    BottomBar(items: preferences.items.filter { $0.placement.area == .bottom }.map(\.view))
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    let elements = content.elements
    if elements.count != 1 { column.setChildren(elements) }
    let isBarHidden = preferences.hidesBar == true
    page.set(
      content: elements.count == 1 ? elements[0] : column, topBar: isBarHidden ? nil : bar.elements.first,
      bottomBar: bottomBarView().items.isEmpty ? nil : bottomBar.elements.first)
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { page }
  override func appendElements(to list: inout [LayoutNode]) { list.append(page) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    bar.map(visit)
    bottomBar.map(visit)
  }
  override func dispose() {
    page.detach()
    super.dispose()
  }
}

/// A toolbar at the bottom of a page: its items spread over the width. Spec: F22, M-BAR.
struct BottomBar: View {
  let items: [AnyView]
  var body: some View {
    HStack { ForEach(0..<items.count, id: \.self) { items[$0] } }
      .padding(.horizontal, BarMetrics.sidePadding)
      .frame(maxWidth: .infinity)
      .frame(height: BarMetrics.toolbarHeight(.phone))
      .background(Material.bar)
      .overlay(alignment: .top) { Hairline(color: Color(system: .separator)) }
      .environment(\.isToolbar, true)
      .imageScale(.large)
  }
}
