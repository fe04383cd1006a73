import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A page of a navigation stack: content with a safe area below the bar, the bar above it. Spec: B42, B43.
public final class NavigationPageNode: LayoutNode, SafeAreaProviding {
  public private(set) var safeAreaInsets = EdgeInsets()
  private var content: LayoutNode?
  private var topBar: LayoutNode?
  private var bottomBar: LayoutNode?
  /// Whether the page is on top: covered pages keep their state and draw nothing. Spec: C41.
  public var isOnTop = true { didSet { if isOnTop != oldValue { setNeedsDisplay() } } }

  public func set(content: LayoutNode?, topBar: LayoutNode?, bottomBar: LayoutNode?) {
    (self.content, self.topBar, self.bottomBar) = (content, topBar, bottomBar)
    setChildren([content, topBar, bottomBar].compactMap { $0 })
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    let outer = overlappedSafeArea
    let bar = ProposedViewSize(width: size.width - outer.horizontal, height: nil)
    var insets = outer
    // Bars touch the outer insets, so that their backgrounds reach the screen's edges.
    safeAreaInsets = outer
    if let topBar {
      topBar.place(at: CGPoint(x: outer.leading, y: outer.top), anchor: .topLeading, proposal: bar)
      insets.top += topBar.size.height
    }
    if let bottomBar {
      bottomBar.place(
        at: CGPoint(x: outer.leading, y: size.height - outer.bottom), anchor: .bottomLeading, proposal: bar)
      insets.bottom += bottomBar.size.height
    }
    safeAreaInsets = insets
    let room = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    content?.place(
      at: CGPoint(x: insets.leading + room.width / 2, y: insets.top + room.height / 2), anchor: .center,
      proposal: ProposedViewSize(room))
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard isOnTop else { return }
    drawChildren(at: offset, into: &items)
  }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard isOnTop else { return }
    for child in [topBar, content, bottomBar].compactMap({ $0 }) {
      child.describe(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }
}
