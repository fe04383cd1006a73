import Foundation
import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// A page: content, and the bars that its preferences ask for. Spec: D20, F2, F18, F19.
struct NavigationPage: _PrimitiveView {
  let content: AnyView
  let id: NavigationController.PageID
  let controller: NavigationController
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    let node = NavigationPageViewNode(view, context)
    node.makeContent()
    return node
  }
}

final class NavigationPageViewNode: _ViewNode<NavigationPage>, Gathering, PreferenceReader, VisibilityScope {
  let page: NavigationPageNode
  private let pageScope: EnvironmentScope
  private let column: LayoutContainerNode<VStackLayout>
  private var content: _ViewNode<AnyView>!
  private var bars: PageBars!
  private(set) var preferences = NavigationPreferences()
  /// The version of what was read last.
  private var readVersion: Int?
  /// Tells when a field in the page has the keyboard; made for pages with items for it.
  private var typing: FocusLinkNode?
  private var isTyping = false
  private let titleSource = Source()
  private var titleText: String?
  private weak var previous: NavigationPageViewNode?
  private weak var container: NavigationContainerNode?
  /// Whether the page is a split view's column: a stack that is all of it takes over its bar.
  var isSplitRoot = false
  private weak var innerStack: NavigationContainerNode?
  var isWaitingToGather = false

  override init(_ view: NavigationPage, _ context: NodeContext) {
    page = NavigationPageNode(context: context.layout)
    column = LayoutContainerNode(context: context.layout, arrangement: VStackLayout())
    pageScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
  }

  /// Makes what the page shows; called once, when the page knows what it is.
  func makeContent() {
    var values = EnvironmentValues()
    values.splitPage = isSplitRoot ? self : nil
    values.editMode = EditModeStore().binding
    for (key, value) in values.writes { pageScope.define(key, value) }
    content = AnyView._makeNode(view.content, context.child(of: self, scope: pageScope))
    bars = PageBars(owner: self, scope: pageScope)
    root.addPreferenceReader(self)
    takePreferences()
    gather()
  }

  // MARK: Visibility

  /// Covered pages keep their state and get disappear. Spec: C41.
  var isContentVisible = true {
    didSet { if isContentVisible != oldValue { tellVisibility(isContentVisible) } }
  }

  // MARK: Place among other pages

  /// Where the page lies: what is before it decides on its back button.
  func setPlace(after previous: NavigationPageViewNode?, in container: NavigationContainerNode) {
    let isNew = self.previous !== previous || self.container == nil
    (self.previous, self.container) = (previous, container)
    if isNew { placeDidChange() }
  }

  /// Bars and environment follow what is before the page and which columns show.
  func placeDidChange() {
    writeDismissal()
    updateBars()
    innerStack?.columns[0].pages.first?.placeDidChange()
  }

  /// Spec: D28, D29.
  private func writeDismissal() {
    var values = EnvironmentValues()
    values.dismiss = DismissAction { [weak self] in self?.goBack() }
    values.isPresented = true
    let isPresented = previous != nil
    for (key, value) in values.writes where (pageScope.own(key) != nil) != isPresented {
      pageScope.set(key, isPresented ? value : nil)
    }
  }

  func goBack() { container?.goBack(from: self) }

  /// The nearest page below that a back button leads to: for a stack that is a column, the column's own.
  private var backPage: NavigationPageViewNode? { previous ?? container?.enclosingPage?.previous }

  private func goBackFromBar() {
    if previous != nil { goBack() } else { container?.enclosingPage?.goBack() }
  }

  /// A stack that is all of the page brings a bar of its own.
  func setInnerStack(_ stack: NavigationContainerNode?) {
    innerStack = stack
    view.controller.inner = stack?.columns[0].controller
    if !isDisposed { root.gatherLater(self) }
  }

  // MARK: Update

  override func update(to new: NavigationPage) {
    let isSame = view.content.box === new.content.box
    view = new
    if !isSame { content.update(to: new.content) }
  }

  /// The page below has another title, or the surroundings of the bars changed.
  override func update() { updateBars() }

