import Foundation
import MartletGraph
import MartletLayout
import MartletTree

/// A modifier that follows the scroll view inside it.
class ScrollObservingNode<Base: View, Modifier: ViewModifier>: ContentModifierNode<Base, Modifier> {
  private let scope: EnvironmentScope
  private weak var node: LayoutNode?
  /// The first scroll view inside; those in its content are not meant.
  final var scrolling: (any Scrollable)? { node as? any Scrollable }

  override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
    scope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
  }

  final func makeObservedContent() {
    update()
    makeContent(scope: scope)
  }

  func contentDidScroll(_ node: any Scrollable) {}

  override func update() {
    var values = EnvironmentValues()
    values.scrollObservers = track { environment.scrollObservers } + [observer]
    for (key, value) in values.writes {
      if content == nil { scope.define(key, value) } else { scope.set(key, value) }
    }
  }

  private var observer: ScrollObserver {
    ScrollObserver(
      begin: { [weak self] in if self?.node?.parent == nil { self?.node = $0 } },
      didScroll: { [weak self] in if self?.node === $0 { self?.contentDidScroll($0) } })
  }
}

/// A view with an id among those that a scroll view rests on.
struct ScrollTargetFrame {
  let id: AnyHashable
  /// In the scroll view's coordinates.
  let frame: CGRect
}

extension _AnyViewNode {
  /// The views of the target layout in `scrolling` that exist, of ids that are accepted; all rows of a list.
  func scrollTargets(in scrolling: any Scrollable, accepting: (AnyHashable) -> Bool) -> [ScrollTargetFrame] {
    let container: LayoutNode? = (scrolling as? ScrollNode).map(\.targetContainer) ?? scrolling
    guard let container else { return [] }
    var found: [ScrollTargetFrame] = []
    func visit(_ id: AnyHashable, _ node: _AnyViewNode) -> Bool {
      guard accepting(id), node.elementCount > 0 else { return false }
      let element = node.element(at: 0)
      guard element.isInside(container) else { return false }
      found.append(ScrollTargetFrame(id: id, frame: element.frame(in: scrolling)))
      return true
    }
    visitIdentified(visit)
    return found
  }

  /// The outermost views with ids that `visit` takes.
  private func visitIdentified(_ visit: (AnyHashable, _AnyViewNode) -> Bool) {
    if let own = self as? ExplicitlyIdentified, visit(own.explicitID, self) { return }
    if let loop = self as? IdentifiedLoop {
      loop.forEachIdentified { if !visit($0, $1) { $1.visitIdentified(visit) } }
    } else {
      forEachChild { $0.visitIdentified(visit) }
    }
  }
}
