import Foundation
import MartletControls
import MartletDisplay
import MartletTree

/// What stands before the words of a menu's row.
enum MenuMark: Equatable {
  /// Room for the checkmark of a row that is off.
  case unchecked
  case checked
  /// A closed and an open menu inside.
  case submenu
  case openSubmenu

  var symbol: String? {
    switch self {
    case .unchecked: nil
    case .checked: "checkmark"
    case .submenu: "chevron.forward"
    case .openSubmenu: "chevron.down"
    }
  }
}

/// A row of an open menu. Source: M-CTL-32, M-CTL-33.
struct MenuRow<Label: View>: View {
  let label: Label
  var role: ButtonRole?
  var mark: MenuMark?
  var isBold = false
  /// Whether the menu stays open in any case.
  var keepsOpen = false
  let action: () -> Void
  @Environment(\.menuControl) private var control
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (control, action, keepsOpen) = (control, action, keepsOpen || dismissal == .disabled)
    let run = { control?.run(action, keepsOpen: keepsOpen) ?? action() }
    MenuRowContent(label: label, mark: mark)
      .font(isBold ? .headline : .body)
      .foregroundColor(color)
      .lineLimit(nil)
      .controlMeaning(.button, isSelected: mark == .checked, tap: run, press: { _ in .none })
      .trait(
        MenuRowTrait.self,
        MenuAction(isEnabled: isEnabled, opensSubmenu: mark == .submenu, run: run))
  }

  private var color: Color {
    if !isEnabled { return Color(system: .tertiaryLabel) }
    return role == .destructive ? .red : Color.primary.opacity(PresentationMetrics.Menu.textOpacity)
  }
}

/// The row's words, icon and mark in one layout node.
private struct MenuRowContent<Label: View>: _PrimitiveView {
  let label: Label
  let mark: MenuMark?
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MenuRowContentNode(view, context)
  }
}

private final class MenuRowContentNode<Label: View>: _ViewNode<MenuRowContent<Label>>, Gathering {
  private let row: MenuRowNode
  private var label: _ViewNode<Label>!
  private var mark: _ViewNode<MenuMarkView>!
  private var alpha = 1.0
  var isWaitingToGather = false

  override init(_ view: MenuRowContent<Label>, _ context: NodeContext) {
    row = MenuRowNode(context: context.layout)
    super.init(view, context)
    label = Label._makeNode(view.label, context.child(of: self))
    mark = MenuMarkView._makeNode(MenuMarkView(mark: view.mark ?? .unchecked), context.child(of: self))
    update()
  }

  override func update(to new: MenuRowContent<Label>) {
    view = new
    label.update(to: new.label)
    mark.update(to: MenuMarkView(mark: new.mark ?? .unchecked))
    gather()
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    let elements = label.elements
    let texts = elements.compactMap(\.menuText)
    for text in texts.dropFirst() { text.restyle = { [alpha] in $0.asSubtitle(alpha: alpha) } }
    texts.first?.restyle = nil
    row.set(elements, mark: view.mark == nil ? nil : mark.elements.first)
  }

  override func update() {
    track { alpha = PresentationMetrics.Menu.subtitleOpacity(isDark: environment.isDark) }
    gather()
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { row }
  override func appendElements(to list: inout [LayoutNode]) { list.append(row) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    for child in [label, mark] as [_AnyViewNode?] { child.map(visit) }
  }
  override func dispose() {
    row.detach()
    super.dispose()
  }
}

extension LayoutNode {
  /// The words that the element is, whatever modifiers are around it.
  fileprivate var menuText: TextNode? { (self as? TextNode) ?? (self as? UnaryNode)?.child.menuText }
}

extension TextBlock {
  /// The second text of a label: smaller and weaker. Source: M-CTL-32, M-CTL-33.
  fileprivate func asSubtitle(alpha: Double) -> TextBlock {
    let scale = PresentationMetrics.Menu.subtitleSize / PresentationMetrics.Menu.titleSize
    let runs = runs.map { run in
      var run = run
      run.font.size *= scale
      run.font.lineHeight = run.font.lineHeight.map { $0 * scale }
      run.color.alpha = min(run.color.alpha, Float(alpha))
      return run
    }
    return TextBlock(runs: runs, paragraph: paragraph)
  }
}

private struct MenuMarkView: View {
  let mark: MenuMark
  var body: some View {
    ZStack {
      if let symbol = mark.symbol {
        Image(systemName: symbol).font(.system(size: PresentationMetrics.Menu.markSize, weight: .semibold))
      }
    }
    .accessibilityHidden(true)
  }
}
