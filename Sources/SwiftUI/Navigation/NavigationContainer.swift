import MartletControls
import MartletDisplay
import MartletGraph
import MartletLayout
import MartletTree

/// A stack, or columns that become one stack where there is no room: what all navigation views are made of.
struct NavigationContainer: _PrimitiveView {
  enum Kind { case stack, view, split }
  let kind: Kind
  /// The roots of the columns, the detail last; one for a stack.
  let columns: [AnyView]
  var isCollapsed = true
  var path: NavigationPathAccess?
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?

  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationContainerNode(view, context)
  }
}

/// Keeps the pages of all columns by their identity, and says which stack shows which of them.
///
/// Pages that slide out live on until their slide has ended. Spec: C35, C41.
final class NavigationContainerNode: _ViewNode<NavigationContainer> {
  private(set) var columns: [NavigationColumn] = []
  /// Pages that are no longer part of a stack and still slide.
  private var leaving: [NavigationPageViewNode] = []
  /// Made when the columns are beside each other for the first time.
  private(set) var columnsNode: NavigationColumnsNode?
  private(set) var isCollapsed = true
  /// The foremost column of a collapsed split view: its index.
  private var topColumn = 0
  /// What the user chose for the leading columns; nil follows the room.
  var userShowsColumns: Bool?
  private var lastVisibility: NavigationSplitViewVisibility?
  private var lastCompactColumn: NavigationSplitViewColumn?
  private var splitStyle = _NavigationSplitStyleKind.automatic
  private var separator = RGBA.black
  private var background = RGBA.white
  private var knowsArrangement = false
  private var hasShown = false
  /// The page of a split view's column that this stack is all of.
  weak var enclosingPage: NavigationPageViewNode?

  override init(_ view: NavigationContainer, _ context: NodeContext) {
    super.init(view, context)
    isCollapsed = view.isCollapsed
    columns = view.columns.enumerated().map { NavigationColumn(root: $1, index: $0, container: self) }
    topColumn = firstTopColumn
    joinEnclosingPage()
    update()
  }

  // MARK: Update

  override func update(to new: NavigationContainer) {
    view = new
    for (column, root) in zip(columns, new.columns) { column.controller.rootView = root }
    update()
  }

  /// Brings pages, columns and bars in line with paths, links and bindings.
  override func update() {
    didRun()
    let wasCollapsed = isCollapsed
    isCollapsed = view.isCollapsed
    let entries = track {
      readBindings()
      readEnvironment()
      return columns.map { $0.read(view.path) }
    }
    for (column, entries) in zip(columns, entries) { leaving += column.take(entries) }
    connectColumns()
    followSelection()
    let isAnimated = hasShown && wasCollapsed == isCollapsed && self.isAnimated
    arrange(animated: isAnimated)
    endLeftPages()
    if wasCollapsed != isCollapsed { elementsDidChange() }
    hasShown = true
  }

  private var isAnimated: Bool { root.screen.size != .zero && !Transaction.current.disablesAnimations }

  private func readEnvironment() {
    let environment = environment
    splitStyle = environment.navigationSplitStyleKind
    separator = SystemColor.separator.resolved(in: environment)
    background = SystemColor.systemBackground.resolved(in: environment)
    for column in columns { column.stack.background = background }
  }

  /// Links fill the next column while it stands beside theirs; in one stack those of split views do, too.
  private func connectColumns() {
    let isConnected = !isCollapsed || view.kind == .split
    for (column, next) in zip(columns, columns.dropFirst()) {
      column.controller.next = isConnected ? next.controller : nil
    }
    for column in columns { column.setSurroundings(isSidebar: !isCollapsed && column !== columns.last) }
  }

  // MARK: Which pages show

