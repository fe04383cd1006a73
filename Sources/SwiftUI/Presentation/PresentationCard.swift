import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The surface of a presentation: what it shows, centred in the safe part of it, on a background, cut to an outline.
final class PresentationCard: LayoutNode, SafeAreaProviding {
  var safeAreaInsets = EdgeInsets() { didSet { if safeAreaInsets != oldValue { setNeedsLayout() } } }
  /// Radii of the corners in points, top and bottom; zero draws corners as they are.
  var radii = (top: CGFloat(0), bottom: CGFloat(0)) { didSet { if radii != oldValue { setNeedsDisplay() } } }
  /// Another outline than that of the radii: a bubble with its arrow.
  var outline: ((CGRect) -> Path)? { didSet { setNeedsDisplay() } }
  /// Whether content may draw outside of the card: popups draw their own surface.
  var clipsContent = true { didSet { if clipsContent != oldValue { setNeedsDisplay() } } }
  private let column: LayoutContainerNode<VStackLayout>
  private var content: LayoutNode?
  private var background: [LayoutNode] = []

  override init(context: LayoutContext) {
    column = LayoutContainerNode(context: context, arrangement: VStackLayout())
    super.init(context: context)
  }

  /// Several elements are arranged as a column. Spec: A36.
  func setContent(_ elements: [LayoutNode], background: [LayoutNode]) {
    if elements.count != 1 { column.setChildren(elements) }
    content = elements.count == 1 ? elements[0] : column
    self.background = background
    setChildren(background + [content!])
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - safeAreaInsets.horizontal) },
      height: proposal.height.map { max(0, $0 - safeAreaInsets.vertical) })
  }

  /// What the content answers to a proposal of its own.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize { content?.sizeThatFits(proposal) ?? .zero }

  /// What the content needs, and the insets around it.
  func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = contentSize(inner(proposal))
    return CGSize(width: size.width + safeAreaInsets.horizontal, height: size.height + safeAreaInsets.vertical)
  }

  /// The layer around decides; the content only where that leaves a length open.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = naturalSize(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func placeChildren() {
    for element in background { element.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size)) }
    let insets = safeAreaInsets
    let area = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
    content?.place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
  }

  /// The outline in an area of the display list.
  func path(in area: CGRect) -> Path {
    if let outline { return outline(area) }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii.top, bottomLeadingRadius: radii.bottom, bottomTrailingRadius: radii.bottom,
      topTrailingRadius: radii.top
    ).path(in: area)
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    drawChildren(at: offset, into: &inner)
    guard !inner.isEmpty else { return }
    let isPlain = outline == nil && radii == (0, 0)
    guard clipsContent, !isPlain else { return items += inner }
    items.append(.effect(.clip(path(in: snappedBounds(at: offset)), FillStyle()), inner))
  }

  /// The card is solid: nothing behind it is hit through it.
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
  override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && clipsContent && !bounds.contains(point) ? nil : super.contentPoint(point, isBounded: isBounded)
  }
}
