import Foundation
import MartletDisplay
import MartletLayout

/// A node whose area has insets that content avoids: the screen, a page under bars. Spec: B42.
public protocol SafeAreaProviding: LayoutNode {
  /// Inward from the node's edges, in points.
  var safeAreaInsets: EdgeInsets { get }
}

extension LayoutNode {
  /// The nearest node above that has a safe area.
  public final var safeAreaProvider: SafeAreaProviding? {
    var node = parent
    while let here = node {
      if let provider = here as? SafeAreaProviding { return provider }
      node = here.parent
    }
    return nil
  }

  /// How far the safe area's insets reach beyond this node's own edges: zero where it does not touch. Spec: B46.
  public final var touchedSafeArea: EdgeInsets {
    guard let provider = safeAreaProvider else { return EdgeInsets() }
    let insets = provider.safeAreaInsets
    // Where the node reaches the provider's own edge, what lies beyond that edge counts, too.
    let outer = provider.touchedSafeArea
    let frame = frame(in: provider)
    let tolerance: CGFloat = 0.5
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let (outerLeft, outerRight) = isRightToLeft ? (outer.trailing, outer.leading) : (outer.leading, outer.trailing)
    let leftTouch = frame.minX <= left + tolerance ? max(0, frame.minX) + outerLeft : 0
    let rightTouch =
      frame.maxX >= provider.size.width - right - tolerance
      ? max(0, provider.size.width - frame.maxX) + outerRight : 0
    return EdgeInsets(
      top: frame.minY <= insets.top + tolerance ? max(0, frame.minY) + outer.top : 0,
      leading: isRightToLeft ? rightTouch : leftTouch,
      bottom: frame.maxY >= provider.size.height - insets.bottom - tolerance
        ? max(0, provider.size.height - frame.maxY) + outer.bottom : 0,
      trailing: isRightToLeft ? leftTouch : rightTouch)
  }
}

extension LayoutNode {
  /// How much of the provider's insets lies inside this node's own area: what a node that fills the screen must
  /// leave free itself.
  public final var overlappedSafeArea: EdgeInsets {
    guard let provider = safeAreaProvider else { return EdgeInsets() }
    let insets = provider.safeAreaInsets
    let frame = frame(in: provider)
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let leftOverlap = max(0, left - frame.minX)
    let rightOverlap = max(0, frame.maxX - (provider.size.width - right))
    return EdgeInsets(
      top: max(0, insets.top - frame.minY), leading: isRightToLeft ? rightOverlap : leftOverlap,
      bottom: max(0, frame.maxY - (provider.size.height - insets.bottom)),
      trailing: isRightToLeft ? leftOverlap : rightOverlap)
  }
}

/// Offers its child the room up to the screen's edge on the edges that it touches. Its own answer stays that of
/// the child in the smaller room. Spec: B42, B43.
public final class SafeAreaIgnoringNode: UnaryNode {
  public var edges: Edge.Set { didSet { if edges != oldValue { setNeedsLayout() } } }

  public init(context: LayoutContext, child: LayoutNode, edges: Edge.Set) {
    self.edges = edges
    super.init(context: context, child: child)
  }

  public override func placeChildren() {
    let touched = touchedSafeArea
    let reach = EdgeInsets(
      top: edges.contains(.top) ? touched.top : 0, leading: edges.contains(.leading) ? touched.leading : 0,
      bottom: edges.contains(.bottom) ? touched.bottom : 0,
      trailing: edges.contains(.trailing) ? touched.trailing : 0)
    guard reach != EdgeInsets() else {
      return child.place(at: .zero, anchor: .topLeading, proposal: proposal)
    }
    let room = CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    child.place(
      at: CGPoint(x: -reach.leading + room.width / 2, y: -reach.top + room.height / 2), anchor: .center,
      proposal: ProposedViewSize(room))
  }
}
