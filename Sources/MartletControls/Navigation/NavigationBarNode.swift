import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A navigation bar: buttons around an inline title, a large title below, a search field below that.
///
/// It is laid out at its full height and draws itself lower as the page scrolls, so that scrolling lays out nothing
/// but a search field that shrinks.
/// Spec: M-BAR-1 to M-BAR-15.
public final class NavigationBarNode: LayoutNode {
  /// What the bar is made of; each is one element.
  public struct Parts {
    /// Over content that scrolls under the bar; at the scroll edge.
    public var background: LayoutNode?
    public var edgeBackground: LayoutNode?
    /// The back button from its longest form to its shortest. Spec: F5, M-BAR-14.
    public var backs: [LayoutNode] = []
    public var leading: LayoutNode?
    public var title: LayoutNode?
    public var trailing: LayoutNode?
    public var largeTitle: LayoutNode?
    /// A row below the titles: the search field.
    public var accessory: LayoutNode?
    public init() {}

    fileprivate var all: [LayoutNode?] {
      [background, edgeBackground, leading, title, trailing, largeTitle, accessory] + backs
    }
    func isSame(as other: Parts) -> Bool {
      all.count == other.all.count && zip(all, other.all).allSatisfy { $0 === $1 }
    }
  }
  /// How the bar is measured.
  public struct Style: Equatable {
    public var height: CGFloat = BarMetrics.navigationBarHeight(.phone)
    public var sidePadding: CGFloat = BarMetrics.sidePadding
    public var largeTitleLeading: CGFloat = BarMetrics.largeTitleLeading
    public var largeTitleHeight: CGFloat = BarMetrics.largeTitleHeight
    /// Whether the title stands at the leading edge, after the back button: the editor's bar.
    public var hasLeadingTitle = false
    /// Whether the title shows above the large one too: a view that the page puts there. Spec: F22.
    public var keepsTitle = false
    /// Whether the row below the titles stays when the page scrolls.
    public var keepsAccessory = false
    /// Whether only the row below the titles shows, at the bar's top: somebody searches.
    public var isSearching = false
    /// Whether the search field stands in the bar's row, at its trailing end.
    public var hasInlineAccessory = false
    public init() {}
  }
  /// A slide of pages in which the bar takes part.
  public struct Passage: Equatable {
    public var isUpper: Bool
    /// 0 while the lower page shows, 1 when the upper one does.
    public var progress: Double
    /// Between the heights of both bars.
    public var height: CGFloat
    /// Whether a lower bar's background goes, because the upper one has none.
    public var fadesBackground = false
  }

