import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

extension NavigationColumnsNode {
  private var forward: CGFloat { isRightToLeft ? -1 : 1 }
  /// How far the leading columns are from their place, to the leading side.
  private var hiddenWidth: CGFloat { shownWidth * (1 - reveal) }

  func drawColumns(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    guard let detail = columns.last else { return }
    if shownCount > 0, reveal > 0, reveal < 1 || isOverlaid {
      inner.append(.rect(snappedBounds(at: offset), background))
    }
    add(detail, at: offset, shift: detailShift, into: &inner)
    if isOverlaid, reveal > 0 { drawScrim(at: offset, into: &inner) }
    if reveal > 0 { drawLeadingColumns(at: offset, into: &inner) }
    items.append(.effect(.clip(Path(snappedBounds(at: offset)), FillStyle()), inner))
  }

  /// Beside them the detail moves with the columns; under them it stays.
  private var detailShift: CGFloat {
    if isOverlaid { return 0 }
    return isOpen ? -forward * hiddenWidth : forward * shownWidth * reveal
  }

  private func drawScrim(at offset: CGPoint, into items: inout [DisplayItem]) {
    items.append(.rect(snappedBounds(at: offset), RGBA.black.opacity(ColumnMetrics.scrimOpacity * reveal)))
  }

  private func drawLeadingColumns(at offset: CGPoint, into items: inout [DisplayItem]) {
    let shift = -forward * hiddenWidth
    for column in shownColumns {
      items.append(.rect(area(of: column, at: offset, shift: shift), background))
      add(column, at: offset, shift: shift, into: &items)
    }
    let line = 1 / context.pixelsPerPoint
    for column in shownColumns {
      let area = area(of: column, at: offset, shift: shift)
      let edge = isRightToLeft ? area.minX - line : area.maxX
      items.append(.rect(CGRect(x: edge, y: area.minY, width: line, height: area.height), separator))
    }
  }

  private func area(of column: LayoutNode, at offset: CGPoint, shift: CGFloat) -> CGRect {
    CGRect(
      x: context.snap(offset.x + column.origin.x + shift), y: offset.y, width: column.size.width, height: size.height)
  }

  private func add(_ column: LayoutNode, at offset: CGPoint, shift: CGFloat, into items: inout [DisplayItem]) {
    column.addDisplay(
      at: CGPoint(x: offset.x + column.origin.x + shift, y: offset.y + column.origin.y), into: &items)
  }

  /// A sidebar over the detail is what counts; a closed one is nothing.
  func describeColumns(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    var shown: [LayoutNode] = isOpen ? Array(shownColumns) : []
    if !(isOverlaid && isOpen), let detail = columns.last { shown.append(detail) }
    for column in shown {
      column.addMeaning(at: CGPoint(x: offset.x + column.origin.x, y: offset.y + column.origin.y), into: &nodes)
    }
  }

  // MARK: The swipe that shows and hides

  func makePan() -> PanRecognizer {
    let pan = PanRecognizer(minimumDistance: GestureMetrics.backSwipeStart, axis: .horizontal)
    pan.mayBegin = { [unowned self] in maySwipe($0) }
    pan.changed = { [unowned self] in follow($0) }
    pan.ended = { [unowned self] in endSwipe($0) }
    pan.cancelled = { [unowned self] in setShown(isOpen) }
    return pan
  }

  private func maySwipe(_ value: PanRecognizer.Value) -> Bool {
    guard columns.count > 1, isOverlaid, motion == nil else { return false }
    let way = value.translation.width * forward
    if isOpen { return way < 0 }
    let distance = isRightToLeft ? size.width - value.startLocation.x : value.startLocation.x
    guard distance <= GestureMetrics.backSwipeEdge, way > 0 else { return false }
    setShown(true)
    return true
  }

  private func follow(_ value: PanRecognizer.Value) {
    guard shownWidth > 0 else { return }
    motion = nil
    let way = Double(value.translation.width * forward / shownWidth)
    reveal = min(max(0, way < 0 ? 1 + way : way), 1)
    setNeedsDisplay()
  }

  private func endSwipe(_ value: PanRecognizer.Value) {
    guard shownWidth > 0 else { return }
    let velocity = Double(value.velocity.width * forward / shownWidth)
    let opens =
      abs(velocity) >= Double(GestureMetrics.backSwipeVelocity)
      ? velocity > 0 : reveal > Double(GestureMetrics.backSwipeFraction)
    turn(to: opens ? 1 : 0, animated: true, velocity: velocity)
    setShown(opens)
  }
}
