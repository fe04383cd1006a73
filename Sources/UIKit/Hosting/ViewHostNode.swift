import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The layout node in which a tree of UIKit's views stands among those of SwiftUI: it answers proposals for the
/// tree's root, gives the root its size and lays the tree out.
///
/// Invariant: the node's one child is the root view's node, and every view in the tree has a node of this context.
package final class ViewHostNode: LayoutNode {
  package let root: UIView
  package private(set) weak var site: (any HostingSite)?
  /// An answer that goes before the default sizing; nil asks for the default. Spec: L13.
  package var customSize: ((ProposedViewSize) -> CGSize?)?
  /// Which view follows which pointer.
  var touchedViews: [Int: UIView] = [:]
  private var isLayingOut = false

  package init(context: LayoutContext, root: UIView, site: any HostingSite) {
    self.root = root
    self.site = site
    super.init(context: context)
    root._host?.letGo()
    root._enter(self)
    setChildren([root._node!])
  }

  package var traits: UITraitCollection { site?.traits ?? .current }

  /// Runs `body` with the surroundings' traits as the current ones.
  package func withTraits<Result>(_ body: () -> Result) -> Result {
    let before = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = before }
    return body()
  }

  /// The surroundings look different: everything is drawn and measured again.
  package func traitsDidChange(from old: UITraitCollection) {
    withTraits { root._traitsDidChange(from: old) }
    setNeedsLayout()
  }

  /// The tree leaves the window.
  package func letGo() {
    guard root._hostNode === self else { return }
    root._leaveHost()
    setChildren([])
  }

  // MARK: Layout

  /// Spec: L13, L14.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withTraits { customSize?(proposal) ?? ViewSizing.answer(of: root, to: proposal) }
  }

  package override func placeChildren() {
    isLayingOut = true
    withTraits {
      root._setPlacedSize(size)
      LayoutPass.run(root)
    }
    isLayingOut = false
    guard let node = root._node else { return }
    node.setChildrenWhilePlacing(node.wantedChildren)
    node.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
    arrange(root, node)
  }

  /// Gives the nodes below the places that layout gave their views.
  private func arrange(_ view: UIView, _ node: ViewNode) {
    node.placeContent()
    for subview in view.subviews {
      guard let inner = subview._node else { continue }
      inner.setChildrenWhilePlacing(inner.wantedChildren)
      let place = subview._shownPlace
      inner.place(
        at: CGPoint(x: place.minX - view._shownBounds.minX, y: place.minY - view._shownBounds.minY),
        anchor: .topLeading, proposal: ProposedViewSize(place.size))
      arrange(subview, inner)
    }
  }

  /// A frame in the tree changed: the nodes are placed again, unless that is what happens now.
  func geometryDidChange() { if !isLayingOut { setNeedsPlacement() } }

  /// What the root answers may have changed.
  func sizeDidChange() { if !isLayingOut { setNeedsLayout() } }

  package override var keepsGroup: Bool { false }

  /// What bars cover of the tree, counted from the left.
  var _safeArea: UIEdgeInsets {
    let area = overlappedSafeArea
    return UIEdgeInsets(
      top: area.top, left: isRightToLeft ? area.trailing : area.leading, bottom: area.bottom,
      right: isRightToLeft ? area.leading : area.trailing)
  }
}

extension LayoutNode {
  /// The host of UIKit's views in which the node stands.
  var viewHost: ViewHostNode? {
    var node: LayoutNode? = self
    while let here = node {
      if let host = here as? ViewHostNode { return host }
      node = here.parent
    }
    return nil
  }
}
