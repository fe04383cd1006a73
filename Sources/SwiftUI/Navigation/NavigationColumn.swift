import MartletControls
import MartletGraph
import MartletTree

/// One column of a navigation container: a root and the pages above it.
final class NavigationColumn {
  let index: Int
  let controller: NavigationController
  let stack: NavigationStackNode
  let selection: ColumnSelection
  private(set) var pages: [NavigationPageViewNode] = []
  private let scope: EnvironmentScope
  private unowned let container: NavigationContainerNode

  init(root view: AnyView, index: Int, container: NavigationContainerNode) {
    self.index = index
    self.container = container
    controller = NavigationController(rootView: view)
    stack = NavigationStackNode(context: container.context.layout)
    scope = EnvironmentScope(parent: container.context.scope)
    selection = ColumnSelection()
    selection.didSelect = { [weak container] isEmpty in if !isEmpty { container?.showColumn(index + 1) } }
    controller.pagesDidChange = { [weak container] in container?.enqueue() }
    controller.wasFilled = { [weak container] in container?.columnWasFilled(index) }
    stack.transitionDidEnd = { [weak container] in container?.enqueue() }
    stack.goBack = { [weak container, weak stack] in
      if let stack { container?.goBackFromTop(of: stack) }
    }
    stack.goBackToRoot = { [weak container, weak stack] in
      if let stack { container?.goBackToRoot(of: stack) }
    }
    writeEnvironment()
  }

  private func writeEnvironment() {
    var values = EnvironmentValues()
    values.navigation = controller
    values.isListRow = false
    values.isToolbar = false
    values.splitPage = nil
    values.columnSelection = container.view.kind == .split ? selection : nil
    for (key, value) in values.writes { scope.define(key, value) }
  }

  /// Sidebars are narrow whatever the window is.
  func setSurroundings(isSidebar: Bool) {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .compact
    values.isSidebar = true
    for (key, value) in values.writes where (scope.own(key) != nil) != isSidebar {
      scope.set(key, isSidebar ? value : nil)
    }
  }

  // MARK: Pages

  /// What the column is to show, from the root up; whoever runs depends on the path.
  func read(_ path: NavigationPathAccess?) -> [NavigationController.Entry] {
    controller.bind(path)
    Reader.withoutTracking { controller.dropPagesAbovePath() }
    return controller.entries()
  }

  /// Makes, updates and keeps pages; answers those that are no longer wanted.
  func take(_ entries: [NavigationController.Entry]) -> [NavigationPageViewNode] {
    controller.destinations.keep(entries.map(\.id))
    var old = pages
    pages = entries.map { entry in
      let view = NavigationPage(content: entry.view, id: entry.id, controller: controller)
      guard let index = old.firstIndex(where: { $0.view.id == entry.id }) else { return makePage(view) }
      let page = old.remove(at: index)
      page.update(to: view)
      return page
    }
    return old
  }

  private func makePage(_ view: NavigationPage) -> NavigationPageViewNode {
    let page = NavigationPageViewNode(view, container.context.child(of: container, scope: scope))
    page.isSplitRoot = container.view.kind == .split && view.id == .root
    page.makeContent()
    return page
  }

  /// The width that the root page asks for.
  var width: NavigationColumnsNode.Width {
    let standard = NavigationColumnsNode.Width.standard
    guard let wish = pages.first?.columnWidth else { return standard }
    let minimum = wish.minimum ?? min(standard.minimum, wish.ideal)
    return .init(minimum: minimum, ideal: wish.ideal, maximum: wish.maximum ?? max(standard.maximum, wish.ideal))
  }
}

extension NavigationContainerNode {
  /// What fills a column brings it to the front.
  func columnWasFilled(_ index: Int) {
    if view.kind == .split || columnsNode?.isOverlaid == true { showColumn(index) }
  }
}

/// How a list in a split view's column and the columns know of each other. Spec: F9, F17.
///
/// The list calls `didSelect` when its selection changes and once with the selection that it begins with, and gives
/// `deselect` for going back to the list in one stack.
final class ColumnSelection {
  /// Called with whether the selection is empty.
  var didSelect: (Bool) -> Void = { _ in }
  var deselect: (() -> Void)?
}

private enum Keys {
  enum Selection: EnvironmentKey { static var defaultValue: ColumnSelection? { nil } }
  enum Sidebar: EnvironmentKey { static var defaultValue: Bool { false } }
  enum SplitPage: EnvironmentKey { static var defaultValue: WeakPage { WeakPage() } }
  enum SelectInList: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Bool)? { nil } }
}

/// A reference that does not keep its page.
private struct WeakPage { weak var page: NavigationPageViewNode? }

extension EnvironmentValues {
  /// What a list in a column of a split view tells of its selection; nil elsewhere.
  var columnSelection: ColumnSelection? {
    get { self[Keys.Selection.self] }
    set { self[Keys.Selection.self] = newValue }
  }
  /// Whether the view stands in a column beside the detail: lists take the sidebar's look.
  var isSidebar: Bool {
    get { self[Keys.Sidebar.self] }
    set { self[Keys.Sidebar.self] = newValue }
  }
  /// The root page of a split view's column around.
  var splitPage: NavigationPageViewNode? {
    get { self[Keys.SplitPage.self].page }
    set { self[Keys.SplitPage.self] = WeakPage(page: newValue) }
  }
  /// Selects a value in the list around; false where it has no selection of that type. Lists write it. Spec: F9.
  var selectInList: ((AnyHashable) -> Bool)? {
    get { self[Keys.SelectInList.self] }
    set { self[Keys.SelectInList.self] = newValue }
  }
}
