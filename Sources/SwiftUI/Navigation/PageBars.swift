import MartletControls
import MartletGraph
import MartletTree

/// The nodes of a page's bars: made when the page asks for a part, ended when it no longer does.
final class PageBars {
  let topBar: NavigationBarNode
  private(set) var bottomBar: LayoutNode?
  private var parts: [BarPart: _ViewNode<BarPartView>] = [:]
  private var bottom: _ViewNode<BottomBar>?
  private unowned let owner: NavigationPageViewNode
  private let scope: EnvironmentScope

  init(owner: NavigationPageViewNode, scope: EnvironmentScope) {
    (self.owner, self.scope) = (owner, scope)
    topBar = NavigationBarNode(context: owner.context.layout)
  }

  var nodes: [_AnyViewNode] { Array(parts.values) + (bottom.map { [$0] } ?? []) }

  func update(to model: NavigationBarModel) {
    topBar.style = model.surroundings.barStyle(model)
    var top = NavigationBarNode.Parts()
    top.background = element(.background, model)
    top.edgeBackground = element(.edgeBackground, model)
    top.backs = [.back, .shortBack, .chevron].compactMap { element($0, model) }
    top.leading = element(.leading, model)
    top.title = element(.title, model)
    top.trailing = element(.trailing, model)
    top.largeTitle = element(.largeTitle, model)
    top.accessory = element(.accessory, model)
    topBar.set(top)
    updateBottom(to: model)
  }

  private func element(_ part: BarPart, _ model: NavigationBarModel) -> LayoutNode? {
    guard model.has(part) else {
      parts.removeValue(forKey: part)?.dispose()
      return nil
    }
    let view = BarPartView(part: part, model: model)
    if let node = parts[part] {
      node.update(to: view)
    } else {
      parts[part] = BarPartView._makeNode(view, owner.context.child(of: owner, scope: scope))
    }
    return parts[part]?.elements.first
  }

  private func updateBottom(to model: NavigationBarModel) {
    guard model.hasBottomBar else {
      bottom?.dispose()
      (bottom, bottomBar) = (nil, nil)
      return
    }
    let view = BottomBar(model: model)
    if let bottom {
      bottom.update(to: view)
    } else {
      bottom = BottomBar._makeNode(view, owner.context.child(of: owner, scope: scope))
    }
    bottomBar = bottom?.elements.first
  }
}
