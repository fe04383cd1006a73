import Foundation
import MartletGraph
import MartletTree
import UIKit

/// The node of a representable: it makes, updates and ends what it stands for, and shows its view. Spec: L10-L18.
final class RepresentableNode<V: _RepresentableView>: _ViewNode<V> {
  private let fields = DynamicFields(of: V.self)
  private var coordinator: V.Coordinator!
  private var made: AnyObject!
  private var host: ViewHostNode!
  private var site: ViewSite!

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    site = ViewSite(owner: self)
    fields.install(into: &self.view, owner: self)
    coordinator = self.view._makeCoordinator()
    site.withTraits {
      made = track { self.view._make(updateContext) }
      host = ViewHostNode(context: context.layout, root: V._rootView(of: made), site: site)
    }
    host.customSize = { [unowned self] proposal in self.view._size(proposal, made, updateContext) }
    site.host = host
    // Spec: L10: the first update follows at once.
    feed()
  }

  private var updateContext: _RepresentableContext<V.Coordinator> {
    _RepresentableContext(coordinator: coordinator, transaction: .current, scope: context.scope)
  }

  override func update(to new: V) {
    guard fields.plan.hasChanged(view, new) else { return }
    view = new
    withOwnCause { feed() }
  }

  override func update() { feed() }

  /// Spec: L10, L16.
  private func feed() {
    didRun()
    track {
      fields.install(into: &view, owner: self)
      site.withTraits { view._update(made, updateContext) }
    }
    host.contentDidChange()
  }

  // What is hosted inside says nothing to the containers around. Spec: L19.
  override func childElementsDidChange(_ child: _AnyViewNode) {}
  override func collectPreferences(_ collector: PreferenceCollector) {}

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { host }
  override func appendElements(to list: inout [LayoutNode]) { list.append(host) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { site.nodes.forEach(visit) }

  override func dispose() {
    guard !isDisposed else { return }
    site.isEnding = true
    V._dismantle(made, coordinator)
    host.letGo()
    host.detach()
    fields.dispose()
    super.dispose()
  }
}
