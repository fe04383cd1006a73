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
    items.append(checkmark(in: CGRect(origin: CGPoint(x: x, y: y), size: mark)))
  }

  private func checkmark(in rect: CGRect) -> DisplayItem {
    var line = Path()
    line.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + rect.height * 0.6))
    line.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - 1))
    line.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
    return .stroke(line, .color(checkmarkColor), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}

/// A drum of options, the chosen one on a bar in its middle. Spec: M-CTL-12.
final class DrumRows: OptionRows {
  private typealias Metrics = ControlMetrics.Wheel
  var barColor = RGBA.clear { didSet { if barColor != oldValue { setNeedsDisplay() } } }
  override var rowAlignment: Alignment { .center }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? Metrics.size.width, height: Metrics.size.height)
  }

  override func placeChildren() {
    for (index, row) in rows.enumerated() {
      let y = size.height / 2 + CGFloat(index - (selectedIndex ?? 0)) * Metrics.rowHeight
      row.meaning.place(
        at: CGPoint(x: size.width / 2, y: y), anchor: .center,
        proposal: ProposedViewSize(width: size.width, height: Metrics.rowHeight))
    }
  }

  /// Rows flatten and fade towards the drum's ends: the cosine of the angle at which they lie.
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let area = snappedBounds(at: offset)
    let bar = CGRect(x: area.minX, y: area.midY - Metrics.rowHeight / 2, width: area.width, height: Metrics.rowHeight)
    items.append(
      .fill(Path(roundedRect: bar, cornerRadius: Metrics.selectionRadius), .color(barColor), FillStyle()))
    let radius = Metrics.size.height / 2
    for row in rows {
      let distance = row.meaning.origin.y + Metrics.rowHeight / 2 - size.height / 2
      let angle = distance / radius
      guard abs(angle) < .pi / 2 else { continue }
      var inner: [DisplayItem] = []
      let middle = area.midY + radius * sin(angle)
      row.meaning.addDisplay(
        at: CGPoint(x: offset.x + row.meaning.origin.x, y: middle - Metrics.rowHeight / 2), into: &inner)
      let flat = CGAffineTransform(1, 0, 0, cos(angle), 0, middle - middle * cos(angle))
      items.append(.effect(.opacity(row.isSelected ? 1 : 0.6 * Double(cos(angle))), [.effect(.transform(flat), inner)]))
    }
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

/// DEVIATION: the drum does not turn under a finger yet; a row is chosen by its own action. Row "Picker" in
/// Docs/Status.md.
struct WheelPicker<Content: View>: View {
  let selection: PickerSelection
  let content: Content
  var body: some View {
    Wheel(selection: selection, content: content.font(.system(size: ControlMetrics.Wheel.textSize)).lineLimit(1))
  }

  private struct Wheel<Options: View>: OptionsView {
    let selection: PickerSelection
    let content: Options
    func makeElement(in context: ElementContext) -> DrumRows { DrumRows(context: context.layout) }
    func update(_ element: DrumRows, with options: [PickerOption], in context: ElementContext) {
      element.setOptions(options, selection, isEnabled: context.environment.isEnabled)
      element.barColor = SystemColor.tertiarySystemFill.resolved(in: context.environment)
    }
  }
}
