import Foundation
import MartletDisplay
import MartletLayout

/// A window over content of another size. Several children stand below each other. Spec: A43-A45, G25.
///
/// Offsets count in reading direction: in right-to-left, zero shows the content's right edge.
public final class ScrollNode: LayoutNode, ScrollingNode, Scrollable {
  public struct Configuration: Equatable {
    public var axes: Axis.Set = .vertical
    /// Room around the content that scrolls with it, in points.
    public var contentMargins = EdgeInsets()
    public var clipsContent = true
    /// Which point of content and window lie on each other until somebody scrolls; nil is the start. Spec: A45.
    public var startAnchor: UnitPoint?
    public init() {}
  }
  public var configuration: Configuration {
    didSet { if configuration != oldValue { setNeedsLayout() } }
  }
  public private(set) var contentSize = CGSize.zero
  private var offset = CGPoint.zero
  private var hasScrolled = false
  private var placed: (offset: CGPoint, size: CGSize)?
  public private(set) lazy var scrollMotion = ScrollMotion(node: self)
  public var overscroll = CGPoint.zero { didSet { if overscroll != oldValue { setNeedsPlacement() } } }
  private var touched = EdgeInsets()
  private let column: LayoutContainerNode<VStackLayout>
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var growth = CGPoint.zero
  private var pendingTarget: (rect: () -> CGRect?, anchor: UnitPoint?)?

  private struct Follower {
    weak var node: LayoutNode?
    /// Where the node stood in this one's coordinates when it placed what is in it.
    var frame: CGRect
  }

  public init(context: LayoutContext, configuration: Configuration) {
    self.configuration = configuration
    column = LayoutContainerNode(context: context, arrangement: VStackLayout())
    super.init(context: context)
  }

  /// The elements to show. Several are arranged as a column. Spec: A36.
  public func setContent(_ elements: [LayoutNode]) {
    column.setChildren(elements.count > 1 ? elements : [])
    setChildren(elements.count > 1 ? [column] : elements)
  }

  // MARK: Scrolling

  public var scrollAxes: Axis.Set { configuration.axes }

  /// How far the content has moved, in points; kept between zero and the last place that shows content.
  public var contentOffset: CGPoint {
    get { offset }
    set {
      hasScrolled = true
      guard newValue != offset else { return }
      offset = newValue
      setNeedsPlacement()
    }
  }

