import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Something that scrolls, with a spinner in the room that pulling it down uncovers. Spec: G14, M-LIST-31.
public final class RefreshNode: UnaryNode {
  private let scrolling: any Scrollable
  /// What turns while the content is loaded.
  public var spinner: LayoutNode? {
    didSet { if spinner !== oldValue { setChildren([scrolling, spinner].compactMap { $0 }) } }
  }
  /// 0 to 1: how much of the spinner shows.
  public var strength = 0.0 { didSet { if strength != oldValue { setNeedsPlacement() } } }

  public init(context: LayoutContext, scrolling: any Scrollable) {
    self.scrolling = scrolling
    super.init(context: context, child: scrolling)
  }

  private var uncovered: CGFloat { max(0, -scrolling.overscroll.y) }

  public override func placeChildren() {
    super.placeChildren()
    spinner?.place(
      at: CGPoint(x: size.width / 2, y: uncovered / 2 - titleHeight), anchor: .center, proposal: .unspecified)
  }

  /// What a large title and a search field above take: they go down with the content, and the spinner turns above them.
  private var titleHeight: CGFloat {
    guard let page = sequence(first: self as LayoutNode, next: \.parent).first(where: { $0 is NavigationPageNode }),
      let bar = (page as? NavigationPageNode)?.topBar, frame(in: page).minY <= bar.visibleHeight - bar.stretch + 1
    else { return 0 }
    return max(0, bar.visibleHeight - bar.stretch - bar.rowBottom)
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    scrolling.addDisplay(at: CGPoint(x: offset.x + scrolling.origin.x, y: offset.y + scrolling.origin.y), into: &items)
    guard let spinner, strength > 0, uncovered > 0 else { return }
    var inner: [DisplayItem] = []
    spinner.addDisplay(at: CGPoint(x: offset.x + spinner.origin.x, y: offset.y + spinner.origin.y), into: &inner)
    items.append(.effect(.opacity(strength), inner))
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    if strength >= 1, uncovered > 0 {
      super.describe(at: offset, into: &nodes)
    } else {
      scrolling.describe(at: CGPoint(x: offset.x + scrolling.origin.x, y: offset.y + scrolling.origin.y), into: &nodes)
    }
  }
  public override var hittableChildren: [LayoutNode] { [scrolling] }
}
