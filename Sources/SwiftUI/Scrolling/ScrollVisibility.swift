import Foundation
import MartletGraph
import MartletLayout
import MartletTree

extension LayoutNode {
  /// How much of the node shows through everything that scrolls around it and through the window: 0 to 1.
  func visibleFraction(in root: LayoutNode) -> Double {
    guard isInside(root), size.width > 0, size.height > 0 else { return 0 }
    let own = frame()
    var shown = own.intersection(CGRect(origin: .zero, size: root.size))
    var node = parent
    while let here = node {
      if let scrolling = here as? any Scrollable {
        let corner = here.frame().origin
        shown = shown.intersection(scrolling.visibleArea.offsetBy(dx: corner.x, dy: corner.y))
      }
      node = here.parent
    }
    return shown.isNull ? 0 : Double(shown.width * shown.height / (own.width * own.height))
  }
}

// MARK: Targets

struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ScrollTargetVisibilityNode(view, context) }
}

final class ScrollTargetVisibilityNode<Base: View, ID: Hashable>: ScrollObservingNode<
  Base, ScrollTargetVisibilityModifier<ID>
>, LayoutWatching
{
  private var shown: [ID] = []

  override init(_ view: ModifiedContent<Base, ScrollTargetVisibilityModifier<ID>>, _ context: NodeContext) {
    super.init(view, context)
    makeObservedContent()
    root.addLayoutWatch(self)
  }

  func layoutDidEnd() {
    guard !isDisposed, let node = scrolling, node.isInside(root.screen) else { return }
    let area = node.visibleArea
    let visible = content.scrollTargets(in: node) { $0.base is ID }
      .filter { target in
        let part = target.frame.intersection(area)
        let whole = target.frame.width * target.frame.height
        return !part.isNull && whole > 0
          && Double(part.width * part.height / whole) >= max(view.modifier.threshold, 1e-6)
      }
      .compactMap { $0.id.base as? ID }
    guard visible != shown else { return }
    shown = visible
    root.afterLayout { [weak self] in if let self, !isDisposed { view.modifier.action(visible) } }
  }
}

extension View {
  /// Runs an action when this view comes into sight in what scrolls around it, or goes: when `threshold` of its area,
  /// 0 to 1, begins or ceases to show. A view that does not show at first is not told of. Spec: G37.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      LayoutWatchModifier(
        read: { node, root in node.visibleFraction(in: root) >= max(threshold, 1e-6) },
        action: { old, new in if old != nil || new { action(new) } }))
  }

  /// Runs an action when other views of the `scrollTargetLayout()` inside show than before, with their ids in order: those
  /// of which at least `threshold` of the area, 0 to 1, shows. Spec: G37.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action)) }
}
