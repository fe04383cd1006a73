import Foundation
import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// The list itself: rows and sections of its content in one layout node.
struct ListBody<Content: View>: _PrimitiveView {
  let content: Content
  var selection: ListSelecting?
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ListBodyNode(view, context)
  }
}

final class ListBodyNode<Content: View>: _ViewNode<ListBody<Content>>, Gathering, ListRowSource {
  private(set) var list: ListNode!
  private var content: _ViewNode<Content>!
  private let rowScope: EnvironmentScope
  private(set) var sections: [ListSection] = []
  private var refresh: RefreshHost?
  private var visibility = RowVisibility()
  var isWaitingToGather = false

  override init(_ view: ListBody<Content>, _ context: NodeContext) {
    rowScope = EnvironmentScope(parent: context.scope)
    super.init(view, context)
    var values = EnvironmentValues()
    values.isListRow = true
    values.scrollObservers = []
    values.closeSwipedRow = { [weak self] in self?.list.closeOpenRow() }
    if view.selection != nil { values.selectInList = { [weak self] in self?.select($0) ?? false } }
    for (key, value) in values.writes { rowScope.set(key, value) }
    list = ListNode(context: context.layout, appearance: ListAppearance())
    refresh = RefreshHost(owner: self, scrolling: list)
    update()
    list.source = self
    content = Content._makeNode(view.content, context.child(of: self, scope: rowScope))
    gather()
  }

  override func update(to new: ListBody<Content>) {
    view = new
    update()
    content.update(to: new.content)
  }

  override func update() {
    let isEdited = track {
      let environment = environment
      list.scrollMotion.take(environment, showsIndicators: true)
      refresh?.take(environment)
      list.appearance = ListAppearance(environment)
      readSelection()
      primaryAction = environment.rowPrimaryAction
      return environment.editMode?.wrappedValue.isEditing ?? false
    }
    list.setEdited(isEdited)
    list.selectionDidChange()
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
    if Transaction.current.animation != nil { list.animatesNextReload = true }
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

  // MARK: Selection

  private var lastSelection: AnyHashable?
  /// What a tap on a row does in the place of choosing it.
  private var primaryAction: ((AnyHashable) -> Void)?

  /// Follows the binding, and tells a split view's column of it: also of what is selected at first. Spec: F17.
  private func readSelection() {
    guard let selection = view.selection else { return list.selectionMode = .none }
    list.selectionMode = selection.mode
    let value = selection.value()
    guard let column = environment.columnSelection, value != lastSelection else { return }
    lastSelection = value
    column.deselect = { [weak self] in self?.view.selection?.clear() }
    let isEmpty = selection.isEmpty()
    root.onAppearance { column.didSelect(isEmpty) }
  }

  func selection(of row: SectionRows.Row) -> RowSelection? {
    guard let selection = view.selection, case .item(let section, let index) = row else { return nil }
    guard let value = value(section, index), selection.isValue(value) else { return nil }
    let isSelected = Reader.withoutTracking { selection.isSelected(value) }
    var row = RowSelection(value: value, isSelected: isSelected) { selection.select(value) }
    if let primaryAction { row.primaryAction = { primaryAction(value) } }
    return row
  }

  /// A row's value is its tag, or its id in a loop. Spec: G8.
  private func value(_ section: Int, _ index: Int) -> AnyHashable? {
    let (node, index) = sections[section].source(of: index)
    guard index < node.elementCount else { return nil }  // its data has gone, its row not yet
    return node.element(at: index).trait(TagTrait.self) ?? node.place(ofElement: index).loopID
  }

  /// For links whose value nobody else takes. Spec: F9.
  private func select(_ value: AnyHashable) -> Bool {
    guard let selection = view.selection, selection.isValue(value) else { return false }
    selection.select(value)
    return true
  }

  // MARK: Rows that come and go

  func shownRowsDidChange(_ rows: [SectionRows.Row]) {
    visibility.update(
      rows.compactMap { row in
        guard case .item(let section, let index) = row else { return nil }
        let (node, inner) = sections[section].source(of: index)
        return node.place(ofElement: inner).unit
      })
  }

  // MARK: The node as an element

  private var element: LayoutNode { refresh?.element ?? list }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { element }
  override func appendElements(to list: inout [LayoutNode]) { list.append(element) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    refresh?.nodes.forEach(visit)
  }
  override func dispose() {
    list.detach()
    super.dispose()
  }
}

extension ListBodyNode: LineRevealing {
  var linesNode: LayoutNode { list }

  /// Spec: G17.
  func lineFrame(of target: ScrollTarget) -> CGRect? {
    for (number, section) in sections.enumerated() {
      guard let index = section.index(of: target) else { continue }
      return list.frame(ofRow: list.flatRow(section: number, item: index))
    }
    return nil
  }
}
