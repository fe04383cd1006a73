import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Columns beside each other, or the leading ones over the last where there is no room. Spec: F1, F17.
///
/// The last column is the detail; it always shows. Of the others the last ones show, `shownCount` of them.
public final class NavigationColumnsNode: LayoutNode, PointerTaking {
  /// A column's width in points.
  public struct Width: Equatable {
    public var minimum: CGFloat
    public var ideal: CGFloat
    public var maximum: CGFloat
    public init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) {
      (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }
    public static let standard = Width(
      minimum: ColumnMetrics.minimum, ideal: ColumnMetrics.ideal, maximum: ColumnMetrics.maximum)
  }
  public enum Overlaying: Equatable {
    /// In areas higher than wide.
    case whenHigh
    case always, never
  }

  public private(set) var columns: [NavigationStackNode] = []
  public var widths: [Width] = [] { didSet { if widths != oldValue { setNeedsLayout() } } }
  public var overlaying = Overlaying.whenHigh { didSet { if overlaying != oldValue { setNeedsLayout() } } }
  public var separator = RGBA.black
  public var background = RGBA.white
  public private(set) var shownCount = 0
  /// Whether the leading columns lie over the detail.
  public private(set) var isOverlaid = false
  /// The area became higher than wide, or the other way round.
  public var arrangementDidChange: () -> Void = {}
  /// The user closed the leading columns, or asks for them.
  public var setShown: (Bool) -> Void = { _ in }
  /// How much of the leading columns shows: 0…1.
  var reveal = 0.0
  var motion: PageMotion?
  private var isMoving = false
  private let scrim: ScrimNode
  private lazy var pan = makePan()

  public override init(context: LayoutContext) {
    scrim = ScrimNode(context: context)
    super.init(context: context)
    scrim.close = { [unowned self] in setShown(false) }
  }

  public func set(_ columns: [NavigationStackNode]) {
    self.columns = columns
    setChildren(columns.suffix(1) + [scrim] + columns.dropLast().reversed())
  }

  /// Shows that many of the leading columns, sliding in or out when `animated`.
  public func show(_ count: Int, animated: Bool) {
    guard count != shownCount else { return }
    // Columns that slide out stay counted until they are gone.
    if count > 0 { shownCount = count }
    turn(to: count > 0 ? 1 : 0, animated: animated && size.width > 0)
    if count == 0, motion == nil { shownCount = 0 }
    setNeedsLayout()
  }

  /// Whether leading columns show, or are on their way to.
  public var isShowing: Bool { isOpen }
  var isOpen: Bool { shownCount > 0 && (motion?.target ?? reveal) > 0 }

  func turn(to target: Double, animated: Bool, velocity: Double = 0) {
    guard animated else {
      (motion, reveal) = (nil, target)
      return setNeedsDisplay()
    }
    motion = PageMotion(from: reveal, to: target, velocity: velocity, response: MotionMetrics.pushDuration)
    guard !isMoving else { return }
    isMoving = true
    context.clock.addMovement { [weak self] time in self?.step(time) ?? false }
  }

  private func step(_ time: Double) -> Bool {
    guard var motion else {
      isMoving = false
      return false
    }
    reveal = motion.value(at: time)
    isMoving = !motion.isOver(at: time)
    self.motion = isMoving ? motion : nil
    if !isMoving {
      reveal = motion.target
      if reveal == 0 { shownCount = 0 }
      setNeedsLayout()
    }
    setNeedsDisplay()
    return isMoving
  }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }

  /// The leading columns that show, from the leading edge on.
  var shownColumns: ArraySlice<NavigationStackNode> { columns.dropLast().suffix(shownCount) }

  public override func placeChildren() {
    noticeArrangement()
    var x: CGFloat = 0
    for column in columns.dropLast() {
      let isShown = shownColumns.contains { $0 === column }
      let width = width(of: column)
      column.isHidden = !(isShown && isOpen)
      column.place(
        at: CGPoint(x: isShown ? x : 0, y: 0), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: size.height))
      if isShown { x += width }
    }
    let start = isOverlaid || !isOpen ? 0 : x
    columns.last?.place(
      at: CGPoint(x: start, y: 0), anchor: .topLeading,
      proposal: ProposedViewSize(width: max(0, size.width - start), height: size.height))
    let isCovered = isOverlaid && isOpen
    scrim.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(isCovered ? size : .zero))
  }

  private func noticeArrangement() {
    let isOverlaid =
      switch overlaying {
      case .always: true
      case .never: false
      case .whenHigh: size.height > size.width
      }
    guard isOverlaid != self.isOverlaid else { return }
    self.isOverlaid = isOverlaid
    arrangementDidChange()
  }

  /// The ideal within its limits, and never so much that the detail has no room.
  private func width(of column: NavigationStackNode) -> CGFloat {
    guard let index = columns.firstIndex(where: { $0 === column }) else { return 0 }
    let wish = widths.indices.contains(index) ? widths[index] : .standard
    let most = size.width * ColumnMetrics.largestShare / CGFloat(max(1, shownCount))
    return context.snap(min(min(max(wish.ideal, wish.minimum), wish.maximum), max(most, min(wish.minimum, size.width))))
  }

  /// The width of the leading columns that show.
  var shownWidth: CGFloat { shownColumns.reduce(0) { $0 + $1.size.width } }
  public var ownRecognizers: [GestureRecognizer] { [pan] }
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawColumns(at: offset, into: &items)
  }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    describeColumns(at: offset, into: &nodes)
  }
}

/// Lies over the detail while the sidebar does: a tap closes the sidebar.
final class ScrimNode: LayoutNode, PointerTaking {
  var close: () -> Void = {}
  private lazy var tap = TapRecognizer { [unowned self] _ in close() }
  var ownRecognizers: [GestureRecognizer] { [tap] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
