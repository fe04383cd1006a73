import Foundation
import MartletGraph
import MartletLayout
import MartletTree

/// Content that may be larger than the room there is, moved under a window. Spec: A43-A45, G25.
///
/// Several views are arranged as a column. In right-to-left a horizontal scroll view starts at its right end.
/// Fingers, wheels and keys move it; a mouse does not pull it, as on a pad with a trackpad. Indicators show while it
/// moves, and so never in pictures of a view at rest.
public struct ScrollView<Content: View>: _PrimitiveView {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollViewNode(view, context)
  }
}

final class ScrollViewNode<Content: View>: _ViewNode<ScrollView<Content>>, Gathering {
  private var scroll: ScrollNode!
  private var content: _ViewNode<Content>!
  private var refresh: RefreshHost?
  var isWaitingToGather = false

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context)
    scroll = ScrollNode(context: context.layout, configuration: ScrollNode.Configuration())
    refresh = RefreshHost(owner: self, scrolling: scroll)
    configure()
    // Whoever follows this scroll view does not mean those in it.
    let scope = EnvironmentScope(parent: context.scope)
    var values = EnvironmentValues()
    values.scrollObservers = []
    for (key, value) in values.writes { scope.set(key, value) }
    content = Content._makeNode(view.content, context.child(of: self, scope: scope))
    gather()
  }

  private var configuration: ScrollNode.Configuration {
    var configuration = ScrollNode.Configuration()
    configuration.axes = view.axes
    configuration.contentMargins = environment.scrollContentMargins
    configuration.clipsContent = !environment.isScrollClipDisabled
    configuration.startAnchor = environment.defaultScrollAnchor
    return configuration
  }

  private func configure() {
    scroll.configuration = track {
      scroll.scrollMotion.take(environment, showsIndicators: view.showsIndicators)
      scroll.scrollMotion.behaviour.rest = environment.scrollRest
      refresh?.take(environment)
      return configuration
    }
    scroll.scrollMotion.parts = { [unowned node = scroll!] axis in node.targetOffsets(along: axis) }
  }

  override func update(to new: ScrollView<Content>) {
    view = new
    update()
    content.update(to: new.content)
  }
  override func update() { configure() }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }
  func gather() { scroll.setContent(content.elements) }

  private var element: LayoutNode { refresh?.element ?? scroll }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { element }
  override func appendElements(to list: inout [LayoutNode]) { list.append(element) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    refresh?.nodes.forEach(visit)
  }
  override func dispose() {
    scroll.detach()
    super.dispose()
  }
}
