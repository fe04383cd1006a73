import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Who gives a pager its pages, one at a time.
public protocol PageSource: AnyObject {
  var pageCount: Int { get }
  /// The page at `index`; made now if it does not exist.
  func page(at index: Int) -> LayoutNode
}

/// Pages beside each other of which one shows; fingers and wheels turn them. Spec: F48.
///
/// Only pages that show are part of the tree. Offsets count in reading direction.
public final class PagerNode: LayoutNode, Scrollable {
  public weak var source: PageSource?
  /// The user has turned to another page, which has come to rest.
  public var pageDidChange: (Int) -> Void = { _ in }
  /// What lies over the pages: dots.
  public var overlay: LayoutNode? { didSet { if overlay !== oldValue { setNeedsLayout() } } }

  public private(set) lazy var scrollMotion = makeMotion()
  public var overscroll = CGPoint.zero { didSet { if overscroll != oldValue { setNeedsPlacement() } } }
  private var offset: CGFloat = 0 { didSet { if offset != oldValue, !isPlacing { setNeedsPlacement() } } }
  private var isPlacing = false
  /// The page at rest.
  private var page = 0
  private var placedWidth: CGFloat = 0

  private func makeMotion() -> ScrollMotion {
    let motion = ScrollMotion(node: self)
    motion.behaviour.rest = .pages
    motion.indicator.look.axes = []
    motion.didScroll = { [unowned self] in motionDidChange() }
    return motion
  }

  private func motionDidChange() {
    guard scrollMotion.phase == .idle, size.width > 0 else { return }
    let new = Int((offset / size.width).rounded())
    guard new != page else { return }
    page = new
    pageDidChange(new)
  }

  /// Turns to a page, over a moment or at once.
  public func show(_ index: Int, isAnimated: Bool) {
    guard index != page else { return }
    page = index
    guard size.width > 0 else { return }
    scrollMotion.scroll(to: CGPoint(x: CGFloat(index) * size.width, y: 0), isAnimated: isAnimated)
  }

  /// Pages came or went: what shows is asked for anew.
  public func reload() {
    page = min(page, max(0, pageCount - 1))
    setNeedsLayout()
  }

  private var pageCount: Int { source?.pageCount ?? 0 }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  public override func placeChildren() {
    keepPage()
    let width = size.width
    let shown = offset + overscroll.x
    var placements: [(LayoutNode, CGFloat)] = []
    if width > 0, pageCount > 0 {
      let first = min(max(0, Int((shown / width).rounded(.down))), pageCount - 1)
      let last = min(max(first, Int(((shown + width) / width).rounded(.up)) - 1), pageCount - 1)
      for index in first...last {
        if let node = source?.page(at: index) { placements.append((node, CGFloat(index) * width - shown)) }
      }
    }
    setChildrenWhilePlacing(placements.map(\.0) + (overlay.map { [$0] } ?? []))
    for (node, x) in placements {
      node.place(
        at: CGPoint(x: x + width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }
    overlay?.place(
      at: CGPoint(x: width / 2, y: size.height), anchor: .bottom, proposal: ProposedViewSize(width: width, height: nil))
  }

  /// In an area of another width the same page shows.
  private func keepPage() {
    isPlacing = true
    defer { isPlacing = false }
    if placedWidth != size.width {
      placedWidth = size.width
      offset = CGFloat(page) * size.width
    }
    offset = min(max(0, offset), scrollLimit.x)
  }

  // MARK: Scrolling

  public var scrollAxes: Axis.Set { .horizontal }
  public var scrollOffset: CGPoint {
    get { CGPoint(x: offset, y: 0) }
    set { offset = newValue.x }
  }
  public var scrollLimit: CGPoint { CGPoint(x: CGFloat(max(0, pageCount - 1)) * size.width, y: 0) }
  public var visibleArea: CGRect { bounds }
  public var ownRecognizers: [GestureRecognizer] { scrollMotion.recognizers }

  // MARK: Input, drawing and meaning

  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Pages show beyond the area above and below, under bars, but not at the sides.
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    drawChildren(at: offset, into: &inner)
    guard !inner.isEmpty else { return }
    let touched = touchedSafeArea
    var area = snappedBounds(at: offset)
    area.origin.y -= touched.top
    area.size.height += touched.vertical
    items.append(.effect(.clip(Path(area), FillStyle()), inner))
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for child in children where child === overlay || abs(child.frame(in: self).midX - size.width / 2) < size.width / 2 {
      child.describe(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }
}
