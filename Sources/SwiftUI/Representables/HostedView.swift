import Foundation
import MartletGraph
import MartletLayout
import MartletTree
import UIKit

/// Views of SwiftUI as the content of a view of UIKit: `view._content = HostedView(SomeView())`.
@MainActor @preconcurrency package final class HostedView<Content: View>: HostedContent {
  private let make: () -> Content
  private weak var site: ViewSite?
  private var node: HostedNode<Content>?

  package init(_ content: @autoclosure @escaping () -> Content) { make = content }
  /// `make` runs again when something that it read changes, and after `refresh()`.
  package init(making make: @escaping () -> Content) { self.make = make }

  package func element(in site: any HostingSite) -> LayoutNode {
    guard let site = site as? ViewSite else { preconditionFailure("views are hosted by SwiftUI's sites alone") }
    if let node, self.site === site, !node.isDisposed { return node.box }
    leave()
    let context = site.owner.context.child(of: site.owner, scope: site.scope)
    let made = HostedNode(HostedRoot(make: make), context)
    (node, self.site) = (made, site)
    site.add(made)
    return made.box
  }

  package func leave() {
    guard let node else { return }
    self.node = nil
    if let site { site.remove(node) } else if !node.isDisposed { node.dispose() }
    site = nil
  }

  /// Makes the content anew in the next frame.
  package func refresh() { node?.enqueue() }
}

/// The root of hosted views.
struct HostedRoot<Content: View>: _PrimitiveView {
  let make: () -> Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    HostedNode(view, context)
  }
}

final class HostedNode<Content: View>: _ViewNode<HostedRoot<Content>>, Gathering {
  /// What the view of UIKit places.
  private(set) var box: DirectionNode
  private let column: LayoutContainerNode<VStackLayout>
  private var content: _ViewNode<Content>!
  var isWaitingToGather = false

  override init(_ view: HostedRoot<Content>, _ context: NodeContext) {
    column = LayoutContainerNode(context: context.layout, arrangement: VStackLayout())
    box = DirectionNode(context: context.layout, child: column)
    super.init(view, context)
    content = Content._makeNode(made(), context.child(of: self))
    gather()
  }

  private func made() -> Content {
    didRun()
    return track {
      box.setDirection(isRightToLeft: environment.layoutDirection == .rightToLeft)
      return view.make()
    }
  }

  override func update() { content.update(to: made()) }
  override func update(to new: HostedRoot<Content>) {
    view = new
    update()
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() { column.setChildren(content.elements) }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { box }
  override func appendElements(to list: inout [LayoutNode]) { list.append(box) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    box.detach()
    super.dispose()
  }
}
