import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

// A row's picture: its background, its content, separators; beside that the buttons that a swipe uncovered.
extension ListRowNode {
  func drawRow(at offset: CGPoint, into items: inout [DisplayItem]) {
    var bounds = snappedBounds(at: offset)
    bounds.origin.x -= bleedLeft
    bounds.size.width += bleedLeft + bleedRight
    // The row moves aside as a whole; what it uncovers lies in its place.
    let shown = bounds.offsetBy(dx: context.snap(contentDistance), dy: 0)
    var inner: [DisplayItem] = []
    if isSwipedOpen { drawActions(at: offset, into: &inner) }
    drawBackground(shown, at: offset, into: &inner)
    if appearance.hasSeparatorsBehind { drawSeparators(shown, into: &inner) }
    drawContent(at: offset, into: &inner)
    drawMarks(at: offset, into: &inner)
    if !appearance.hasSeparatorsBehind { drawSeparators(shown, into: &inner) }
    inner = fadedAndLifted(inner, bounds)
    guard let outline = isDragged ? nil : cardOutline(bounds) ?? (isSwipedOpen ? Path(bounds) : nil) else {
      items += inner
      return
    }
    items.append(.effect(.clip(outline, FillStyle()), inner))
  }

  /// A row that comes is not all there yet; one that is moved lies above the others.
  private func fadedAndLifted(_ inner: [DisplayItem], _ bounds: CGRect) -> [DisplayItem] {
    if isDragged {
      let shadow = RGBA.black.opacity(ListMetrics.dragShadowOpacity)
      return [.effect(.shadow(shadow, radius: ListMetrics.dragShadowRadius, offset: .zero), inner)]
    }
    return shift.opacity < 1 ? [.effect(.opacity(shift.opacity), inner)] : inner
  }

  private func drawActions(at offset: CGPoint, into items: inout [DisplayItem]) {
    for (element, frame) in zip(swipe.elements, swipe.frames(in: size)) where frame.width > 0 {
      var inner: [DisplayItem] = []
      element.addDisplay(at: CGPoint(x: offset.x + element.origin.x, y: offset.y + element.origin.y), into: &inner)
      let x = isRightToLeft ? size.width - frame.maxX : frame.minX
      let cell = CGRect(x: offset.x + x, y: offset.y, width: frame.width, height: frame.height)
      items.append(.effect(.clip(Path(cell), FillStyle()), inner))
    }
  }

  private func drawMarks(at offset: CGPoint, into items: inout [DisplayItem]) {
    for node in [marks.circle, marks.handle].compactMap({ $0 }) {
      node.addDisplay(at: CGPoint(x: offset.x + node.origin.x, y: offset.y + node.origin.y), into: &items)
    }
  }

  func drawContent(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    content.addDisplay(at: CGPoint(x: offset.x + content.origin.x, y: offset.y + content.origin.y), into: &inner)
    items += pressLook.isContentWeak ? [.effect(.opacity(ButtonMetrics.plainPressedOpacity), inner)] : inner
  }

  /// A press shows between the list's own background and one that the app gave the row, which hides it.
  func drawBackground(_ bounds: CGRect, at offset: CGPoint, into items: inout [DisplayItem]) {
    if place.kind == .item, appearance.rowBackground.alpha > 0 { items.append(.rect(bounds, appearance.rowBackground)) }
    drawHighlight(bounds, into: &items)
    for node in traits.background ?? [] {
      node.addDisplay(at: CGPoint(x: offset.x + node.origin.x, y: offset.y + node.origin.y), into: &items)
    }
  }

  /// The rounded corners of the first and last row of a card.
  private func cardOutline(_ bounds: CGRect) -> Path? {
    guard appearance.style == .insetGrouped, place.kind == .item, place.isFirst || place.isLast else { return nil }
    let radius = CGSize(width: ListMetrics.cardRadius, height: ListMetrics.cardRadius)
    let (top, bottom) = (place.isFirst ? radius : .zero, place.isLast ? radius : .zero)
    return Path(
      roundedRect: RoundedRect(
        rect: bounds, topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, isContinuous: true))
  }

  func drawSeparators(_ bounds: CGRect, into items: inout [DisplayItem]) {
    guard place.kind == .item, appearance.separator.alpha > 0 else { return }
    let thickness = ListMetrics.separatorPixels / context.pixelsPerPoint
    if hasBottomSeparator {
      let isEnd = place.isLast && appearance.style == .grouped
      let color = traits.bottomSeparatorColor ?? appearance.separator
      items.append(.rect(line(in: bounds, y: bounds.maxY - thickness, thickness, isFull: isEnd), color))
    }
    if hasTopSeparator {
      let isStart = place.isFirst && appearance.style == .grouped
      let color = traits.topSeparatorColor ?? appearance.separator
      items.append(.rect(line(in: bounds, y: bounds.minY, thickness, isFull: isStart), color))
    }
  }

  /// Grouped sections begin and end with a full line. Spec: M-LIST-14.
  private var hasTopSeparator: Bool {
    switch traits.topSeparator {
    case .hidden: false
    case .visible: true
    case .automatic: place.isFirst && appearance.style == .grouped
    }
  }

  private var hasBottomSeparator: Bool {
    switch traits.bottomSeparator {
    case .hidden: false
    case .visible: true
    case .automatic: !place.isLast || appearance.style == .grouped
    }
  }

  /// From the row's text, or from its leading edge, to its trailing edge. Spec: G5.
  private func line(in bounds: CGRect, y: CGFloat, _ thickness: CGFloat, isFull: Bool) -> CGRect {
    let guide =
      content.explicitAlignment(HorizontalAlignment.listRowSeparatorLeading.key, proposal: content.proposal) ?? 0
    let start = isFull ? 0 : (isRightToLeft ? bleedRight : bleedLeft) + contentStart + guide
    let x = isRightToLeft ? bounds.minX : bounds.minX + context.snap(start)
    return CGRect(x: x, y: y, width: max(0, bounds.width - context.snap(start)), height: thickness)
  }
}
