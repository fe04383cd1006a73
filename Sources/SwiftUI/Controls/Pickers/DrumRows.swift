import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletLayout
import MartletTree

/// A drum of options, the chosen one on a bar in its middle. It turns under a finger, a wheel and arrow keys, goes on
/// with its speed and comes to rest on a row, which is then chosen. Spec: M-CTL-12, M-BEH-8.
final class DrumRows: OptionRows, Scrollable {
  private typealias Metrics = ControlMetrics.Wheel
  var barColor = RGBA.clear { didSet { if barColor != oldValue { setNeedsDisplay() } } }
  /// Whether the drum draws the bar; several side by side stand on one.
  var showsBar = true
  override var rowAlignment: Alignment { .center }

  private(set) lazy var scrollMotion = makeMotion()
  var scrollOffset = CGPoint.zero { didSet { if scrollOffset != oldValue { setNeedsPlacement() } } }
  var overscroll = CGPoint.zero { didSet { if overscroll != oldValue { setNeedsPlacement() } } }
  private var hasStood = false
  private var resting: FrameClock.Alarm?

  var scrollAxes: Axis.Set { .vertical }
  var scrollLimit: CGPoint { CGPoint(x: 0, y: CGFloat(max(0, rows.count - 1)) * Metrics.rowHeight) }
  var visibleArea: CGRect { bounds }
  var ownRecognizers: [GestureRecognizer] { canFocus ? scrollMotion.recognizers : [] }
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private func makeMotion() -> ScrollMotion {
    let motion = ScrollMotion(node: self)
    motion.behaviour.rest = .parts
    motion.parts = { [unowned self] _ in rows.indices.map { CGFloat($0) * Metrics.rowHeight } }
    motion.didScroll = { [unowned self] in didTurn() }
    return motion
  }

  // MARK: Turning

  /// The row that is nearest to the bar.
  private var middleIndex: Int {
    min(max(Int((scrollOffset.y / Metrics.rowHeight).rounded()), 0), max(0, rows.count - 1))
  }

  /// What rests now may be caught by a finger at once: it is looked at in the next moment.
  private func didTurn() {
    guard scrollMotion.phase == .idle else { return }
    resting = context.clock.alarm(at: context.clock.now) { [weak self] in self?.comeToRest() }
  }

  /// Chooses what has come to rest on the bar; what a wheel's step left between two rows goes to the nearer one first.
  private func comeToRest() {
    guard scrollMotion.phase == .idle, rows.indices.contains(middleIndex) else { return }
    if abs(scrollOffset.y - CGFloat(middleIndex) * Metrics.rowHeight) > 0.5 { return turn(to: middleIndex) }
    guard selectedIndex != middleIndex else { return }
    rows[middleIndex].meaning.tapAction?()
    resting = context.clock.alarm(at: context.clock.now + Self.patience) { [weak self] in self?.turnBack() }
  }

  /// Seconds that a choice may take to show.
  private static let patience = 0.1

  /// A choice that the app did not take.
  private func turnBack() {
    if scrollMotion.phase == .idle, let selectedIndex, selectedIndex != middleIndex { turn(to: selectedIndex) }
  }

  private func turn(to index: Int, isAnimated: Bool = true) {
    let place = CGPoint(x: 0, y: CGFloat(index) * Metrics.rowHeight)
    guard place != scrollOffset else { return }
    scrollMotion.scroll(to: place, isAnimated: isAnimated)
  }

  /// Chooses the row that is `count` after the chosen one.
  func step(by count: Int) {
    guard !rows.isEmpty else { return }
    rows[min(max((selectedIndex ?? 0) + count, 0), rows.count - 1)].meaning.tapAction?()
  }

  /// The selection or the options changed.
  override func rowsDidChange() {
    setNeedsLayout()
    guard let selectedIndex, scrollMotion.phase == .idle || scrollMotion.phase == .animating else { return }
    if hasStood { turn(to: selectedIndex) } else { scrollOffset.y = CGFloat(selectedIndex) * Metrics.rowHeight }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = showsBar ? Metrics.size.width : rows.map { $0.meaning.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? ideal, height: Metrics.size.height)
  }

  private var radius: CGFloat { Metrics.size.height / 2 }

  /// The angle at which a row lies on the drum: 0 in the middle, beyond a right angle behind it.
  private func angle(of index: Int) -> CGFloat {
    (CGFloat(index) * Metrics.rowHeight - scrollOffset.y - overscroll.y) / radius
  }

  override func placeChildren() {
    hasStood = true
    let shown = rows.indices.filter { abs(angle(of: $0)) < .pi / 2 }
    setChildrenWhilePlacing(shown.map { rows[$0].meaning })
    for index in shown {
      rows[index].meaning.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2 + radius * sin(angle(of: index))), anchor: .center,
        proposal: ProposedViewSize(width: size.width, height: Metrics.rowHeight))
    }
  }

  // MARK: Drawing

  /// Rows flatten and fade towards the drum's ends: the cosine of the angle at which they lie.
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let area = snappedBounds(at: offset)
    if showsBar { items.append(Self.bar(in: area, barColor)) }
    for (index, row) in rows.enumerated() where abs(angle(of: index)) < .pi / 2 {
      let angle = angle(of: index)
      var inner: [DisplayItem] = []
      row.meaning.addDisplay(
        at: CGPoint(x: offset.x + row.meaning.origin.x, y: offset.y + row.meaning.origin.y), into: &inner)
      let middle = offset.y + row.meaning.origin.y + row.meaning.size.height / 2
      let flat = CGAffineTransform(1, 0, 0, cos(angle), 0, middle - middle * cos(angle))
      let isMiddle = abs(angle) * radius < Metrics.rowHeight / 2
      items.append(.effect(.opacity(isMiddle ? 1 : 0.6 * Double(cos(angle))), [.effect(.transform(flat), inner)]))
    }
  }

  static func bar(in area: CGRect, _ color: RGBA) -> DisplayItem {
    let bar = CGRect(x: area.minX, y: area.midY - Metrics.rowHeight / 2, width: area.width, height: Metrics.rowHeight)
    return .fill(Path(roundedRect: bar, cornerRadius: Metrics.selectionRadius), .color(color), FillStyle())
  }
}

/// One stop for Tab; arrows turn the drum.
extension DrumRows: FocusStopOnly {
  var canFocus: Bool { rows.contains { $0.meaning.tapAction != nil } }
  func focusDidChange(isFocused: Bool) { setNeedsDisplay() }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard context.focus?.focused === self, event.phase != .up else { return false }
    switch event.key {
    case Key.up: step(by: -1)
    case Key.down: step(by: 1)
    case Key.home: step(by: -rows.count)
    case Key.end: step(by: rows.count)
    default: return false
    }
    return true
  }
}
