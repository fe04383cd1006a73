import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// The card of an alert, the two groups of an action sheet, or the list in a popover. Source: M-CTL-36, M-CTL-40.
///
/// Words and buttons scroll, each for themselves, where the window is too small for them.
final class DialogNode: LayoutNode {
  struct Look: Equatable {
    var form = PresentationForm.alert
    var panel = RGBA.white
    var cancelPanel = RGBA.white
    var separator = RGBA.black
    var isAccessibilitySize = false
  }
  var look = Look() { didSet { if look != oldValue { apply() } } }
  private let header: LayoutContainerNode<VStackLayout>
  private let words: ScrollNode
  private let list: DialogButtonsNode
  private let listWindow: ScrollNode
  private var cancel: LayoutNode?

  override init(context: LayoutContext) {
    header = LayoutContainerNode(context: context, arrangement: VStackLayout(spacing: 0))
    words = ScrollNode(context: context, configuration: ScrollNode.Configuration())
    list = DialogButtonsNode(context: context)
    listWindow = ScrollNode(context: context, configuration: ScrollNode.Configuration())
    super.init(context: context)
    words.setContent([header])
    listWindow.setContent([list])
  }

  private func apply() {
    list.separator = look.separator
    list.mayStandInARow = look.form == .alert && !look.isAccessibilitySize
    setNeedsLayout()
  }

  func set(header: [LayoutNode], fields: [LayoutNode], buttons: [LayoutNode], cancel: LayoutNode?) {
    self.header.setChildren(header + fields.map(framed) + (fields.isEmpty ? [] : [bottomSpace]))
    list.setChildren(buttons)
    // In alerts cancel is one of the buttons.
    self.cancel = look.form == .alert ? nil : cancel
    let hasWords = !header.isEmpty || !fields.isEmpty
    setChildren((hasWords ? [words] : []) + (buttons.isEmpty ? [] : [listWindow]) + (self.cancel.map { [$0] } ?? []))
  }

  private lazy var bottomSpace: LayoutNode = ShapeNode(context: context) {
    CGSize(width: $0.width ?? 0, height: PresentationMetrics.Alert.padding)
  } drawing: { _, _ in
    []
  }

  private var frames: [ObjectIdentifier: LayoutNode] = [:]
  /// Fields stand below the words, as wide as these.
  private func framed(_ field: LayoutNode) -> LayoutNode {
    if let known = frames[ObjectIdentifier(field)] { return known }
    let metrics = PresentationMetrics.Alert.self
    let rule = PaddingInsets(
      EdgeInsets(top: 0, leading: metrics.sidePadding, bottom: 0, trailing: metrics.sidePadding))
    let frame = UnaryLayoutNode(context: context, child: field, rule: rule)
    frames[ObjectIdentifier(field)] = frame
    return frame
  }

  // MARK: Layout

  private var width: CGFloat? {
    switch look.form {
    case .alert:
      look.isAccessibilitySize ? PresentationMetrics.Alert.accessibilityWidth : PresentationMetrics.Alert.width
    case .popover: PresentationMetrics.ActionSheet.popoverWidth
    default: nil
    }
  }

  private var hairline: CGFloat { 1 / context.pixelsPerPoint }
  private var hasWords: Bool { children.first === words }
  private var hasList: Bool { children.contains { $0 === listWindow } }
  private var groupGap: CGFloat { cancel == nil ? 0 : PresentationMetrics.ActionSheet.groupGap }

  private struct Heights {
    var words: CGFloat = 0
    var line: CGFloat = 0
    var list: CGFloat = 0
    var gap: CGFloat = 0
    var cancel: CGFloat = 0
    var total: CGFloat { words + line + list + gap + cancel }
  }

  /// The parts in their own heights, or cut to the room there is: buttons keep at least half of it.
  private func heights(width: CGFloat, room: CGFloat?) -> Heights {
    let proposal = ProposedViewSize(width: width, height: nil)
    var heights = Heights()
    if hasWords { heights.words = words.sizeThatFits(proposal).height }
    if hasList { heights.list = listWindow.sizeThatFits(proposal).height }
    if hasWords, hasList { heights.line = hairline }
    if let cancel { heights.cancel = cancel.sizeThatFits(proposal).height }
    heights.gap = hasWords || hasList ? groupGap : 0
    guard let room, heights.total > room else { return heights }
    let rest = max(0, room - heights.line - heights.gap - heights.cancel)
    heights.list = min(heights.list, max(rest - heights.words, rest / 2))
    heights.words = min(heights.words, rest - heights.list)
    return heights
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(self.width ?? proposal.width ?? .infinity, proposal.width ?? .infinity)
    return CGSize(width: width, height: heights(width: width, room: proposal.height).total)
  }

  override func placeChildren() {
    let heights = heights(width: size.width, room: size.height)
    var y: CGFloat = 0
    func place(_ node: LayoutNode, _ height: CGFloat) {
      node.place(
        at: CGPoint(x: 0, y: y), anchor: .topLeading, proposal: ProposedViewSize(width: size.width, height: height))
      y += height
    }
    if hasWords { place(words, heights.words) }
    y += heights.line
    if hasList { place(listWindow, heights.list) }
    y += heights.gap
    if let cancel { place(cancel, heights.cancel) }
  }