  public private(set) var parts = Parts()
  public var style = Style() { didSet { if style != oldValue { styleDidChange() } } }
  /// What the bar covers beyond its rows: the status bar, the sides of a landscape screen.
  var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }
  /// How far the page's content has scrolled, in points; nil without a scroll view under the bar.
  var scrolled: CGFloat? { didSet { if scrolled != oldValue { scrollDidChange() } } }
  var passage: Passage? { didSet { if passage != oldValue { setNeedsDisplay() } } }
  private(set) var back: LayoutNode?
  private(set) var accessoryHeight: CGFloat = 0
  lazy var titleFade = BarFade(node: self)
  /// 1 while somebody searches: titles and buttons are gone and the field is where they were. Source: M-BAR-6.
  private(set) lazy var searchFade: BarFade = {
    let fade = BarFade(node: self, duration: ControlMetrics.SearchField.cancelDuration)
    fade.turn(to: 0, isAnimated: false)  // the first turn is never animated
    fade.didMove = { [weak self] in self?.setNeedsLayout() }
    return fade
  }()
  private var rowShare: CGFloat { 1 - CGFloat(searchFade.value) }

  public func set(_ parts: Parts) {
    guard !parts.isSame(as: self.parts) else { return }
    self.parts = parts
    setChildren(shownChildren)
    setNeedsLayout()
  }

  private var shownChildren: [LayoutNode] {
    let back = parts.backs.first { $0 === self.back } ?? parts.backs.first
    return [
      parts.background, parts.edgeBackground, parts.largeTitle, parts.accessory, parts.title, parts.leading, back,
      parts.trailing,
    ].compactMap { $0 }
  }

  // MARK: Heights

  var rowBottom: CGFloat { insets.top + style.height * rowShare }
  var largeHeight: CGFloat { parts.largeTitle == nil ? 0 : style.largeTitleHeight * rowShare }
  /// How far the bar can become lower while the page scrolls.
  var hidingAccessoryHeight: CGFloat { style.keepsAccessory ? 0 : accessoryHeight }
  var collapseRange: CGFloat { largeHeight + hidingAccessoryHeight }
  private var collapse: CGFloat { min(max(0, scrolled ?? 0), collapseRange) }
  /// How far the content is pulled down.
  var stretch: CGFloat { max(0, -(scrolled ?? 0)) }
  /// The search field goes first, then the large title.
  var accessoryCollapse: CGFloat { min(collapse, hidingAccessoryHeight) }
  var largeCollapse: CGFloat { collapse - accessoryCollapse }
  /// From the node's top to where the bar ends now.
  public var visibleHeight: CGFloat { rowBottom + largeHeight + accessoryHeight - collapse + stretch }

  /// 0 while nothing lies under the bar, 1 over content.
  public var coverage: Double {
    guard let scrolled else { return 0 }
    return Double(min(max(0, (scrolled - collapseRange) / BarMetrics.backgroundFadeDistance), 1))
  }

  public var showsBackground: Bool { parts.edgeBackground != nil || parts.background != nil && coverage > 0 }

  /// Whether the large title's text has gone so far under the row that the inline one shows. Spec: M-BAR-9.
  private var showsInlineTitle: Bool {
    if style.keepsTitle || parts.largeTitle == nil { return true }
    let covered = largeHeight - BarMetrics.largeTitleBottom
    return largeCollapse >= covered - BarMetrics.largeTitleCollapseThreshold
  }

  private func styleDidChange() {
    searchFade.turn(to: style.isSearching ? 1 : 0, isAnimated: size.width > 0)
    setNeedsLayout()
  }

  private func scrollDidChange() {
    titleFade.turn(to: showsInlineTitle ? 1 : 0, isAnimated: size.width > 0)
    placeChildren()
    setNeedsDisplay()
  }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44)).width
    return CGSize(width: width, height: rowBottom + largeHeight + measuredAccessoryHeight(width))
  }

  private func measuredAccessoryHeight(_ width: CGFloat) -> CGFloat {
    if style.hasInlineAccessory { return 0 }
    return parts.accessory?.sizeThatFits(ProposedViewSize(width: width - insets.horizontal, height: nil)).height ?? 0
  }

  public override func placeChildren() {
    accessoryHeight = measuredAccessoryHeight(size.width)
    titleFade.turn(to: showsInlineTitle ? 1 : 0, isAnimated: false, unlessMoving: true)
    for background in [parts.background, parts.edgeBackground] {
      background?.place(
        at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: size.width, height: visibleHeight))
    }
    placeRow()
    let start = insets.leading + style.largeTitleLeading
    let room = max(0, size.width - start - insets.trailing - style.largeTitleLeading)
    parts.largeTitle?.place(
      at: CGPoint(x: start, y: rowBottom - largeCollapse + stretch), anchor: .topLeading,
      proposal: ProposedViewSize(width: room, height: style.largeTitleHeight))
    guard !style.hasInlineAccessory else { return }
    let height = accessoryCollapse > 0 ? accessoryHeight - accessoryCollapse : nil
    parts.accessory?.place(
      at: CGPoint(x: insets.leading, y: accessoryTop), anchor: .topLeading,
      proposal: ProposedViewSize(width: size.width - insets.horizontal, height: height))
  }

  /// A search field in the row ends it; the items stand before it. What it takes of the row with its gap.
  private func placeInlineAccessory(from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard style.hasInlineAccessory, let field = parts.accessory else { return 0 }
    let width = min(BarMetrics.inlineSearchWidth, max(0, (end - start) / 2))
    field.place(
      at: CGPoint(x: end, y: rowMiddle), anchor: .trailing, proposal: ProposedViewSize(width: width, height: nil))
    return width + BarMetrics.itemSpacing
  }

  /// The row goes up as it makes room for the search field.
  private var rowMiddle: CGFloat { rowBottom - style.height / 2 }

  /// Buttons at the sides; the title in the middle while that leaves them their room, else in the room between them.
  private func placeRow() {
    let y = rowMiddle
    var bounds = (start: insets.leading + style.sidePadding, end: size.width - insets.trailing - style.sidePadding)
    bounds.end -= placeInlineAccessory(from: bounds.start, to: bounds.end)
    let height = style.height
    let room = max(0, bounds.end - bounds.start)
    let trailing = size(of: parts.trailing, ProposedViewSize(width: room / 2, height: height))
    let inline = titleFade.target > 0 ? parts.title : nil
    let ideal = size(of: inline, ProposedViewSize(width: nil, height: height)).width
    let leadingSize = size(of: parts.leading, ProposedViewSize(width: max(0, room - trailing.width), height: height))
    chooseBack(room: room - trailing.width - leadingSize.width - ideal - BarMetrics.titleItemGap)
    let backSize = size(of: back, ProposedViewSize(width: max(0, room - trailing.width), height: height))
    back?.place(
      at: CGPoint(x: insets.leading + BarMetrics.backButtonSidePadding, y: y), anchor: .leading,
      proposal: ProposedViewSize(backSize))
    var start = bounds.start
    if backSize.width > 0 {
      start = insets.leading + BarMetrics.backButtonSidePadding + backSize.width
      if leadingSize.width > 0 { start += BarMetrics.itemSpacing }
    }
    parts.leading?.place(at: CGPoint(x: start, y: y), anchor: .leading, proposal: ProposedViewSize(leadingSize))
    parts.trailing?.place(at: CGPoint(x: bounds.end, y: y), anchor: .trailing, proposal: ProposedViewSize(trailing))
    start += leadingSize.width
    placeTitle(
      from: start + (start > bounds.start ? BarMetrics.titleItemGap : 0),
      to: bounds.end - trailing.width - (trailing.width > 0 ? BarMetrics.titleItemGap : 0))
  }

  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    guard let title = parts.title else { return }
    let room = max(0, end - start)
    let size = size(of: title, ProposedViewSize(width: room, height: style.height))
    let centered = min(max(self.size.width / 2, start + size.width / 2), max(start, end - size.width / 2))
    let middle = style.hasLeadingTitle ? start + size.width / 2 : centered
    title.place(
      at: CGPoint(x: middle, y: rowMiddle), anchor: .center, proposal: ProposedViewSize(size))
  }

  /// The longest form that leaves the title its room, and the shortest where none does. Spec: M-BAR-14.
  private func chooseBack(room: CGFloat) {
    let forms = parts.backs
    let free = room + style.sidePadding - BarMetrics.backButtonSidePadding
    let chosen = forms.first { size(of: $0, .unspecified).width <= free } ?? forms.last
    guard chosen !== back || !children.contains(where: { $0 === chosen }) else { return }
    back = chosen
    setChildrenWhilePlacing(shownChildren)
  }

  private func size(of part: LayoutNode?, _ proposal: ProposedViewSize) -> CGSize {
    part?.sizeThatFits(proposal) ?? .zero
  }

  // MARK: Drawing, meaning and input

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) { drawParts(at: offset, into: &items) }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    describeParts(at: offset, into: &nodes)
  }
  public override var hittableChildren: [LayoutNode] {
    if style.isSearching { return [parts.accessory].compactMap { $0 } }
    return super.hittableChildren.filter { $0 !== parts.accessory || accessoryOpacity > 0 }
  }
  /// What lies under the bar is not hit through it. A bar that is stretched reaches further down than it was placed.
  public override func containsOwnContent(_ point: CGPoint) -> Bool {
    CGRect(x: 0, y: 0, width: size.width, height: visibleHeight).contains(point)
  }
  public override func contentPoint(_ point: CGPoint, isBounded: Bool) -> CGPoint? {
    guard isBounded else { return point }
    return containsOwnContent(point) ? itemPoint(point) : nil
  }
}
