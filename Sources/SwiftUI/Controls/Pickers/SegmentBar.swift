import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// Segments of equal width on one surface, the selected one on a raised thumb. Spec: M-CTL-10.
final class SegmentBar: LayoutNode {
  private typealias Metrics = ControlMetrics.Segmented

  struct Look: Equatable {
    var surface = RGBA.clear
    var thumb = RGBA.clear
    var divider = RGBA.clear
  }

  struct Segment {
    let words: LayoutNode
    let selectedWords: LayoutNode
    let isSelected: Bool
    /// Nil when the control is disabled.
    let select: (() -> Void)?
  }

  /// A segment with the nodes that the bar puts around its words.
  private struct Cell {
    let segment: Segment
    let plain: MeaningNode
    let selected: MeaningNode
    var shown: MeaningNode { segment.isSelected ? selected : plain }
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  private var cells: [Cell] = []
  var selectedIndex: Int? { cells.firstIndex { $0.segment.isSelected } }

  /// What chooses each segment; nil in a disabled control.
  var choices: [(() -> Void)?] { cells.map(\.segment.select) }

  func setSegments(_ segments: [Segment]) {
    let old = cells
    cells = segments.enumerated().map { index, segment in
      let before = old.indices.contains(index) ? old[index] : nil
      return Cell(
        segment: segment, plain: meaning(of: segment, segment.words, before?.plain),
        selected: meaning(of: segment, segment.selectedWords, before?.selected))
    }
    setChildren(cells.flatMap { [$0.plain, $0.selected] })
    setNeedsDisplay()
  }

  /// The node that makes a segment one button over its whole area; `old` is kept while it shows the same words.
  private func meaning(of segment: Segment, _ words: LayoutNode, _ old: MeaningNode?) -> MeaningNode {
    let kept = old.flatMap { ($0.child as? UnaryNode)?.child === words ? $0 : nil }
    let node =
      kept
      ?? MeaningNode(
        context: context,
        child: UnaryLayoutNode(
          context: context, child: words, rule: FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    node.meaning.role = .button
    node.meaning.addedTraits = segment.isSelected ? .selected : []
    if segment.select == nil { node.meaning.addedTraits.insert(.disabled) }
    node.tapAction = segment.select
    return node
  }

  override var hittableChildren: [LayoutNode] { cells.map(\.shown) }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widest = cells.map { $0.segment.selectedWords.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = CGFloat(cells.count) * (widest + 2 * Metrics.sidePadding)
    return CGSize(width: proposal.width.map { max($0, 0) } ?? ideal, height: Metrics.height)
  }

  override func placeChildren() {
    let width = size.width / CGFloat(max(cells.count, 1))
    let room = ProposedViewSize(width: max(0, width - 2 * Metrics.thumbInset), height: size.height)
    for (index, cell) in cells.enumerated() {
      let center = CGPoint(x: width * (CGFloat(index) + 0.5), y: size.height / 2)
      cell.plain.place(at: center, anchor: .center, proposal: room)
      cell.selected.place(at: center, anchor: .center, proposal: room)
    }
  }

  // MARK: Drawing

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let area = snappedBounds(at: offset)
    items.append(fill(area, Metrics.cornerRadius, look.surface))
    let width = area.width / CGFloat(max(cells.count, 1))
    items += dividers(in: area, width)
    if let selectedIndex { items += thumb(in: area, width, at: selectedIndex) }
    for cell in cells {
      cell.shown.addDisplay(
        at: CGPoint(x: offset.x + cell.shown.origin.x, y: offset.y + cell.shown.origin.y), into: &items)
    }
  }

  private func fill(_ rect: CGRect, _ radius: CGFloat, _ color: RGBA) -> DisplayItem {
    .fill(Path(roundedRect: rect, cornerRadius: radius), .color(color), FillStyle())
  }

  /// The segment's place counted from the left.
  private func position(_ index: Int) -> CGFloat { CGFloat(isRightToLeft ? cells.count - 1 - index : index) }

  /// The source gives the thumb the two shadows of a switch's thumb.
  private func thumb(in area: CGRect, _ width: CGFloat, at index: Int) -> [DisplayItem] {
    let rect = CGRect(x: area.minX + width * position(index), y: area.minY, width: width, height: area.height)
      .insetBy(dx: Metrics.thumbInset, dy: Metrics.thumbInset)
    let outline = Path(roundedRect: rect, cornerRadius: Metrics.thumbRadius)
    return ThumbShadow.items(casting: ControlMetrics.Toggle.shadows, outline, look.thumb)
  }

  /// Lines between segments, except beside the selected one.
  private func dividers(in area: CGRect, _ width: CGFloat) -> [DisplayItem] {
    guard cells.count > 1 else { return [] }
    return (1..<cells.count).compactMap { index in
      guard selectedIndex != index, selectedIndex != index - 1 else { return nil }
      let x = isRightToLeft ? area.maxX - width * CGFloat(index) : area.minX + width * CGFloat(index)
      let height = area.height - 2 * Metrics.dividerInset
      return .rect(
        CGRect(
          x: context.snap(x - Metrics.dividerWidth / 2), y: area.minY + Metrics.dividerInset,
          width: Metrics.dividerWidth, height: height), look.divider)
    }
  }

  // MARK: Meaning

  override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for cell in cells {
      cell.shown.describe(
        at: CGPoint(x: offset.x + cell.shown.origin.x, y: offset.y + cell.shown.origin.y), into: &nodes)
    }
  }
}