  private func arrange(animated: Bool) {
    if isCollapsed {
      for column in columns.dropFirst() { column.stack.show([], animated: false) }
      show(columns.prefix(topColumn + 1).flatMap(\.pages), in: columns[0].stack, animated: animated)
    } else {
      let node = columnsNode ?? makeColumnsNode()
      for column in columns { show(column.pages, in: column.stack, animated: animated) }
      configure(node, animated: animated)
    }
    tellVisibility()
  }

  private func show(_ pages: [NavigationPageViewNode], in stack: NavigationStackNode, animated: Bool) {
    var previous: NavigationPageViewNode?
    for page in pages {
      page.setPlace(after: previous, in: self)
      previous = page
    }
    stack.show(pages.map(\.page), animated: animated)
  }

  /// A page that comes to the top appears now; one that is covered disappears when the slide is over. Spec: C35.
  private func tellVisibility() {
    let isSliding = columns.contains { $0.stack.isSliding }
    let tops = columns.compactMap { $0.stack.pages.last }
    for page in columns.flatMap(\.pages) {
      let isTop = tops.contains { $0 === page.page }
      if isTop { page.isContentVisible = true } else if !isSliding { page.isContentVisible = false }
    }
  }

  private func endLeftPages() {
    guard !leaving.isEmpty, !columns.contains(where: { $0.stack.isSliding }) else { return }
    let gone = leaving
    leaving = []
    for page in gone { page.dispose() }
  }

  // MARK: Going back

  /// The user asks to leave `page`.
  func goBack(from page: NavigationPageViewNode) {
    guard let column = columns.first(where: { $0.pages.contains { $0 === page } }) else { return }
    if page !== column.pages.first { return column.controller.dismiss(page.view.id) }
    guard isCollapsed, column.index > 0 else { return }
    column.controller.dropReplacement()
    showColumn(column.index - 1)
    columns[column.index - 1].selection.deselect?()
  }

  func goBackFromTop(of stack: NavigationStackNode) { stack.pages.last.map(goBack(from:)) }
  func goBackToRoot(of stack: NavigationStackNode) { stack.pages.dropFirst().first.map(goBack(from:)) }

  private func goBack(from page: NavigationPageNode) {
    columns.flatMap(\.pages).first { $0.page === page }.map(goBack(from:))
  }

  // MARK: Columns in one stack

  /// Where a split view without room begins: at the detail if something is selected. Spec: F17.
  private var firstTopColumn: Int {
    guard view.kind == .split else { return 0 }
    return Reader.withoutTracking { view.compactColumn.map { index(of: $0.wrappedValue) } ?? 0 }
  }

  private func index(of column: NavigationSplitViewColumn) -> Int {
    switch column.kind {
    case .sidebar: 0
    case .content: min(1, columns.count - 1)
    case .detail: max(0, view.columns.count - 1)
    }
  }

  /// The user, a link or a selection brings a column to the front.
  func showColumn(_ index: Int) {
    let index = min(max(0, index), columns.count - 1)
    if topColumn != index { topColumn = index }
    if isCollapsed, let binding = view.compactColumn {
      let column = columnName(index)
      lastCompactColumn = column
      if Reader.withoutTracking({ binding.wrappedValue }) != column { binding.wrappedValue = column }
    }
    if columnsNode?.isOverlaid == true, index == columns.count - 1 { setShowsColumns(false) }
    enqueue()
  }

  private func columnName(_ index: Int) -> NavigationSplitViewColumn {
    if index == 0 { return .sidebar }
    return index == columns.count - 1 ? .detail : .content
  }

  /// In a navigation view without room, what a link put into the detail lies on the sidebar; in a split view the
  /// columns say by their selection which of them is in front.
  private func followSelection() {
    guard view.kind == .view else { return }
    let filled = columns.lastIndex { $0.controller.hasReplacement }
    topColumn = isCollapsed ? filled ?? 0 : 0
  }

  private func readBindings() {
    if let wish = view.compactColumn?.wrappedValue, wish != lastCompactColumn {
      lastCompactColumn = wish
      topColumn = index(of: wish)
    }
    if let wish = view.visibility?.wrappedValue, wish != lastVisibility {
      lastVisibility = wish
      userShowsColumns = nil
    }
  }

