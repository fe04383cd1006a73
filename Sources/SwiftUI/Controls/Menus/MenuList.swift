import Foundation
import MartletControls
import MartletTree

/// The rows of a menu from the app's views. Sections and dividers become gaps.
struct MenuList<Content: View>: _PrimitiveView {
  let control: MenuControl
  /// The menu inside which this one is, as its first row.
  let heading: AnyView?
  /// Whether the first item stands at the bottom, next to the finger.
  let isReversed: Bool
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MenuListNode(view, context)
  }
}

private final class MenuListNode<Content: View>: _ViewNode<MenuList<Content>>, Gathering {
  private let menu: MenuNode
  private var heading: _ViewNode<AnyView>?
  private var content: _ViewNode<Content>!
  private var frames: [ObjectIdentifier: LayoutNode] = [:]
  var isWaitingToGather = false

  override init(_ view: MenuList<Content>, _ context: NodeContext) {
    menu = MenuNode(context: context.layout)
    super.init(view, context)
    heading = view.heading.map { AnyView._makeNode($0, context.child(of: self)) }
    content = Content._makeNode(view.content, context.child(of: self))
    update()
    gather()
  }

  override func update(to new: MenuList<Content>) {
    view = new
    if let heading = new.heading { self.heading?.update(to: heading) }
    content.update(to: new.content)
    update()
    gather()
  }

  override func update() { track { menu.look = MenuNode.Look(environment) } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    view.control.menu = menu
    var groups = MenuGroups(frame: { [unowned self] in framed($0, isHeader: $1) })
    groups.add(content)
    let items = groups.items(isReversed: view.isReversed)
    menu.setItems((heading?.elements ?? []).map { .row($0) } + items)
    // A menu without items does not stay.
    if items.isEmpty { root.onAppearance { [control = view.control] in control.close() } }
  }

  /// Words between rows have the rows' insets.
  private func framed(_ element: LayoutNode, isHeader: Bool) -> LayoutNode {
    if let known = frames[ObjectIdentifier(element)] { return known }
    let row = MenuRowNode(context: context.layout)
    row.set([element], mark: nil)
    row.isHeader = isHeader
    frames[ObjectIdentifier(element)] = row
    return row
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { menu }
  override func appendElements(to list: inout [LayoutNode]) { list.append(menu) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    for child in [heading, content] as [_AnyViewNode?] { child.map(visit) }
  }
  override func dispose() {
    menu.detach()
    super.dispose()
  }
}

/// A menu's items in groups with gaps between.
private struct MenuGroups {
  private struct Group {
    var header: [MenuNode.Item] = []
    var items: [MenuNode.Item] = []
    var isEmpty: Bool { header.isEmpty && items.isEmpty }
  }
  let frame: (LayoutNode, Bool) -> LayoutNode
  private var groups = [Group()]

  init(frame: @escaping (LayoutNode, Bool) -> LayoutNode) { self.frame = frame }

  mutating func add(_ node: _AnyViewNode) {
    var pieces: [ListPiece] = []
    node.appendPieces(to: &pieces)
    for piece in pieces {
      switch piece {
      case .section(let section):
        beginGroup()
        groups[groups.count - 1].header = (section.header?.elements ?? []).map { .header(frame($0, true)) }
        add(section.rows)
        beginGroup()
      case .rows(let rows):
        if let options = rows as? any MenuOptionGroup {
          beginGroup()
          add(options)
          beginGroup()
        } else {
          rows.elements.forEach { add($0) }
        }
      }
    }
  }

  /// The options of a picker, in the sections that they have.
  private mutating func add(_ options: any MenuOptionGroup) {
    var pieces: [ListPiece] = []
    options.optionContent.appendPieces(to: &pieces)
    for piece in pieces {
      switch piece {
      case .section(let section):
        beginGroup()
        groups[groups.count - 1].header = (section.header?.elements ?? []).map { .header(frame($0, true)) }
        options.rowElements(of: section.rows).forEach { add($0) }
        beginGroup()
      case .rows(let rows): options.rowElements(of: rows).forEach { add($0) }
      }
    }
  }

  private mutating func add(_ element: LayoutNode) {
    if element.isDivider { return beginGroup() }
    let item: MenuNode.Item
    if element.trait(MenuRowTrait.self) != nil {
      item = .row(element)
    } else {
      item = element.trait(MenuFullWidthTrait.self) == true ? .other(element) : .other(frame(element, false))
    }
    groups[groups.count - 1].items.append(item)
  }

  private mutating func beginGroup() { if !groups[groups.count - 1].isEmpty { groups.append(Group()) } }

  func items(isReversed: Bool) -> [MenuNode.Item] {
    let full = groups.filter { !$0.isEmpty }
    let ordered = isReversed ? full.reversed() : full
    return Array(ordered.map { $0.header + (isReversed ? $0.items.reversed() : $0.items) }.joined(separator: [.gap]))
  }
}

/// Marks what brings its own width and insets into a menu.
enum MenuFullWidthTrait: TraitKey { typealias Value = Bool }

extension LayoutNode {
  fileprivate var isDivider: Bool {
    if let unary = self as? UnaryNode { return unary.child.isDivider }
    return self is DividerNode
  }
}

extension MenuNode.Look {
  /// Source: M-CTL-33; lines and gaps are own.
  init(_ environment: EnvironmentValues) {
    let isDark = environment.isDark
    separator = SystemColor.separator.resolved(in: environment)
    gap = PresentationMetrics.Menu.gap(isDark: isDark)
    highlight = PresentationMetrics.Menu.highlight(isDark: isDark)
  }
}
