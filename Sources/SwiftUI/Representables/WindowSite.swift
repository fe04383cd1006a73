import MartletGraph
import UIKit

/// Lets a window's root controller present over the content, though its view is not what shows. Spec: U17.
struct WindowSite: PrimitiveModifier {
  let controller: UIViewController?
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { WindowSiteNode(view, context) }
}

final class WindowSiteNode<Base: View>: ContentModifierNode<Base, WindowSite> {
  private var site: ViewSite!

  override init(_ view: ModifiedContent<Base, WindowSite>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    site = ViewSite(owner: self)
    view.modifier.controller?._site = site
  }

  override func modifierDidChange(from old: WindowSite) { view.modifier.controller?._site = site }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    if child === content { super.childElementsDidChange(child) }
  }
  override func collectPreferences(_ collector: PreferenceCollector) { content.collectPreferences(collector) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    site?.nodes.forEach(visit)
  }
  override func dispose() {
    site.isEnding = true
    super.dispose()
  }
}
