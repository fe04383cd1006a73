import Foundation
import MartletDisplay
import MartletLayout

/// One laid-out and drawn element: it answers proposals, is placed by its parent, and keeps what it drew.
///
/// Nodes are made and fed by the layer above (views, controls); they know no view, state or environment.
/// Layout results live here and nowhere else: `origin` and `size` are valid when `needsPlacement` is false.
///
/// Invariants (see `checkInvariants`): a child's `parent` is the node that lists it; a node that needs
/// placement has only ancestors that do too.
///
/// OPTIMIZATION: the fields that every pass touches are not checked for overlapping accesses at run time, which was a
/// quarter of a layout of 1,000 lines. None of them is given to code of others while it changes.
open class LayoutNode: LayoutElement {
  public final let context: LayoutContext
  public final lazy var id = context.nextID()
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var parent: LayoutNode?
  /// Invariant: a child's `position` is its index here.
  @exclusivity(unchecked) public private(set) final var children: [LayoutNode] = []
  /// The node's index among its parent's children; of no meaning for a node that its parent does not list.
  @exclusivity(unchecked) private final var position = 0

  /// The top left corner in the parent's coordinates, in points, already mirrored in right-to-left.
  @exclusivity(unchecked) public private(set) final var origin = CGPoint.zero
  @exclusivity(unchecked) public private(set) final var size = CGSize.zero
  /// Whether the node has been drawn since its parent was given it: only then it can move from somewhere. Spec: E16.
  @exclusivity(unchecked) public internal(set) final var hasBeenDrawn = false
  /// How the node is on its way to where it was laid out; nil while it stands there.
  @exclusivity(unchecked) public final var nodeMotion: NodeMotion?
  /// Children that are still drawn though they have been taken out.
  final var leaving: [LeavingChild] = []
  private final var ownDeparture: AnyObject?
  @exclusivity(unchecked) public private(set) final var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) final var needsDisplay = true
  @exclusivity(unchecked) final var cachedGroup: DisplayGroup?
  /// The drawings of stretches of children, in a node with many; nil where a stretch must be drawn again.
  final var drawnStretches: [DisplayGroup?] = []
  @exclusivity(unchecked) final var measurements = MeasurementCache()
  /// Whether the parent placed the node in the pass that is running.
  @exclusivity(unchecked) final var isPlaced = false

  /// Whether x coordinates of children count from the right. Inherited when the parent places the node.
  @exclusivity(unchecked) public final var isRightToLeft = false

  public init(context: LayoutContext) { self.context = context }

  /// Whether what made the node has ended: wrappers around it may go.
  open var isDetached: Bool { hasEnded }
  private final var hasEnded = false
  public final func detach() { hasEnded = true }

  /// What keeps the node drawn when its parent lets go of it; nil for a node that then vanishes. Spec: E29.
  open var departure: AnyObject? {
    get { ownDeparture }
    set { ownDeparture = newValue }
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    for child in leaving where child.node.parent === self { child.node.parent = nil }
  }

  // MARK: Children

  /// Gives the node its children in source order; the same list again costs nothing.
  public final func setChildren(_ new: [LayoutNode]) {
    if take(new) {
      childrenDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the new list differs from the old one.
  private func take(_ new: [LayoutNode]) -> Bool {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 && $0.parent === self }) { return false }
    keepLeavingChildren(new)
    for child in new where child.parent !== self { child.hasBeenDrawn = false }
    for child in children where child.parent === self { child.parent = nil }
    for child in leaving { child.node.parent = self }
    children = new
    for (index, child) in new.enumerated() {
      child.parent = self
      child.position = index
    }
    drawnStretches = []
    return true
  }

  /// Where `child` stands in `children`; nil for one that is measured without being listed.
  final func index(of child: LayoutNode) -> Int? {
    let index = child.position
    return index < children.count && children[index] === child ? index : nil
  }

  /// Gives the node its children from inside its own `measure` or `placeChildren`: containers that choose among
  /// their content (lazy rows, alternatives) settle it there, and nothing above needs to be asked again.
  final func setChildrenInLayout(_ new: [LayoutNode]) { _ = take(new) }

  open func childrenDidChange() {}

  /// Gives the node other children in the middle of a placing pass: for containers whose size does not depend on
  /// which of them exist (lists). Ancestors are not disturbed; the caller places the new ones at once.
  public final func setChildrenWhilePlacing(_ new: [LayoutNode]) {
    if take(new) { setNeedsDisplay() }
  }

  // MARK: Measuring

  /// The answer to `proposal`; the same question twice is answered from memory. Spec: A4.
  public final override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measurements[proposal] { return known }
    let answer = sanitised(measure(proposal))
    measurements[proposal] = answer
    return answer
  }

  /// Computes the answer; no side effects. Spec: A4.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  private func sanitised(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isNaN || size.width < 0 ? 0 : size.width,
      height: size.height.isNaN || size.height < 0 ? 0 : size.height)
  }

  // MARK: Invalidation

  /// What the node answers may have changed: it and its ancestors measure and place again.
  public final func setNeedsLayout() {
    var node: LayoutNode? = self
    var child: LayoutNode?
    while let here = node {
      let isMarked = here.needsPlacement && here.measurements.isEmpty
      here.measurements.removeAll()
      here.needsPlacement = true
      if let child { here.measurementsDidReset(of: child) } else { here.measurementsDidReset() }
      if isMarked, here !== self { break }
      (node, child) = (here.parent, here)
    }
    setNeedsDisplay()
  }

  /// The container's caches over its children are no longer valid.
  open func measurementsDidReset() {}

  /// What the caches hold of this child is no longer valid.
  open func measurementsDidReset(of child: LayoutNode) { measurementsDidReset() }

  /// The content changed but perhaps not its size: asks the known questions again, and disturbs the parent only
  /// when an answer differs.
  public final func contentDidChange() {
    let known = measurements
    measurements.removeAll()
    for (proposal, answer) in known.entries where sizeThatFits(proposal) != answer {
      return setNeedsLayout()
    }
    if !needsPlacement, finite(sizeThatFits(proposal)) != size { return setNeedsLayout() }
    setNeedsDisplay()
  }

  public final func setNeedsDisplay() {
    var node: LayoutNode? = self
    while let here = node, !here.needsDisplay || here === self {
      here.forgetDrawing()
      node = here.parent
    }
    context.needsFrame()
  }

  // MARK: Placing

  public final override func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    isPlaced = true
    // What a placed node answers to the proposal it was placed with is its size.
    let isKnown = !needsPlacement && proposal == self.proposal
    let size = isKnown ? self.size : finite(sizeThatFits(proposal))
    var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    if let parent {
      if inheritsLayoutDirection, isRightToLeft != parent.isRightToLeft {
        isRightToLeft = parent.isRightToLeft
        needsPlacement = true
      }
      if parent.isRightToLeft { origin.x = parent.size.width - origin.x - size.width }
    }
    origin = finite(origin)
    let hasMoved = origin != self.origin
    let isResized = size != self.size || proposal != self.proposal
    let old = CGRect(origin: self.origin, size: self.size)
    self.origin = origin
    self.size = size
    self.proposal = proposal
    if hasMoved || isResized { frameDidChange(from: old) }
    if hasMoved, let parent {
      parent.forgetDrawing(of: self)
      parent.setNeedsDisplay()
    }
    guard isResized || needsPlacement else { return }
    needsPlacement = false
    placeChildren()
    if !leaving.isEmpty { placeLeavingChildren() }
    setNeedsDisplay()
  }

  /// What changes in a child that is leaving shows at the place where it was.
  private func placeLeavingChildren() {
    for child in leaving.map(\.node) where child.needsPlacement {
      let old = CGRect(origin: child.origin, size: child.size)
      child.size = finite(child.sizeThatFits(child.proposal))
      if child.size != old.size { child.frameDidChange(from: old) }
      child.needsPlacement = false
      child.placeChildren()
      child.setNeedsDisplay()
    }
  }

  /// Whether the node takes its direction from its parent. A node that sets one of its own says no.
  open var inheritsLayoutDirection: Bool { true }

  /// Places the children inside `size`. The children's coordinates are the node's own.
  open func placeChildren() {}

  /// Asks for the children to be placed again without any size having changed (scrolling).
  public final func setNeedsPlacement() {
    var node: LayoutNode? = self
    while let here = node, !here.needsPlacement || here === self {
      here.needsPlacement = true
      node = here.parent
    }
    setNeedsDisplay()
  }

  /// The same from inside `ancestor`'s own placing: marks the way down to this node, not what is above.
  final func setNeedsPlacement(below ancestor: LayoutNode) {
    var node: LayoutNode? = self
    while let here = node, here !== ancestor {
      here.needsPlacement = true
      here.forgetDrawing()
      node = here.parent
    }
  }

  /// Layout that can't be drawn (infinite) is cut to a size that can.
  private func finite(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, Self.largestLength), height: min(size.height, Self.largestLength))
  }
  private func finite(_ point: CGPoint) -> CGPoint {
    CGPoint(x: clampedCoordinate(point.x), y: clampedCoordinate(point.y))
  }
  private func clampedCoordinate(_ x: CGFloat) -> CGFloat {
    x.isNaN ? 0 : min(max(x, -Self.largestLength), Self.largestLength)
  }
  /// The longest side that is drawn, in points: beyond it 32-bit pixel coordinates lose precision.
  static let largestLength: CGFloat = 1_000_000_000

  /// Runs `body` with the node as large as it is drawn.
  final func withSize(_ shown: CGSize, _ body: () -> Void) {
    let laidOut = size
    size = shown
    body()
    size = laidOut
  }

  // MARK: What a container asks

  open override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  // MARK: Drawing and meaning

  /// Whether the node draws itself in sizes between an old and a new one. Text keeps its lines and says no. Spec: E16.
  open var stretchesInMotion: Bool { true }

  /// What a leaf shows, without place and colours: when it is another one, the drawing does not go over by its colours.
  open var shownContent: AnyHashable? { nil }

  /// How far the children stand from where they were laid out: an offset. In points, y down. Spec: B34.
  open var contentShift: CGSize { .zero }

  /// Whether the node's drawing is kept as a group of its own; others draw into their parent's.
  open var keepsGroup: Bool { true }

  /// Adds what the node draws, at `offset` in the coordinates of the list: itself and its children.
  open func draw(at offset: CGPoint, into items: inout [DisplayItem]) { drawChildren(at: offset, into: &items) }

  /// Adds what the node means, at `offset` in the window.
  open func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    describeChildren(at: offset, into: &nodes)
  }

  // MARK: Input

  /// The children among which a pointer looks, in drawing order.
  open var hittableChildren: [LayoutNode] { childrenInDrawingOrder }

  /// Whether the point, in own coordinates, hits what the node itself draws. Spec: H20.
  open func containsOwnContent(_ point: CGPoint) -> Bool { false }

  /// A point of the node's own coordinates in those that its children are placed in: the way back through an offset
  /// or a transform. Nil for a point at which nothing inside can be hit (`isBounded`: outside a window over content;
  /// a subtree that takes no pointers) or that has no way back. Spec: H22, H28.
  open func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    CGPoint(x: point.x - contentShift.width, y: point.y - contentShift.height)
  }

  /// The way there: where a point of the children's coordinates shows, in the node's own.
  open func shownPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + contentShift.width, y: point.y + contentShift.height)
  }
}
