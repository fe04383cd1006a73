import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The mark at the leading edge of a row in an edited list. Spec: M-LIST-30.
final class RowCircleNode: LayoutNode {
  enum Kind: Equatable { case delete, selected, unselected }
  var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
  var appearance: ListAppearance { didSet { if appearance != oldValue { setNeedsDisplay() } } }

  init(context: LayoutContext, kind: Kind, appearance: ListAppearance) {
    (self.kind, self.appearance) = (kind, appearance)
    super.init(context: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: ListMetrics.editCircleSize, height: ListMetrics.editCircleSize)
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let area = snappedBounds(at: offset)
    switch kind {
    case .delete:
      fill(area, appearance.destructive, into: &items)
      stroke([CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 0.5)], in: area, into: &items)
    case .selected:
      fill(area, appearance.tint, into: &items)
      stroke([CGPoint(x: 0.28, y: 0.53), CGPoint(x: 0.44, y: 0.69), CGPoint(x: 0.73, y: 0.34)], in: area, into: &items)
    case .unselected:
      let ring = Path(ellipseIn: area.insetBy(dx: 0.75, dy: 0.75))
      items.append(.stroke(ring, .color(appearance.control), StrokeStyle(lineWidth: 1.5)))
    }
  }

  private func fill(_ area: CGRect, _ color: RGBA, into items: inout [DisplayItem]) {
    items.append(.fill(Path(ellipseIn: area), .color(color), FillStyle()))
  }

  /// A white line through points in shares of the circle.
  private func stroke(_ points: [CGPoint], in area: CGRect, into items: inout [DisplayItem]) {
    var line = Path()
    line.addLines(points.map { CGPoint(x: area.minX + $0.x * area.width, y: area.minY + $0.y * area.height) })
    items.append(.stroke(line, .color(.white), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
  }
}

/// The mark at the trailing edge of a row that can be moved: a drag on it moves the row. Spec: M-LIST-30.
final class RowHandleNode: LayoutNode, PointerTaking {
  let pan = PanRecognizer(minimumDistance: 0)
  var color = RGBA.clear { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// Lines of the handle, and a line's thickness, in points (own).
  private static let lineCount = 3
  private static let thickness: CGFloat = 2

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: ListMetrics.reorderHandleSize.width,
      height: proposal.height.map { max($0, ListMetrics.reorderHandleSize.height) } ?? ListMetrics.rowMinimumHeight)
  }
  var ownRecognizers: [GestureRecognizer] { [pan] }
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.insetBy(dx: -8, dy: 0).contains(point) }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let height = ListMetrics.reorderHandleSize.height
    let step = (height - Self.thickness) / CGFloat(Self.lineCount - 1)
    let top = offset.y + (size.height - height) / 2
    for line in 0..<Self.lineCount {
      let corner = snapped(CGPoint(x: offset.x, y: top + CGFloat(line) * step))
      items.append(.rect(CGRect(origin: corner, size: CGSize(width: size.width, height: Self.thickness)), color))
    }
  }
}
