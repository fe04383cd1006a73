import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// One row of a menu: words, an icon at its end, and perhaps a mark before it. Source: M-CTL-32.
final class MenuRowNode: LayoutNode {
  private typealias Metrics = PresentationMetrics.Menu

  /// Whether another row of the menu has a mark, so that the words of all rows begin at the same place.
  var isIndented = false { didSet { if isIndented != oldValue { setNeedsLayout() } } }
  /// Whether the row is the words above a section.
  var isHeader = false { didSet { if isHeader != oldValue { setNeedsLayout() } } }
  private var words: [LayoutNode] = []
  private var icon: LayoutNode?
  private var mark: LayoutNode?

  /// `elements` are what the app's label is made of: pictures become the icon, all else lines of words.
  func set(_ elements: [LayoutNode], mark: LayoutNode?) {
    let pictures = elements.filter(\.isPicture)
    self.mark = mark
    // A label of pictures alone has no words: they stand where the words would.
    icon = pictures.count < elements.count ? pictures.last : nil
    words = elements.filter { !$0.isSpacer && (icon == nil || !$0.isPicture) }
    setChildren((mark.map { [$0] } ?? []) + words + (icon.map { [$0] } ?? []))
  }

  var hasMark: Bool { mark != nil }

  private var leading: CGFloat { hasMark || isIndented ? Metrics.leadingColumn : Metrics.sidePadding }
  /// An icon of a large text size has the insets of the usual one.
  private var trailing: CGFloat {
    guard let icon else { return Metrics.sidePadding }
    return max(0, icon.sizeThatFits(.unspecified).width - Metrics.iconSize) + Metrics.trailingColumn
  }

  private func proposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - leading - trailing) }, height: nil)
  }
  private func wordsHeight(_ width: CGFloat?) -> CGFloat {
    words.reduce(0) { $0 + $1.sizeThatFits(proposal(width)).height }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = words.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? leading + ideal + trailing
    if isHeader { return CGSize(width: width, height: wordsHeight(width) + 2 * Metrics.headerPadding) }
    let iconHeight = icon?.sizeThatFits(.unspecified).height ?? 0
    let height = max(wordsHeight(width) + 2 * Metrics.verticalPadding, iconHeight + 2 * Metrics.headerPadding)
    return CGSize(width: width, height: max(Metrics.rowHeight, height))
  }

  override func placeChildren() {
    var y = (size.height - wordsHeight(size.width)) / 2
    for line in words {
      line.place(at: CGPoint(x: leading, y: y), anchor: .topLeading, proposal: proposal(size.width))
      y += line.size.height
    }
    icon?.place(
      at: CGPoint(x: size.width - trailing / 2, y: size.height / 2), anchor: .center,
      proposal: ProposedViewSize(width: Metrics.iconSize, height: Metrics.iconSize))
    mark?.place(
      at: CGPoint(x: (Metrics.markInset + leading) / 2, y: size.height / 2), anchor: .center, proposal: .unspecified)
  }
}

extension LayoutNode {
  /// Whether the element is a symbol or a picture, whatever modifiers are around it.
  fileprivate var isPicture: Bool {
    if let unary = self as? UnaryNode { return unary.child.isPicture }
    return self is SymbolNode || self is PictureNode
  }

  /// The menu row that the element is made of, inside what modifiers put around it.
  var menuRow: MenuRowNode? { (self as? MenuRowNode) ?? (self as? UnaryNode)?.child.menuRow }
}
