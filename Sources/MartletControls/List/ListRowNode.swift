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
  private(set) var traits = ListRowTraits()
  weak var list: ListNode?

  let pressRecognizer = PressRecognizer()
  var pressLook = RowPressLook() { didSet { if pressLook != oldValue { setNeedsDisplay() } } }
  /// Whether the row can be chosen, and is. Spec: G8.
  public internal(set) var selection: RowSelection? { didSet { selectionDidChange(from: oldValue) } }
  /// What is uncovered by swiping; made when somebody does.
  private(set) lazy var swipe = RowSwipe(row: self)
  private var hasSwipe = false
  /// Whether the list is edited, and how much of the way there shows.
  var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  var editProgress: CGFloat = 0 { didSet { if editProgress != oldValue { setNeedsPlacement() } } }
  private(set) var marks = RowMarks()
  /// How far the row stands from its place in the list.
  var shift = RowShift()
  /// Points by which background and lines go on beyond the row, as far as the screen's edges beside a notch.
  var bleedLeft: CGFloat = 0 { didSet { if bleedLeft != oldValue { setNeedsLayout() } } }
  var bleedRight: CGFloat = 0 { didSet { if bleedRight != oldValue { setNeedsLayout() } } }
  /// Whether a finger moves the row.
  var isDragged = false { didSet { if isDragged != oldValue { setNeedsDisplay() } } }

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
    updateChildren()
  }

  func updateChildren() {
    updateMarks()
    let actions = hasSwipe ? swipe.elements : []
    setChildren((traits.background ?? []) + [content] + [marks.circle, marks.handle].compactMap { $0 } + actions)
  }

  private func editingDidChange() {
    if hasSwipe, swipe.isOpen { swipe.close() }
    readTraits()
    setNeedsLayout()
  }

  private func selectionDidChange(from old: RowSelection?) {
    if old?.isSelected != selection?.isSelected { setNeedsDisplay() }
    if isEditing { updateChildren() }
  }

  private func updateMarks() {
    guard place.kind == .item, isEditing || editProgress > 0 else { return marks = RowMarks() }
    marks.update(for: self)
  }

  /// The row's buttons, if it has any to uncover.
  var swipeIfAny: RowSwipe? {
    guard place.kind == .item, hasSwipe || traits.leadingActions != nil || traits.trailing != nil else { return nil }
    hasSwipe = true
    return swipe
  }
  var isSwipedOpen: Bool { hasSwipe && swipe.isOpen }
  private var swipeOffset: CGFloat { hasSwipe ? swipe.offset : 0 }

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
    let room = max(0, width - insets.horizontal - marks.room(isEditing: isEditing))
    let height = content.sizeThatFits(ProposedViewSize(width: room, height: nil)).height
    return CGSize(width: width, height: max(minimumHeight, height + insets.vertical))
  }

  public override func placeChildren() {
    let swiped = swipeOffset
    for node in traits.background ?? [] {
      node.place(
        at: CGPoint(x: (size.width + bleedRight - bleedLeft) / 2 + swiped, y: size.height / 2), anchor: .center,
        proposal: ProposedViewSize(width: size.width + bleedLeft + bleedRight, height: size.height))
    }
    let insets = insets
    let room = CGSize(
      width: max(0, size.width - insets.horizontal - marks.room(isEditing: isEditing)),
      height: max(0, size.height - insets.vertical))
    content.place(
      at: CGPoint(
        x: insets.leading + swiped + marks.contentShift(editProgress), y: insets.top + room.height / 2),
      anchor: .leading, proposal: contentProposal(room))
    marks.place(in: size, insets: insets, shift: swiped, progress: editProgress)
    if hasSwipe { swipe.placeElements(in: size) }
  }

  /// Content as high as the row keeps its ideal height; only content lower than the row's minimum is offered more.
  /// Offering the exact ideal again would have stacks divide it anew and cut text short. Spec: B3.
  private func contentProposal(_ room: CGSize) -> ProposedViewSize {
    let ideal = ProposedViewSize(width: room.width, height: nil)
    return content.sizeThatFits(ideal).height < room.height ? ProposedViewSize(room) : ideal
  }

  /// The whole row of an item is hit, not only what stands in it.
  public override func containsOwnContent(_ point: CGPoint) -> Bool { place.kind == .item && bounds.contains(point) }

  public override var zIndex: Double { isDragged ? 1 : 0 }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) { drawRow(at: offset, into: &items) }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for child in children where !(traits.background ?? []).contains(where: { $0 === child }) {
      child.describe(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }

  /// Of an open row only its buttons are hit, of an edited one its content is no more than the row.
  public override var hittableChildren: [LayoutNode] {
    guard place.kind == .item else { return super.hittableChildren }
    if isSwipedOpen { return swipe.elements }
    return isEditing && selection != nil ? [marks.circle, marks.handle].compactMap { $0 } : super.hittableChildren
  }

  /// Where the content begins in the row, in reading direction.
  var contentStart: CGFloat { insets.leading + marks.contentShift(editProgress) }
  /// How far a swipe has moved the row to the right.
  var contentDistance: CGFloat { isRightToLeft ? -swipeOffset : swipeOffset }
}