  // MARK: Drawing

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let heights = heights(width: size.width, room: size.height)
    let main = CGRect(
      x: offset.x, y: offset.y, width: size.width, height: heights.words + heights.line + heights.list)
    var inner: [DisplayItem] = []
    for child in children where child !== cancel { add(child, at: offset, into: &inner) }
    if heights.line > 0 {
      let y = context.snap(offset.y + heights.words)
      inner.append(.rect(CGRect(x: offset.x, y: y, width: size.width, height: hairline), look.separator))
    }
    addPanel(main, look.panel, inner, into: &items)
    guard let cancel else { return }
    var last: [DisplayItem] = []
    add(cancel, at: offset, into: &last)
    addPanel(cancel.frame(in: self).offsetBy(dx: offset.x, dy: offset.y), look.cancelPanel, last, into: &items)
  }

  private func add(_ child: LayoutNode, at offset: CGPoint, into items: inout [DisplayItem]) {
    child.addDisplay(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &items)
  }

  /// Popovers have a surface of their own.
  private func addPanel(_ area: CGRect, _ color: RGBA, _ inner: [DisplayItem], into items: inout [DisplayItem]) {
    guard area.height > 0 else { return }
    if look.form == .popover { return items += inner }
    let radius =
      look.form == .alert ? PresentationMetrics.Alert.cornerRadius : PresentationMetrics.ActionSheet.cornerRadius
    let outline = Path(roundedRect: area, cornerRadius: radius, style: .continuous)
    items.append(.effect(.clip(outline, FillStyle()), [.rect(area, color)] + inner))
  }
}

/// Buttons below each other with hairlines between, or two short ones side by side.
final class DialogButtonsNode: LayoutNode {
  var separator = RGBA.black { didSet { if separator != oldValue { setNeedsDisplay() } } }
  var mayStandInARow = false { didSet { if mayStandInARow != oldValue { setNeedsLayout() } } }

  private var hairline: CGFloat { 1 / context.pixelsPerPoint }

  /// Two that fit into half of the width each. Source: M-CTL-36.
  private func isRow(width: CGFloat) -> Bool {
    mayStandInARow && children.count == 2
      && children.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - hairline) / 2 }
  }

  /// A row has cancel first, a column has it last. Spec: F38.
  private var columnOrder: [LayoutNode] {
    guard children.count == 2, isCancel(children[0]) else { return children }
    return children.reversed()
  }
  private func isCancel(_ node: LayoutNode) -> Bool { DialogActionList.Action(node)?.role == .cancel }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? PresentationMetrics.Alert.width
    if isRow(width: width) {
      let half = ProposedViewSize(width: (width - hairline) / 2, height: nil)
      return CGSize(width: width, height: children.map { $0.sizeThatFits(half).height }.max() ?? 0)
    }
    let all = ProposedViewSize(width: width, height: nil)
    let heights = children.map { $0.sizeThatFits(all).height }
    return CGSize(width: width, height: heights.reduce(0, +) + hairline * CGFloat(max(0, children.count - 1)))
  }

  override func placeChildren() {
    if isRow(width: size.width) {
      let half = (size.width - hairline) / 2
      for (index, child) in children.enumerated() {
        child.place(
          at: CGPoint(x: CGFloat(index) * (half + hairline), y: 0), anchor: .topLeading,
          proposal: ProposedViewSize(width: half, height: size.height))
      }
      return
    }
    var y: CGFloat = 0
    for child in columnOrder {
      let proposal = ProposedViewSize(width: size.width, height: nil)
      child.place(at: CGPoint(x: 0, y: y), anchor: .topLeading, proposal: proposal)
      y += child.size.height + hairline
    }
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawChildren(at: offset, into: &items)
    let area = snappedBounds(at: offset)
    if isRow(width: size.width) {
      let x = context.snap(area.midX - hairline / 2)
      return items.append(.rect(CGRect(x: x, y: area.minY, width: hairline, height: area.height), separator))
    }
    for child in columnOrder.dropFirst() {
      let y = context.snap(offset.y + child.origin.y - hairline)
      items.append(.rect(CGRect(x: area.minX, y: y, width: area.width, height: hairline), separator))
    }
  }

  override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    let order = isRow(width: size.width) ? children : columnOrder
    for child in order {
      child.describe(at: CGPoint(x: offset.x + child.origin.x, y: offset.y + child.origin.y), into: &nodes)
    }
  }
}

extension DialogNode.Look {
  init(environment: EnvironmentValues) {
    let isDark = environment.isDark
    form = environment.presentationForm ?? .alert
    // DEVIATION: nothing is blurred behind a panel, so it is opaque. Row "Materials" in Docs/Status.md.
    let isAlert = form == .alert
    if isDark {
      panel = SystemColor.secondarySystemBackground.resolved(in: environment)
    } else {
      panel = isAlert ? MaterialMetrics.alertPanel(isDark: false) : MaterialMetrics.actionSheetPanel(isDark: false)
      panel.alpha = 1
    }
    cancelPanel = SystemColor.secondarySystemGroupedBackground.resolved(in: environment)
    separator = SystemColor.separator.resolved(in: environment)
    isAccessibilitySize = environment.dynamicTypeSize.isAccessibilitySize
  }
}
