import MartletControls
import MartletGraph
import MartletTree

/// A tab view with a bar, or with pages to swipe between where it has a mode for dots.
struct TabViewBody<Content: View>: _PrimitiveView {
  let selection: TabSelection?
  let dots: PageTabViewStyle.IndexDisplayMode?
  let kind: BarMetrics.Kind
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TabViewNode(view, context)
  }
}

/// Keeps the tabs, says which of them shows, and what the bar shows of them.
final class TabViewNode<Content: View>: _ViewNode<TabViewBody<Content>>, Gathering, VisibilityScope, PreferenceReader,
  PageSource
{
  private let tabs: TabsNode
  private let pager: PagerNode
  private let scope: EnvironmentScope
  private var content: _ViewNode<Content>!
  private var bar: TabBarParts!
  private var overlay: _ViewNode<PageDots>?
  /// The tab that shows; the units of tabs that are shown or were.
  private var index = 0
  private var shownUnit: _AnyViewNode?
  private var knownUnits: Set<ObjectIdentifier> = []
  private var isBarHidden = false
  private var hasShown = false
  var isWaitingToGather = false
  var isContentVisible: Bool { true }

  override init(_ view: TabViewBody<Content>, _ context: NodeContext) {
    tabs = TabsNode(context: context.layout)
    pager = PagerNode(context: context.layout)
    scope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    var values = EnvironmentValues()
    (values.isTabHost, values.isListRow, values.isToolbar) = (view.dots == nil, false, false)
    for (key, value) in values.writes { scope.define(key, value) }
    content = Content._makeNode(view.content, context.child(of: self, scope: scope))
    bar = TabBarParts(owner: self)
    tabs.chooseTab = { [weak self] in self?.chooseByKey($0) ?? false }
    pager.source = self
    pager.pageDidChange = { [weak self] in self?.choose($0) }
    root.addPreferenceReader(self)
    gather()
  }

  override func update(to new: TabViewBody<Content>) {
    view = new
    content.update(to: new.content)
    root.gatherLater(self)
  }

  override func update() { root.gatherLater(self) }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  // MARK: Selection

  /// Spec: F45, F47: the tab of the chosen value; without one the first, without a binding the one that was tapped.
  private func chosenIndex() -> Int {
    let count = content.elementCount
    guard let selection = view.selection else { return min(index, max(0, count - 1)) }
    if let position = indexInLoop(of: selection.value()) { return min(position, max(0, count - 1)) }
    return (0..<count).first { tag(of: $0).map(selection.isChosen) ?? false } ?? 0
  }

  /// The position of a value that is the id of a loop's element, without making any.
  private func indexInLoop(of value: AnyHashable) -> Int? {
    guard content.isElementCountCheap, content.elementCount > 0, let loop = content as? IdentifiedLoop else {
      return nil
    }
    guard element(0).trait(TagTrait.self) == nil else { return nil }
    return loop.target(value)?.index
  }

  private func tag(of index: Int) -> AnyHashable? {
    element(index).trait(TagTrait.self) ?? content.place(ofElement: index).loopID
      ?? AnyHashable(index)
  }

  func choose(_ new: Int) {
    guard new < content.elementCount else { return }
    guard let selection = view.selection else {
      index = new
      return root.gatherLater(self)
    }
    if let tag = tag(of: new) { selection.choose(tag) }
    root.gatherLater(self)
  }

  /// The chosen tab's button brings its page back to where it began. Spec: F49.
  private func tap(_ new: Int) {
    if new == index, bar.morePage == nil { tabs.returnToStart() }
    choose(new)
  }

  private func chooseByKey(_ new: Int) -> Bool {
    guard new < content.elementCount else { return false }
    bar.hideMore()
    choose(new)
    return true
  }

  // MARK: Showing

  func gather() {
    guard content.elementCount > 0 else { return showNothing() }
    let new = track(readChoice)
    index = new
    makePage(of: new)
    tellUnits(content.place(ofElement: new).unit)
    if view.dots == nil { showTabs() } else { showPages() }
    hasShown = true
  }

  private func readChoice() -> Int {
    isBarHidden = (shownPreference(TabBarVisibilityKey.self) ?? nil) == .hidden
    return chosenIndex()
  }

  private func showNothing() {
    tabs.set(page: nil, bar: nil, background: nil)
    pager.reload()
  }

  private func element(_ index: Int) -> LayoutNode { content.element(at: index) }
  private func item(of element: LayoutNode) -> (any TabItem)? {
    var node = element
    while let unary = node as? UnaryNode { node = unary.child }
    return (node as? TabPageNode)?.item
  }
  private func makePage(of index: Int) { item(of: element(index))?.makePage() }

  private func showTabs() {
    let items = (0..<content.elementCount).map { index -> TabBarItem in
      let item = item(of: element(index))
      return TabBarItem(label: item?.label, badge: item?.badge) { [weak self] in self?.tap(index) }
    }
    let model = TabBarModel(items: items, selected: index, kind: view.kind)
    // Reading the choice once more keeps what it depends on.
    track {
      _ = readChoice()
      bar.update(to: model)
    }
    tabs.barHeight = BarMetrics.tabBarHeight(view.kind)
    tabs.hidesBackgroundAtEdge = bar.hidesBackgroundAtEdge
    tabs.set(
      page: bar.morePage ?? element(index), bar: isBarHidden ? nil : bar.barElement,
      background: isBarHidden ? nil : bar.backgroundElement)
  }

  private func showPages() {
    let isAnimated = hasShown && Transaction.current.disablesAnimations == false
    pager.show(index, isAnimated: isAnimated)
    pager.scrollMotion.behaviour.isEnabled = track {
      _ = readChoice()
      return environment.isScrollEnabled
    }
    pager.reload()
    pager.overlay = dots()
  }

  var pageCount: Int { content.elementCount }
  func page(at index: Int) -> LayoutNode {
    makePage(of: index)
    knownUnits.insert(ObjectIdentifier(content.place(ofElement: index).unit))
    return element(index)
  }

  private func dots() -> LayoutNode? {
    let shows = view.dots?.mode == .always || view.dots?.mode == .automatic && pageCount > 1
    guard shows else {
      overlay?.dispose()
      overlay = nil
      return nil
    }
    let view = PageDots(count: pageCount, current: index) { [weak self] in self?.choose($0) }
    if let overlay { overlay.update(to: view) } else { overlay = PageDots._makeNode(view, context.child(of: self)) }
    return overlay?.elements.first
  }

  // MARK: Visibility

  /// What a tab's page is told when it comes and goes. Spec: C34, C40.
  private func tellUnits(_ unit: _AnyViewNode) {
    knownUnits.insert(ObjectIdentifier(unit))
    guard unit !== shownUnit else { return }
    let old = shownUnit
    shownUnit = unit
    if let old, !old.isDisposed { old.tellVisibility(false) }
    if hasShown { unit.tellVisibility(true) }
  }

  /// Whether a node below belongs to the tab that shows.
  func shows(_ node: _AnyViewNode) -> Bool {
    var here: _AnyViewNode? = node
    while let candidate = here, candidate !== self {
      if candidate === shownUnit { return true }
      if knownUnits.contains(ObjectIdentifier(candidate)) { return false }
      here = candidate.parent
    }
    // Not known yet: a tab that was never shown, or what is around all of them.
    return shownUnit.map { $0.isBelow(node) } ?? false
  }

  private func shownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    shownUnit?.preferenceIncludingOwn(key)
  }
  func readPreferences() {
    let hides = (shownPreference(TabBarVisibilityKey.self) ?? nil) == .hidden
    if hides != isBarHidden { root.gatherLater(self) }
  }
  /// Of the tabs the one that shows speaks; whether it wants the bar ends here.
  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key != ObjectIdentifier(TabBarVisibilityKey.self) else { return }
    if let shownUnit, shownUnit.preferenceWriterCount > 0 { shownUnit.collectPreferences(collector) }
  }

  // MARK: Elements

  private var element: LayoutNode { view.dots == nil ? tabs : pager }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { element }
  override func appendElements(to list: inout [LayoutNode]) { list.append(element) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    bar?.nodes.forEach(visit)
    overlay.map(visit)
  }
  override func dispose() {
    tabs.detach()
    pager.detach()
    super.dispose()
  }
}

extension _AnyViewNode {
  /// Whether `ancestor` is the node or above it.
  func isBelow(_ ancestor: _AnyViewNode) -> Bool {
    var node: _AnyViewNode? = self
    while let here = node {
      if here === ancestor { return true }
      node = here.parent
    }
    return false
  }
}
