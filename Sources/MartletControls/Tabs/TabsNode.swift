import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The page of the chosen tab above a tab bar. Spec: F46, M-BAR-16.
///
/// Pages of other tabs are not part of the tree while they don't show; they keep what they were.
public final class TabsNode: LayoutNode, SafeAreaProviding {
  public private(set) var safeAreaInsets = EdgeInsets()
  private var page: LayoutNode?
  private var bar: LayoutNode?
  private var background: LayoutNode?
  /// The bar without what lies below it in the safe area.
  public var barHeight = BarMetrics.tabBarHeight(.phone) { didSet { if barHeight != oldValue { setNeedsLayout() } } }
  /// Whether the bar has its background only over content that goes on under it.
  public var hidesBackgroundAtEdge = true { didSet { if hidesBackgroundAtEdge != oldValue { setNeedsDisplay() } } }
  /// Shows the tab of a number, counted from zero; false where there is none.
  public var chooseTab: (Int) -> Bool = { _ in false }
  private var isContentBelow = false { didSet { if isContentBelow != oldValue { setNeedsDisplay() } } }

  public func set(page: LayoutNode?, bar: LayoutNode?, background: LayoutNode?) {
    (self.page, self.bar, self.background) = (page, bar, background)
    setChildren([page, background, bar].compactMap { $0 })
  }

  /// What a second tap on the chosen tab does: the page's stack goes back to its root; at its root, what scrolls there
  /// goes to its start. Spec: F49.
  public func returnToStart() { if let page { _ = Self.returnToStart(page) } }

  private static func returnToStart(_ node: LayoutNode) -> Bool {
    if let stack = node as? NavigationStackNode {
      guard !stack.isHidden, !stack.isSliding else { return false }
      guard stack.pages.count == 1 else {
        stack.goBackToRoot()
        return true
      }
    }
    if let scrolling = node as? any Scrollable, scrolling.scrollAxes.contains(.vertical) {
      scrolling.scrollMotion.scroll(to: CGPoint(x: scrolling.scrollOffset.x, y: 0), isAnimated: true)
      return true
    }
    return node.children.contains { returnToStart($0) }
  }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    let outer = overlappedSafeArea
    var insets = outer
    // The bar touches the outer insets, so that its background reaches the screen's edge.
    safeAreaInsets = outer
    if let bar {
      let top = size.height - outer.bottom - barHeight
      bar.place(
        at: CGPoint(x: outer.leading, y: top), anchor: .topLeading,
        proposal: ProposedViewSize(width: size.width - outer.horizontal, height: barHeight))
      background?.place(
        at: CGPoint(x: 0, y: top), anchor: .topLeading,
        proposal: ProposedViewSize(width: size.width, height: barHeight + outer.bottom))
      insets.bottom += barHeight
    }
    safeAreaInsets = insets
    let room = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    page?.place(
      at: CGPoint(x: insets.leading + room.width / 2, y: insets.top + room.height / 2), anchor: .center,
      proposal: ProposedViewSize(room))
    isContentBelow = page.map { hasContentBelow(in: $0) } ?? false
  }

  /// Whether what scrolls down to the bar has more to show under it. Spec: M-BAR-15.
  private func hasContentBelow(in node: LayoutNode) -> Bool {
    if let scrolling = node as? any Scrollable, scrolling.scrollAxes.contains(.vertical) {
      let reaches = scrolling.frame(in: self).maxY >= size.height - safeAreaInsets.bottom - 1
      return reaches && scrolling.scrollLimit.y - scrolling.scrollOffset.y > 0.5
    }
    if let stack = node as? NavigationStackNode { return stack.pages.last.map { hasContentBelow(in: $0) } ?? false }
    return node.children.contains { hasContentBelow(in: $0) }
  }

  // MARK: Drawing and meaning

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    for child in children where child !== background || isContentBelow || !hidesBackgroundAtEdge {
      child.addDisplay(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &items)
    }
  }
}
