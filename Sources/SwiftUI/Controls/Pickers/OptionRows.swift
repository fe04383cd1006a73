import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// Options below each other: a list with a checkmark, or a drum. Each row is a button.
class OptionRows: LayoutNode {
  struct Row {
    let meaning: MeaningNode
    let isSelected: Bool
  }
  private(set) var rows: [Row] = []
  final var selectedIndex: Int? { rows.firstIndex(where: \.isSelected) }
  var rowAlignment: Alignment { .leading }

  final func setOptions(_ options: [PickerOption], _ selection: PickerSelection, isEnabled: Bool) {
    let old = rows
    rows = options.enumerated().map { index, option in
      let known = old.indices.contains(index) ? old[index].meaning : nil
      let node = known.flatMap { ($0.child as? UnaryNode)?.child === option.element ? $0 : nil } ?? cell(option.element)
      let isSelected = selection.contains(option.tag)
      node.meaning.role = .button
      node.meaning.addedTraits = isSelected ? .selected : []
      if !isEnabled { node.meaning.addedTraits.insert(.disabled) }
      node.tapAction = isEnabled ? { selection.select(option.tag) } : nil
      return Row(meaning: node, isSelected: isSelected)
    }
    rowsDidChange()
  }

  func rowsDidChange() {
    setChildren(rows.map(\.meaning))
    setNeedsLayout()
  }

  private func cell(_ element: LayoutNode) -> MeaningNode {
    MeaningNode(
      context: context,
      child: UnaryLayoutNode(
        context: context, child: element,
        rule: FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: rowAlignment)))
  }
}

/// A list of options, the chosen one with a checkmark at its end. Spec: M-LIST.
final class CheckedRows: OptionRows {
  var checkmarkColor = RGBA.clear { didSet { if checkmarkColor != oldValue { setNeedsDisplay() } } }

  private func height(of row: Row, width: CGFloat?) -> CGFloat {
    let words = row.meaning.sizeThatFits(ProposedViewSize(width: width.map { wordWidth($0) }, height: nil)).height
    return max(ListMetrics.rowMinimumHeight, words + 2 * ListMetrics.rowVerticalInset)
  }
  private func wordWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - ListMetrics.checkmarkSize.width - ListMetrics.chevronGap)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = rows.map { $0.meaning.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? ideal + ListMetrics.checkmarkSize.width + ListMetrics.chevronGap
    return CGSize(width: width, height: rows.reduce(0) { $0 + height(of: $1, width: width) })
  }

  override func placeChildren() {
    var y: CGFloat = 0
    for row in rows {
      let height = height(of: row, width: size.width)
      row.meaning.place(
        at: CGPoint(x: 0, y: y), anchor: .topLeading,
        proposal: ProposedViewSize(width: wordWidth(size.width), height: height))
      y += height
    }
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawChildren(at: offset, into: &items)
    guard let selectedIndex else { return }
    let row = rows[selectedIndex].meaning
    let mark = ListMetrics.checkmarkSize
    let x = isRightToLeft ? offset.x : offset.x + size.width - mark.width
    let y = offset.y + row.origin.y + (row.size.height - mark.height) / 2
    items.append(.checkmark(in: CGRect(origin: CGPoint(x: x, y: y), size: mark), checkmarkColor))
  }
}

/// A row of a list with a checkmark at its end while it is chosen. Spec: M-LIST.
final class CheckedRow: UnaryNode {
  var isChecked = false { didSet { if isChecked != oldValue { setNeedsDisplay() } } }
  var color = RGBA.clear { didSet { if color != oldValue { setNeedsDisplay() } } }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let room = ListMetrics.checkmarkSize.width + ListMetrics.chevronGap
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - room) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let words = child.sizeThatFits(inner(proposal))
    let room = ListMetrics.checkmarkSize.width + ListMetrics.chevronGap
    return CGSize(width: proposal.width ?? words.width + room, height: words.height)
  }

  override func placeChildren() {
    child.place(at: CGPoint(x: 0, y: size.height / 2), anchor: .leading, proposal: inner(proposal))
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawChildren(at: offset, into: &items)
    guard isChecked else { return }
    let mark = ListMetrics.checkmarkSize
    let x = isRightToLeft ? offset.x : offset.x + size.width - mark.width
    items.append(
      .checkmark(
        in: CGRect(origin: CGPoint(x: x, y: offset.y + (size.height - mark.height) / 2), size: mark), color))
  }
}

extension DisplayItem {
  fileprivate static func checkmark(in rect: CGRect, _ color: RGBA) -> DisplayItem {
    var line = Path()
    line.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + rect.height * 0.6))
    line.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - 1))
    line.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
    return .stroke(line, .color(color), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}

struct InlinePicker<Content: View>: OptionsView {
  let selection: PickerSelection
  let content: Content
  func makeElement(in context: ElementContext) -> CheckedRows { CheckedRows(context: context.layout) }
  func update(_ element: CheckedRows, with options: [PickerOption], in context: ElementContext) {
    element.setOptions(options, selection, isEnabled: context.environment.isEnabled)
    element.checkmarkColor = TintShapeStyle()._paint(in: context.environment).color
  }
}
