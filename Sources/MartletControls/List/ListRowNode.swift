import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// One visible row: content inside insets, a background over the whole row, separators. Spec: G5, G6, G21.
public final class ListRowNode: LayoutNode {
  /// Where the row stands in its section.
  struct Place: Equatable {
    enum Kind: Equatable { case item, header, footer }
    var kind = Kind.item
    var isFirst = false
    var isLast = false
  }
  let content: LayoutNode
  var appearance: ListAppearance { didSet { if appearance != oldValue { setNeedsLayout() } } }
  var place: Place { didSet { if place != oldValue { setNeedsLayout() } } }
  private var traits = ListRowTraits()

  init(context: LayoutContext, content: LayoutNode, appearance: ListAppearance, place: Place) {
    self.content = content
    self.appearance = appearance
    self.place = place
    super.init(context: context)
    readTraits()
  }

  public override var isDetached: Bool { content.isDetached }

  /// Takes the row's traits again: its own background may have come or gone.
  func readTraits() {
    traits = ListRowTraits(of: content)
    setChildren((traits.background ?? []) + [content])
  }

  // MARK: Layout

  private var insets: EdgeInsets {
    if place.kind == .item { return traits.insets ?? appearance.defaultInsets(width: size.width) }
    let side = appearance.isCard ? ListMetrics.cardRowInset : ListMetrics.rowLeadingInset
    switch (place.kind, appearance.style) {
    case (.header, .plain):
      return traits.insets
        ?? EdgeInsets(top: ListMetrics.plainHeaderTop / 2, leading: side, bottom: ListMetrics.headerGap, trailing: side)
    case (.header, _):
      return traits.insets ?? EdgeInsets(top: 0, leading: side, bottom: ListMetrics.headerGap, trailing: side)
    default:
      return traits.insets ?? EdgeInsets(top: ListMetrics.footerGap, leading: side, bottom: 0, trailing: side)
    }
  }

  private var minimumHeight: CGFloat {
    place.kind == .item ? appearance.minimumRowHeight : appearance.minimumHeaderHeight
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 0
    let room = max(0, width - insets.horizontal)
    let height = content.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
    return CGSize(width: width, height: max(minimumHeight, height + insets.vertical))
  }

  public override func placeChildren() {
    for node in traits.background ?? [] {
      node.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }
    let insets = insets
    let room = CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    content.place(
      at: CGPoint(x: insets.leading, y: insets.top + room.height / 2), anchor: .leading,
      proposal: contentProposal(room))
  }

  /// Content as high as the row keeps its ideal height; only content lower than the row's minimum is offered more.
  /// Offering the exact ideal again would have stacks divide it anew and cut text short. Spec: B3.
  private func contentProposal(_ room: CGSize) -> ProposedViewSize {
    let ideal = ProposedViewSize(width: room.width, height: nil)
    return content.sizeThatFits(ideal).height < room.height ? ProposedViewSize(room) : ideal
  }

  // MARK: Drawing

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let bounds = snappedBounds(at: offset)
    var inner: [DisplayItem] = []
    drawBackground(bounds, at: offset, into: &inner)
    if appearance.hasSeparatorsBehind { drawSeparators(bounds, into: &inner) }
    content.addDisplay(
      at: CGPoint(x: offset.x + content.origin.x, y: offset.y + content.origin.y), into: &inner)
    if !appearance.hasSeparatorsBehind { drawSeparators(bounds, into: &inner) }
    guard let outline = cardOutline(bounds) else {
      items += inner
      return
    }
    items.append(.effect(.clip(outline, FillStyle()), inner))
  }

  private func drawBackground(_ bounds: CGRect, at offset: CGPoint, into items: inout [DisplayItem]) {
    if place.kind == .item, appearance.rowBackground.alpha > 0 { items.append(.rect(bounds, appearance.rowBackground)) }
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

  private func drawSeparators(_ bounds: CGRect, into items: inout [DisplayItem]) {
    guard place.kind == .item else { return }
    let thickness = ListMetrics.separatorPixels / context.pixelsPerPoint
    if hasBottomSeparator {
      items.append(.rect(line(in: bounds, y: bounds.maxY - thickness, thickness), appearance.separator))
    }
    if traits.topSeparator == .visible {
      items.append(.rect(line(in: bounds, y: bounds.minY, thickness), appearance.separator))
    }
  }

  private var hasBottomSeparator: Bool {
    switch traits.bottomSeparator {
    case .hidden: false
    case .visible: true
    case .automatic: !place.isLast || appearance.style == .grouped
    }
  }

  /// From the row's text to its trailing edge. Spec: G5.
  private func line(in bounds: CGRect, y: CGFloat, _ thickness: CGFloat) -> CGRect {
    let guide =
      content.explicitAlignment(HorizontalAlignment.listRowSeparatorLeading.key, proposal: content.proposal) ?? 0
    let start = place.isLast && appearance.style == .grouped ? 0 : insets.leading + guide
    let x = isRightToLeft ? bounds.minX : bounds.minX + context.snap(start)
    return CGRect(x: x, y: y, width: max(0, bounds.width - context.snap(start)), height: thickness)
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    content.describe(
      at: CGPoint(x: offset.x + content.origin.x, y: offset.y + content.origin.y), into: &nodes)
  }
}