  // MARK: Columns beside each other

  private func makeColumnsNode() -> NavigationColumnsNode {
    let node = NavigationColumnsNode(context: context.layout)
    columnsNode = node
    node.set(columns.map(\.stack))
    node.arrangementDidChange = { [weak self] in self?.arrangementDidChange() }
    node.setShown = { [weak self] in self?.setShowsColumns($0) }
    return node
  }

  /// The columns came to lie over the detail, or beside it.
  private func arrangementDidChange() {
    if knowsArrangement { userShowsColumns = nil }
    knowsArrangement = false
    enqueue()
  }

  private func configure(_ node: NavigationColumnsNode, animated: Bool) {
    node.widths = columns.map(\.width)
    (node.background, node.separator) = (background, separator)
    node.overlaying =
      switch (view.kind, splitStyle) {
      case (.split, .balanced): .never
      case (.split, .prominentDetail): .always
      default: .whenHigh
      }
    node.show(shownCount(isOverlaid: node.isOverlaid), animated: animated && knowsArrangement)
    knowsArrangement = node.size.width > 0
    for column in columns { column.pages.first?.placeDidChange() }
  }

  private func shownCount(isOverlaid: Bool) -> Int {
    let all = columns.count - 1
    if let userShowsColumns { return userShowsColumns ? all : 0 }
    switch lastVisibility?.kind ?? .automatic {
    case .all: return all
    case .doubleColumn: return min(1, all)
    case .detailOnly: return 0
    case .automatic: return isOverlaid ? 0 : view.kind == .split ? min(1, all) : all
    }
  }

  func setShowsColumns(_ shows: Bool) {
    userShowsColumns = shows
    if let binding = view.visibility {
      let wish: NavigationSplitViewVisibility = shows ? .all : .detailOnly
      lastVisibility = wish
      if Reader.withoutTracking({ binding.wrappedValue }) != wish { binding.wrappedValue = wish }
    }
    enqueue()
  }

  /// Whether the bar of this page has the button that shows and hides the sidebar: that of the foremost column which
  /// shows; a navigation view has it over its detail only, while the sidebar can't stand beside it.
  func hasSidebarButton(_ page: NavigationPageViewNode) -> Bool {
    guard !isCollapsed, columns.count > 1, let node = columnsNode else { return false }
    let isOpen = node.isShowing
    if view.kind == .view, !node.isOverlaid { return false }
    let first =
      isOpen && view.kind == .split ? columns[columns.count - 1 - node.shownCount] : columns[columns.count - 1]
    return first.pages.first === page
  }

  var showsColumns: Bool { columnsNode?.isShowing ?? false }

  // MARK: A stack that is a column

  private func joinEnclosingPage() {
    guard view.kind == .stack, let page = Reader.withoutTracking({ environment.splitPage }) else { return }
    enclosingPage = page
    page.setInnerStack(self)
  }

  // MARK: Elements

  private var element: LayoutNode { isCollapsed ? columns[0].stack : columnsNode ?? columns[0].stack }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { element }
  override func appendElements(to list: inout [LayoutNode]) { list.append(element) }
  override func childElementsDidChange(_ child: _AnyViewNode) { root.structureDidChange() }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    columns.forEach { $0.pages.forEach(visit) }
    leaving.forEach(visit)
  }

  /// Of the pages on one another, the topmost speaks.
  override func collectPreferences(_ collector: PreferenceCollector) {
    for column in columns {
      let page = column.pages.last { $0.isContentVisible }
      if let page, page.preferenceWriterCount > 0 { page.collectPreferences(collector) }
    }
  }

  override func dispose() {
    if !isDisposed { enclosingPage?.setInnerStack(nil) }
    for column in columns { column.stack.detach() }
    columnsNode?.detach()
    super.dispose()
  }
}
