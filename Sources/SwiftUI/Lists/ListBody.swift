import Foundation
import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// The list itself: rows and sections of its content in one layout node.
struct ListBody<Content: View>: _PrimitiveView {
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ListBodyNode(view, context)
  }
}

final class ListBodyNode<Content: View>: _ViewNode<ListBody<Content>>, Gathering, ListRowSource {
  private var list: ListNode!
  private var content: _ViewNode<Content>!
  private let rowScope: EnvironmentScope
  private var sections: [ListSection] = []
  var isWaitingToGather = false

  override init(_ view: ListBody<Content>, _ context: NodeContext) {
    rowScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    var values = EnvironmentValues()
    values.isListRow = true
    for (key, value) in values.writes { rowScope.set(key, value) }
    list = track { ListNode(context: context.layout, appearance: ListAppearance(environment)) }
    list.source = self
    content = Content._makeNode(view.content, context.child(of: self, scope: rowScope))
    gather()
  }

  override func update(to new: ListBody<Content>) {
    view = new
    content.update(to: new.content)
  }

  override func update() { list.appearance = track { ListAppearance(environment) } }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    var pieces: [ListPiece] = []
    content.appendPieces(to: &pieces)
    sections = ListSection.sections(of: pieces)
    list.reload(SectionRows(sections.map(\.shape)))
  }

  func content(of row: SectionRows.Row) -> LayoutNode {
    switch row {
    case .header(let section): column(sections[section].header!)
    case .footer(let section): column(sections[section].footer!)
    case .item(let section, let index): sections[section].element(at: index)
    }
  }

  private var columns: [ObjectIdentifier: LayoutContainerNode<VStackLayout>] = [:]

  /// Headers and footers are one row each, however many views they are.
  private func column(_ node: _AnyViewNode) -> LayoutNode {
    let elements = node.elements
    if elements.count == 1 { return elements[0] }
    let key = ObjectIdentifier(node)
    let column =
      columns[key]
      ?? LayoutContainerNode(
        context: context.layout, arrangement: VStackLayout(alignment: .leading))
    columns[key] = column
    column.setChildren(elements)
    return column
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { list }
  override func appendElements(to list: inout [LayoutNode]) { list.append(self.list) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    list.detach()
    super.dispose()
  }
}

/// A section of a list: nodes that give rows, and perhaps a header and a footer.
struct ListSection {
  var header: _AnyViewNode?
  var rows: [_AnyViewNode] = []
  var footer: _AnyViewNode?
  /// The number of rows before each node, and at the end the number of all.
  private var starts = [0]

  static func sections(of pieces: [ListPiece]) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    func flush() {
      if loose.starts.last! > 0 { sections.append(loose) }
      loose = ListSection()
    }
    for piece in pieces {
      switch piece {
      case .rows(let node): loose.add(node)
      case .section(let content):
        flush()
        var section = ListSection(header: content.header, footer: content.footer)
        var inner: [ListPiece] = []
        content.rows.appendPieces(to: &inner)
        for case .rows(let node) in inner { section.add(node) }
        sections.append(section)
      }
    }
    flush()
    return sections
  }

  private init(header: _AnyViewNode? = nil, footer: _AnyViewNode? = nil) {
    self.header = header.flatMap { $0.elementCount > 0 ? $0 : nil }
    self.footer = footer.flatMap { $0.elementCount > 0 ? $0 : nil }
  }

  private mutating func add(_ node: _AnyViewNode) {
    rows.append(node)
    starts.append(starts.last! + node.elementCount)
  }

  var shape: SectionRows.Section {
    SectionRows.Section(hasHeader: header != nil, itemCount: starts.last!, hasFooter: footer != nil)
  }

  func element(at index: Int) -> LayoutNode {
    var (low, high) = (0, rows.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // Nodes without rows share a start with the one behind them.
    return rows[low].element(at: index - starts[low])
  }
}

extension ListAppearance {
  /// The look of a list in these surroundings. Spec: G4, G26.
  init(_ environment: EnvironmentValues) {
    self.init()
    style = environment.listStyleKind.resolved(in: environment)
    let isGrouped = style == .grouped || style == .insetGrouped
    let page: SystemColor = isGrouped ? .systemGroupedBackground : .systemBackground
    background = environment.hidesListBackground ? nil : page.resolved(in: environment)
    rowBackground =
      (isGrouped ? SystemColor.secondarySystemGroupedBackground : .systemBackground).resolved(in: environment)
    if style == .sidebar || style == .plain && environment.hidesListBackground { rowBackground = .clear }
    separator = SystemColor.separator.resolved(in: environment)
    hasSeparatorsBehind = environment.deploymentTarget < DeploymentTarget(major: 15)
    minimumRowHeight = environment.defaultMinListRowHeight
    minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? 0
    rowSpacing = environment.listRowSpacing ?? 0
  }
}
