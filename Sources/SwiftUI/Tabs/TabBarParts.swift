import MartletControls
import MartletGraph
import MartletTree

/// One tab as the bar shows it.
struct TabBarItem {
  /// Nil for a view without a label.
  let label: AnyView?
  let badge: Text?
  let action: () -> Void
}

struct TabBarModel {
  var items: [TabBarItem]
  var selected: Int
  var kind: BarMetrics.Kind
  /// Whether a tab that lists the others comes last.
  var showsMore = false
  /// How many tabs a narrow bar has room for, the one that lists the others included. Spec: F48.
  static let limit = 5
  var hasMore: Bool { kind != .pad && items.count > Self.limit }
  var shownCount: Int { hasMore ? Self.limit - 1 : items.count }
}

/// The nodes of a tab view's bar.
final class TabBarParts {
  private var bar: _ViewNode<TabBar>?
  private var background: _ViewNode<TabBarBackground>?
  private var more: _ViewNode<MorePage>?
  private var showsMoreList = false
  private(set) var hidesBackgroundAtEdge = true
  private unowned let owner: _AnyViewNode & Gathering

  init(owner: _AnyViewNode & Gathering) { self.owner = owner }

  var nodes: [_AnyViewNode] { [bar, background, more].compactMap { $0 } }
  var barElement: LayoutNode? { bar?.elements.first }
  var backgroundElement: LayoutNode? { background?.elements.first }
  /// The list of tabs that the bar has no room for, while it shows.
  var morePage: LayoutNode? { showsMoreList ? more?.elements.first : nil }

  func update(to model: TabBarModel) {
    let look = TabBarLook(owner.environment)
    hidesBackgroundAtEdge = look.hidesBackgroundAtEdge
    if !model.hasMore { showsMoreList = false }
    let view = TabBar(
      model: shown(model), look: look, isMoreChosen: showsMoreList || model.selected >= model.shownCount,
      showMore: { [weak self] in self?.setShowsMore(true) })
    update(&bar, to: view)
    update(&background, to: TabBarBackground(look: look))
    if model.hasMore {
      update(&more, to: MorePage(items: hidingMore(Array(model.items.dropFirst(model.shownCount)))))
    }
  }

  private func shown(_ model: TabBarModel) -> TabBarModel {
    var model = model
    model.showsMore = model.hasMore
    model.items = hidingMore(Array(model.items.prefix(model.shownCount)))
    if showsMoreList { model.selected = -1 }
    return model
  }

  /// The same tabs, which also take the list away.
  private func hidingMore(_ items: [TabBarItem]) -> [TabBarItem] {
    items.map { item in
      TabBarItem(label: item.label, badge: item.badge) { [weak self] in
        self?.setShowsMore(false)
        item.action()
      }
    }
  }

  func hideMore() { if showsMoreList { setShowsMore(false) } }
  private func setShowsMore(_ shows: Bool) {
    showsMoreList = shows
    owner.root.gatherLater(owner)
  }

  private func update<V: View>(_ node: inout _ViewNode<V>?, to view: V) {
    if let node { return node.update(to: view) }
    node = V._makeNode(view, owner.context.child(of: owner))
  }
}
