import Foundation
import MartletGraph
import MartletLayout
import MartletTree

/// Ties the scroll view inside to a position: a change scrolls, and the user's scrolling is told. Spec: G23, G36.
struct ScrollPositionModifier: PrimitiveModifier {
  let position: ScrollPosition
  let anchor: UnitPoint?
  let report: (ScrollPosition) -> Void

  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ScrollPositionNode(view, context) }
}

final class ScrollPositionNode<Base: View>: ScrollObservingNode<Base, ScrollPositionModifier> {
  /// What was told or asked for last.
  private var known: ScrollPosition
  /// Whether what moves now does so because this asked for it.
  private var isGliding = false
  private var isReporting = false

  override init(_ view: ModifiedContent<Base, ScrollPositionModifier>, _ context: NodeContext) {
    known = view.modifier.position
    super.init(view, context)
    makeObservedContent()
    go()
  }

  override func modifierDidChange(from old: ScrollPositionModifier) {
    guard view.modifier.position != known else { return }
    known = view.modifier.position
    go()
  }

  // MARK: Scrolling

  /// Scrolls to the position, after the layout in which it exists. In an animated update the way there shows.
  private func go() {
    guard known.aim != .none, !known.isPositionedByUser else { return }
    let transaction = Transaction.current
    let (aim, isAnimated) = (known.aim, Reader.cause != nil && transaction.animation != nil)
    let anchor = transaction.scrollTargetAnchor ?? view.modifier.anchor
    root.afterLayout { [weak self] in self?.scroll(to: aim, anchor: anchor, isAnimated: isAnimated) }
    root.needsFrame()
  }

  private func scroll(to aim: ScrollPosition.Aim, anchor: UnitPoint?, isAnimated: Bool) {
    guard !isDisposed, let node = scrolling else { return }
    isGliding = isAnimated
    switch aim {
    case .none: break
    case .view(let id, let ownAnchor):
      content.scroll(to: id, anchor: ownAnchor ?? anchor, isAnimated: isAnimated)
    case .edge(let edge): node.scrollMotion.scroll(to: node.offset(at: edge), isAnimated: isAnimated)
    case .point(let x, let y):
      let point = CGPoint(x: x ?? node.scrollOffset.x, y: y ?? node.scrollOffset.y)
      node.scrollMotion.scroll(to: point, isAnimated: isAnimated)
    }
  }

  // MARK: Following

  override func contentDidScroll(_ node: any Scrollable) {
    switch node.scrollMotion.phase {
    case .animating: return  // told when it is there
    case .idle where isGliding: return isGliding = false
    case .idle, .tracking, .interacting, .decelerating: isGliding = false
    }
    guard !isReporting else { return }
    isReporting = true
    root.afterLayout { [weak self] in self?.report() }
    root.needsFrame()
  }

  private func report() {
    isReporting = false
    guard !isDisposed, let node = scrolling else { return }
    let targets = content.scrollTargets(in: node) { known.accepts($0) }
    var new = known
    new.follow(node.nearest(of: targets, to: view.modifier.anchor ?? .topLeading))
    guard new != known else { return }
    known = new
    view.modifier.report(new)
  }
}

extension Scrollable {
  fileprivate func offset(at edge: Edge) -> CGPoint {
    var offset = scrollOffset
    switch edge {
    case .top: offset.y = 0
    case .leading: offset.x = 0
    case .bottom: offset.y = scrollLimit.y
    case .trailing: offset.x = scrollLimit.x
    }
    return offset
  }

  /// The target whose point at `anchor` is nearest to the node's.
  fileprivate func nearest(of targets: [ScrollTargetFrame], to anchor: UnitPoint) -> AnyHashable? {
    func distance(_ frame: CGRect) -> CGFloat {
      var sum: CGFloat = 0
      for axis in Axis.allCases where scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
        let part = axis == .horizontal ? (isRightToLeft ? 1 - anchor.x : anchor.x) : anchor.y
        let (start, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        let own = axis == .horizontal ? size.width : size.height
        sum += abs(start + part * length - part * own)
      }
      return sum
    }
    return targets.min { distance($0.frame) < distance($1.frame) }?.id
  }
}

extension View {
  /// Ties the scroll view inside to the id of the view that shows at `anchor`, by default at its start.
  ///
  /// Another id scrolls there: to the anchor, or without one no further than needed. As the user scrolls, the id becomes
  /// that of the nearest of the views of the `scrollTargetLayout()`; without one it stays. Ids of other types are passed
  /// over. Spec: G36.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(position: ScrollPosition(optionalID: id.wrappedValue), anchor: anchor) { position in
        if let found = position.viewID?.base as? ID { id.wrappedValue = found }
      })
  }

  /// Ties the scroll view inside to a position. Spec: G36.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(position: position.wrappedValue, anchor: anchor) { position.wrappedValue = $0 })
  }
}
