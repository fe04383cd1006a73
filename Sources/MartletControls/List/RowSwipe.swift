import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// How far a row is swiped aside, and what that uncovers. Spec: G12, M-LIST-26 to M-LIST-29.
///
/// Lengths count in reading direction: positive ones uncover the leading edge, negative ones the trailing edge.
final class RowSwipe {
  private typealias Metrics = ListMetrics
  private unowned let row: ListRowNode
  let pan = PanRecognizer(minimumDistance: ListMetrics.swipeStartDistance, axis: .horizontal)
  private(set) var offset: CGFloat = 0 { didSet { if offset != oldValue { row.setNeedsPlacement() } } }
  /// The buttons of the side that is uncovered.
  private(set) var elements: [LayoutNode] = []
  private var actions: RowActions?
  private var start: CGFloat = 0
  private var motion: PageMotion?
  private var afterMotion: () -> Void = {}
  /// Whether the first button is all that shows: letting go runs it.
  private(set) var isFull = false

  init(row: ListRowNode) {
    self.row = row
    pan.mayBegin = { [unowned self] in mayBegin($0) }
    pan.began = { [unowned self] in
      motion = nil
      start = offset
      follow($0)
    }
    pan.changed = { [unowned self] in follow($0) }
    pan.ended = { [unowned self] in letGo($0) }
    pan.cancelled = { [unowned self] in close() }
  }

  var isOpen: Bool { offset != 0 || motion != nil }
  private var forward: CGFloat { row.isRightToLeft ? -1 : 1 }
  private func actions(toward way: CGFloat) -> RowActions? {
    way > 0 ? row.traits.leadingActions : row.traits.trailing
  }

  // MARK: Dragging

  private func mayBegin(_ value: PanRecognizer.Value) -> Bool {
    guard !row.isEditing || isOpen else { return false }
    return isOpen || actions(toward: value.translation.width * forward) != nil
  }

  private func follow(_ value: PanRecognizer.Value) {
    let pulled = start + value.translation.width * forward
    show(toward: pulled)
    offset = resisted(pulled)
    let isFull = actions?.allowsFullSwipe == true && abs(offset) > row.size.width * Metrics.swipeFullFraction
    if isFull != self.isFull {
      self.isFull = isFull
      row.setNeedsPlacement()
    }
    row.list?.rowDidOpen(row)
  }

  /// A side without buttons hardly moves, nor does one beyond its buttons that has no full swipe.
  private func resisted(_ pulled: CGFloat) -> CGFloat {
    guard let actions else { return pulled * Metrics.swipeElasticity }
    guard !actions.allowsFullSwipe, abs(pulled) > width else { return pulled }
    let beyond = (abs(pulled) - width) * Metrics.swipeElasticity
    return pulled < 0 ? -width - beyond : width + beyond
  }

  private func letGo(_ value: PanRecognizer.Value) {
    if isFull { return runFirst() }
    let speed = value.velocity.width * forward
    let isOutward = speed * offset > 0
    let goesByspeed = abs(speed) > Metrics.swipeVelocity
    let opens =
      actions != nil && (goesByspeed ? isOutward : abs(offset) > width * Metrics.swipeOpenFraction)
    move(to: opens ? (offset < 0 ? -width : width) : 0, velocity: speed)
  }

  /// Spec: G12: the long swipe. The row leaves with its button; what is still there afterwards comes back.
  private func runFirst() {
    guard let first = elements.first else { return close() }
    move(to: offset < 0 ? -row.size.width : row.size.width, velocity: 0) { [weak self] in
      first.firstTapAction?()
      self?.close()
    }
  }

  // MARK: Opening and closing

  /// Uncovers the trailing buttons, as a tap on a row's mark for deleting does.
  func openTrailing() {
    show(toward: -1)
    guard actions != nil else { return }
    row.list?.rowDidOpen(row)
    move(to: -width, velocity: 0)
  }

  func close() {
    isFull = false
    if offset != 0 { move(to: 0, velocity: 0) } else { end() }
  }

  private func show(toward way: CGFloat) {
    let wanted = way == 0 ? actions : actions(toward: way)
    guard wanted !== actions else { return }
    actions = wanted
    elements = wanted?.elements() ?? []
    row.updateChildren()
  }

  private func end() {
    guard motion == nil, offset == 0 else { return }
    (actions, elements, isFull) = (nil, [], false)
    row.updateChildren()
    row.list?.rowDidClose(row)
  }

  private func move(to target: CGFloat, velocity: CGFloat, _ after: @escaping () -> Void = {}) {
    let isMoving = motion != nil
    motion = PageMotion(
      from: Double(offset), to: Double(target), velocity: Double(velocity), response: Metrics.editDuration)
    afterMotion = after
    if !isMoving { row.context.clock.addMovement { [weak self] in self?.step($0) ?? false } }
  }

  private func step(_ time: Double) -> Bool {
    guard var motion else { return false }
    offset = CGFloat(motion.value(at: time))
    self.motion = motion
    guard abs(offset - CGFloat(motion.target)) < 0.5 else { return true }
    offset = CGFloat(motion.target)
    self.motion = nil
    let after = afterMotion
    afterMotion = {}
    after()
    if offset == 0 { end() }
    return self.motion != nil
  }

  // MARK: Buttons

  private func width(of element: LayoutNode) -> CGFloat {
    max(Metrics.swipeActionMinimumWidth, element.sizeThatFits(.unspecified).width)
  }
  /// Of all buttons together.
  private var width: CGFloat { elements.reduce(0) { $0 + width(of: $1) } }

  /// Where the buttons lie in the row, in reading direction; they share what is uncovered.
  func frames(in size: CGSize) -> [CGRect] {
    let all = max(width, 1)
    var edge: CGFloat = 0
    return elements.indices.map { index in
      let share = isFull ? (index == 0 ? abs(offset) : 0) : abs(offset) * width(of: elements[index]) / all
      let x = offset < 0 ? size.width - edge - share : edge
      edge += share
      return CGRect(x: x, y: 0, width: share, height: size.height)
    }
  }

  /// Each button as wide as it wants at least, on the side of the row's content.
  func placeElements(in size: CGSize) {
    for (element, frame) in zip(elements, frames(in: size)) {
      let width = max(frame.width, width(of: element))
      let x = offset < 0 ? frame.minX : frame.maxX - width
      element.place(
        at: CGPoint(x: x, y: 0), anchor: .topLeading, proposal: ProposedViewSize(width: width, height: size.height))
    }
  }
}

extension LayoutNode {
  /// What a tap on the first button in the node does.
  public final var firstTapAction: (() -> Void)? {
    if let action = (self as? MeaningNode)?.tapAction { return action }
    for child in children { if let action = child.firstTapAction { return action } }
    return nil
  }
}
