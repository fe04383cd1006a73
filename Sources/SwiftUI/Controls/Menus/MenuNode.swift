import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletLayout
import MartletTree

/// The rows of an open menu below each other. One of them is marked: that under the pointer, or where the arrow keys
/// went. Source: M-CTL-31 to M-CTL-33.
final class MenuNode: LayoutNode, PointerTaking, HoverTaking {
  private typealias Metrics = PresentationMetrics.Menu

  struct Look: Equatable {
    var separator = RGBA.clear
    var gap = RGBA.clear
    var highlight = RGBA.clear
  }

  /// What a menu is made of, from its top to its bottom.
  enum Item {
    case row(LayoutNode)
    /// What the app put among the rows and is none: words, a row of small buttons.
    case other(LayoutNode)
    case header(LayoutNode)
    case gap

    var element: LayoutNode? {
      switch self {
      case .row(let element), .other(let element), .header(let element): element
      case .gap: nil
      }
    }
    var isGap: Bool { if case .gap = self { true } else { false } }
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  private(set) var items: [Item] = []
  /// The rows that can be chosen, by their place among them.
  private(set) var rows: [LayoutNode] = []
  private(set) var highlighted: LayoutNode? { didSet { if highlighted !== oldValue { setNeedsDisplay() } } }
  private(set) lazy var tracking = MenuTracking(menu: self)
  var typed = TypedLetters()

  func setItems(_ new: [Item]) {
    items = new
    rows = new.compactMap { if case .row(let element) = $0 { element } else { nil } }
    let isIndented = rows.contains { $0.menuRow?.hasMark == true }
    for row in rows { row.menuRow?.isIndented = isIndented }
    if let highlighted, !rows.contains(where: { $0 === highlighted }) { self.highlighted = nil }
    setChildren(new.compactMap(\.element))
    setNeedsLayout()
  }

  // MARK: Choosing

  func action(of row: LayoutNode) -> MenuAction? { row.trait(MenuRowTrait.self) }

  func highlight(_ row: LayoutNode?) { highlighted = row.flatMap { action(of: $0)?.isEnabled == true ? $0 : nil } }

  /// Marks the row at a point of the node's own coordinates; none beside the rows.
  func highlight(at point: CGPoint?) {
    highlight(point.flatMap { point in rows.first { $0.frame(in: self).contains(point) } })
  }

  /// Runs the marked row.
  func chooseHighlighted() {
    guard let highlighted, let action = action(of: highlighted), action.isEnabled else { return }
    self.highlighted = nil
    action.run()
  }

  // MARK: Layout

  private func height(of item: Item, _ proposal: ProposedViewSize) -> CGFloat {
    item.element?.sizeThatFits(proposal).height ?? Metrics.sectionGap
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? Metrics.width
    let inner = ProposedViewSize(width: width, height: nil)
    return CGSize(width: width, height: items.reduce(0) { $0 + height(of: $1, inner) })
  }

  override func placeChildren() {
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for item in items {
      item.element?.place(at: CGPoint(x: 0, y: y), anchor: .topLeading, proposal: inner)
      y += height(of: item, inner)
    }
  }

  // MARK: Drawing

  private var hairline: CGFloat { 1 / context.pixelsPerPoint }

  override func draw(at offset: CGPoint, into display: inout [DisplayItem]) {
    if let highlighted {
      let frame = highlighted.frame(in: self).offsetBy(dx: offset.x, dy: offset.y)
      display.append(.rect(frame, look.highlight))
    }
    drawChildren(at: offset, into: &display)
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y = offset.y
    for (index, item) in items.enumerated() {
      let height = height(of: item, inner)
      if item.isGap {
        display.append(.rect(CGRect(x: offset.x, y: y, width: size.width, height: height), look.gap))
      } else if index > 0, !items[index - 1].isGap {
        let line = CGRect(x: offset.x, y: context.snap(y - hairline), width: size.width, height: hairline)
        display.append(.rect(line, look.separator))
      }
      y += height
    }
  }

  // MARK: Pointers

  var ownRecognizers: [GestureRecognizer] { [tracking] }
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
  func hoverDidChange(to location: CGPoint?) { highlight(at: location) }
}

/// What a row of a menu does. Read when the row is chosen, so that it is never out of date.
struct MenuAction {
  let isEnabled: Bool
  /// Whether the row leads to more rows.
  let opensSubmenu: Bool
  let run: () -> Void
}

enum MenuRowTrait: TraitKey { typealias Value = MenuAction }
