import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A page of a navigation stack: content with a safe area below the bar, the bar above it. Spec: B42, B43.
public final class NavigationPageNode: LayoutNode, SafeAreaProviding, BarCovering, CoverableNode {
  public private(set) var safeAreaInsets = EdgeInsets()
  private var content: LayoutNode?
  private(set) var topBar: NavigationBarNode?
  private var bottomBar: LayoutNode?
  /// What scrolls under the bar; looked for again when it is gone.
  private weak var scrolling: LayoutNode?
  /// Whether the page is on top: covered pages keep their state and draw nothing. Spec: C41.
  public var isOnTop = true
  public var isCovered: Bool { !isOnTop }
  /// Whether a swipe from the leading edge may take the page away.
  public var allowsBackSwipe = true

  public func set(content: LayoutNode?, topBar: NavigationBarNode?, bottomBar: LayoutNode?) {
    if content !== self.content { scrolling = nil }
    (self.content, self.topBar, self.bottomBar) = (content, topBar, bottomBar)
    setChildren([content, topBar, bottomBar].compactMap { $0 })
  }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    let outer = overlappedSafeArea
    var insets = outer
    // Bars touch the outer insets, so that their backgrounds reach the screen's edges.
    safeAreaInsets = outer
    if let topBar {
      topBar.insets = EdgeInsets(top: outer.top, leading: outer.leading, bottom: 0, trailing: outer.trailing)
      topBar.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: size.width, height: nil))
      insets.top = topBar.size.height
    }
    if let bottomBar {
      bottomBar.place(
        at: CGPoint(x: outer.leading, y: size.height - outer.bottom), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: size.width - outer.horizontal, height: nil))
      insets.bottom += bottomBar.size.height
    }
    safeAreaInsets = insets
    let room = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    content?.place(
      at: CGPoint(x: insets.leading + room.width / 2, y: insets.top + room.height / 2), anchor: .center,
      proposal: ProposedViewSize(room))
    topBar?.scrolled = scrolledDistance(under: insets.top)
    tellScrolling()
  }

  /// What scrolls rests at one of the bar's heights, and counts with the room that a lower bar leaves. Spec: M-BAR-9.
  private func tellScrolling() {
    guard let motion = (scrolling as? any Scrollable)?.scrollMotion else { return }
    let bar = topBar?.scrolled == nil ? nil : topBar
    motion.collapsingTop = bar?.collapseRange ?? 0
    motion.preferredRest = { [weak bar, weak motion] axis, aim in
      guard axis == .vertical, let bar, let motion else { return nil }
      return bar.restingOffset(near: aim, limit: motion.node.scrollLimit.y)
    }
  }

  /// What the bars cover of the page's top edge now: less than the safe area once a large title is scrolled away.
  public var coveredTop: CGFloat { topBar?.visibleHeight ?? safeAreaInsets.top }

  // MARK: Scrolling

  private func scrolledDistance(under top: CGFloat) -> CGFloat? {
    guard topBar != nil, let node = scrollingNode() else { return nil }
    // One that begins further down scrolls under its own edge, not under the bar.
    guard node.frame(in: self).minY <= top + 1 else { return nil }
    if let list = node as? ListNode { return list.contentOffset + list.overscroll.y }
    return (node as? ScrollNode).map { $0.contentOffset.y + $0.overscroll.y }
  }

  private func scrollingNode() -> LayoutNode? {
    if let scrolling, scrolling.isInside(self) { return scrolling }
    scrolling = content.flatMap(Self.firstScrollingNode)
    return scrolling
  }

  private static func firstScrollingNode(in node: LayoutNode) -> LayoutNode? {
    if node is ListNode { return node }
    if let scroll = node as? ScrollNode { return scroll.scrollAxes.contains(.vertical) ? scroll : nil }
    if node is NavigationStackNode { return nil }
    for child in node.children { if let found = firstScrollingNode(in: child) { return found } }
    return nil
  }

  // MARK: Drawing, meaning and input

  /// While pages slide the stack draws the bars over both.
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    for child in children where child !== topBar || topBar?.passage == nil {
      child.addDisplay(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &items)
    }
  }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard isOnTop else { return }
    for child in [topBar, content, bottomBar].compactMap({ $0 }) {
      child.addMeaning(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }
  /// A page lies over what it covers.
  public override func containsOwnContent(_ point: CGPoint) -> Bool { isOnTop && bounds.contains(point) }
  public override func contentPoint(_ point: CGPoint, isBounded: Bool) -> CGPoint? {
    isOnTop || !isBounded ? point : nil
  }
}

/// A page whose top is covered by bars that become lower while its content scrolls.
public protocol BarCovering: LayoutNode {
  /// From the node's top edge, in points: where headers that stay on top of a list stand.
  var coveredTop: CGFloat { get }
}