  func readPreferences() {
    // Bars whose items show something change what presentations say, never what the page says: else no end.
    let version = root.preferenceVersion(of: NavigationPreferenceKey.self)
    guard version != readVersion else { return }
    readVersion = version
    takePreferences()
    updateBars()
    gather()
  }

  private func takePreferences() {
    let hadWidth = preferences.columnWidth
    preferences = content.preferenceIncludingOwn(NavigationPreferenceKey.self) ?? NavigationPreferences()
    view.controller.destinations.set(preferences.destinations, by: view.id)
    let text = preferences.title.map { title in Reader.withoutTracking { title.string(in: environment) } }
    if text != titleText {
      titleText = text
      titleSource.change()
    }
    if preferences.columnWidth != hadWidth { container?.enqueue() }
  }

  var columnWidth: ColumnWidth? { preferences.columnWidth }

  /// The page's title as words; nil for none. Whoever runs depends on it.
  var title: String? {
    titleSource.read()
    return titleText
  }

  /// What the page says about its bars ends here: it is nothing to containers further out. Spec: F2.
  override func collectPreferences(_ collector: PreferenceCollector) {
    if collector.key != ObjectIdentifier(NavigationPreferenceKey.self) { super.collectPreferences(collector) }
  }

  // MARK: Bars

  /// Automatic: a root's title is large, a pushed page's is as the page before. Spec: F4.
  private var isLarge: Bool {
    switch preferences.displayMode ?? .automatic {
    case .large: true
    case .inline: false
    case .automatic: backPage?.isLarge ?? true
    }
  }

  private func updateBars() {
    guard bars != nil else { return }
    let model = track { barModel() }
    page.allowsBackSwipe = preferences.hidesBackButton != true
    bars.update(to: model)
  }

  private func barModel() -> NavigationBarModel {
    var model = NavigationBarModel(preferences)
    model.isLarge = isLarge
    model.isTyping = isTyping
    model.surroundings = BarSurroundings(environment)
    if let below = backPage, preferences.hidesBackButton != true {
      model.back = .init(title: below.title, pages: pagesBelow(below)) { [weak self] in self?.goBackFromBar() }
    }
    model.sidebarToggle = sidebarToggle
    return model
  }

  /// The titles of the pages below, the nearest first, and the way to each.
  private func pagesBelow(_ page: NavigationPageViewNode) -> [NavigationBarModel.BackButton.Target] {
    var targets: [NavigationBarModel.BackButton.Target] = []
    var above = self
    var here: NavigationPageViewNode? = page
    while let below = here {
      targets.append(.init(title: below.title) { [weak above] in above?.goBackFromBar() })
      (above, here) = (below, below.backPage)
    }
    return targets
  }

  private var sidebarToggle: (() -> Void)? {
    let owner = container?.enclosingPage ?? self
    guard previous == nil, let container = owner.container, container.hasSidebarButton(owner) else { return nil }
    if preferences.removesSidebarToggle { return nil }
    return { [weak container] in if let container { container.setShowsColumns(!container.showsColumns) } }
  }

  // MARK: Elements

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    let elements = content.elements
    if elements.count != 1 { column.setChildren(elements) }
    let isBarHidden = preferences.hidesBar == true || innerStack != nil
    page.set(
      content: watched(elements.count == 1 ? elements[0] : column), topBar: isBarHidden ? nil : bars.topBar,
      bottomBar: preferences.hidesBottomBar == true ? nil : bars.bottomBar)
  }

  /// The content, and around it a node that tells when somebody types in it, where the page has items for that.
  private func watched(_ content: LayoutNode) -> LayoutNode {
    guard preferences.items.contains(where: { $0.placement.area == .keyboard }) else {
      typing = nil
      return content
    }
    if let typing, typing.child === content { return typing }
    let link = FocusLinkNode(context: context.layout, child: content)
    link.report = { [weak self] in self?.focusDidChange(isInside: $0) }
    typing = link
    return link
  }

  private func focusDidChange(isInside: Bool) {
    isTyping = isInside && root.focus.focused is any TextInputClient
    enqueue()
    root.gatherLater(self)
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { page }
  override func appendElements(to list: inout [LayoutNode]) { list.append(page) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    bars?.nodes.forEach(visit)
  }
  override func dispose() {
    page.detach()
    super.dispose()
  }
}