  public var scrollOffset: CGPoint {
    get { offset }
    set { contentOffset = newValue }
  }
  public var scrollLimit: CGPoint {
    CGPoint(
      x: scrollAxes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
      y: scrollAxes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
  }
  public var ownRecognizers: [GestureRecognizer] { scrollMotion.recognizers }

  public var visibleArea: CGRect {
    let left = isRightToLeft ? touched.trailing : touched.leading
    return CGRect(
      x: -left, y: -touched.top, width: size.width + touched.horizontal, height: size.height + touched.vertical)
  }

  public func follow(_ node: LayoutNode) {
    followers[ObjectIdentifier(node)] = Follower(node: node, frame: node.frame(in: self))
  }

  public func contentDidGrow(by distance: CGFloat, along axis: Axis) { growth[axis] += distance }

  public func scroll(to target: @escaping () -> CGRect?, anchor: UnitPoint?) {
    pendingTarget = (target, anchor)
    hasScrolled = true
    setNeedsPlacement()
  }

  // MARK: Layout

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = configuration.contentMargins
    return ProposedViewSize(
      width: scrollAxes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: scrollAxes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
    let margins = configuration.contentMargins
    return CGSize(width: content.width + margins.horizontal, height: content.height + margins.vertical)
  }

  /// Spec: A43.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: scrollAxes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: scrollAxes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Rounds in which rows that come into view are measured before a pass gives up.
  private static let roundLimit = 16

  public override func placeChildren() {
    touched = touchedSafeArea
    if placed.map({ $0 != (offset, size) }) ?? false { markFollowers() }
    for _ in 0..<Self.roundLimit {
      placeContent()
      placed = (offset, size)
      if !needsAnotherRound() { break }
    }
    pendingTarget = nil
  }

  private func placeContent() {
    guard let content = children.first else { return }
    contentSize = contentSize(proposal)
    moveIntoLimits()
    let margins = configuration.contentMargins
    var place = CGPoint(x: margins.leading - offset.x - overscroll.x, y: margins.top - offset.y - overscroll.y)
    if let anchor = configuration.startAnchor {
      place.x += anchor.x * max(0, size.width - contentSize.width)
      place.y += anchor.y * max(0, size.height - contentSize.height)
    }
    content.place(at: place, anchor: .topLeading, proposal: contentProposal(proposal))
  }

  private func moveIntoLimits() {
    for axis in Axis.allCases {
      let limit = scrollAxes.includes(axis) ? max(0, contentSize[axis] - size[axis]) : 0
      if !hasScrolled, let anchor = configuration.startAnchor {
        offset[axis] = limit * (axis == .horizontal ? anchor.x : anchor.y)
      }
      offset[axis] = offset[axis].isFinite ? min(max(0, offset[axis]), limit) : 0
    }
    if let placed, placed.offset != offset { markFollowers() }
  }

  /// Whether placing changed what the placing was made for: rows turned out longer, lazy containers moved, the
  /// target of a scroll is not where it should be.
  private func needsAnotherRound() -> Bool {
    var isNeeded = children.first?.needsPlacement ?? false
    if pendingTarget != nil { growth = .zero }  // the target's place counts, not what showed before
    if growth != .zero {
      offset = CGPoint(x: offset.x + growth.x, y: offset.y + growth.y)
      growth = .zero
      isNeeded = true
    }
    if let pendingTarget, let rect = pendingTarget.rect() {
      let wanted = offset(showing: rect, anchor: pendingTarget.anchor)
      if abs(wanted.x - offset.x) > 0.01 || abs(wanted.y - offset.y) > 0.01 {
        offset = wanted
        isNeeded = true
      }
    }
    if isNeeded { markFollowers() } else { isNeeded = markMovedFollowers() }
    return isNeeded
  }

  private func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    var wanted = offset
    for axis in Axis.allCases where scrollAxes.includes(axis) {
      let (start, end) = rect.extent(along: axis, isRightToLeft: isRightToLeft, width: size.width)
      let bar = CollapsingTop(height: axis == .vertical ? scrollMotion.collapsingTop : 0)
      let gained = bar.gained(at: offset[axis])
      if let anchor {
        let fraction = axis == .horizontal ? anchor.x : anchor.y
        wanted[axis] = bar.offset(
          start: offset[axis] + start, length: end - start, anchor: fraction, room: size[axis])
      } else if start < -gained || end - start > size[axis] + gained {
        wanted[axis] = bar.offset(start: offset[axis] + start, length: end - start, anchor: 0, room: size[axis])
      } else if end > size[axis] {
        wanted[axis] += end - size[axis]
      }
      wanted[axis] = min(max(0, wanted[axis]), max(0, contentSize[axis] - size[axis]))
    }
    return wanted
  }

  // MARK: Followers

  private func markFollowers() {
    followers = followers.filter { $0.value.node?.isInside(self) ?? false }
    for follower in followers.values { follower.node?.setNeedsPlacement(below: self) }
  }

  /// Something in front of a lazy container changed its length: the container sees another part of itself.
  private func markMovedFollowers() -> Bool {
    var isAny = false
    for follower in followers.values {
      guard let node = follower.node, node.isInside(self), node.frame(in: self) != follower.frame else { continue }
      node.setNeedsPlacement(below: self)
      isAny = true
    }
    return isAny
  }

  // MARK: Input

  /// What has scrolled out is not hit, clipped or not; the window itself is, to be scrolled.
  public override func containsOwnContent(_ point: CGPoint) -> Bool { visibleArea.contains(point) }
  public override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && !visibleArea.contains(point) ? nil : point
  }

  // MARK: Drawing

  /// Content shows up to the screen's edge where the window touches the safe area. Spec: A44, G25.
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var content: [DisplayItem] = []
    drawChildren(at: offset, into: &content)
    guard !content.isEmpty else { return }
    defer { scrollMotion.indicator.draw(self, at: offset, into: &items) }
    guard configuration.clipsContent else { return items += content }
    let area = visibleArea.offsetBy(dx: offset.x, dy: offset.y)
    let corner = snapped(area.origin)
    let far = snapped(CGPoint(x: area.maxX, y: area.maxY))
    let clip = CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
    items.append(.effect(.clip(Path(clip), FillStyle()), content))
  }
}
