import Foundation
import MartletControls
import MartletTree

/// A picker's options as rows of a menu, the chosen one with a checkmark.
struct MenuOptions<Content: View>: _PrimitiveView {
  let selection: PickerSelection
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    MenuOptionsNode(view, context)
  }
  nonisolated static var _arity: _Arity { .dynamic }
}

/// Options of a picker among the views of a menu.
protocol MenuOptionGroup: _AnyViewNode {
  /// The app's views.
  var optionContent: _AnyViewNode { get }
  /// The rows for the elements that a part of them makes.
  func rowElements(of node: _AnyViewNode) -> [LayoutNode]
}

private final class MenuOptionsNode<Content: View>: _ViewNode<MenuOptions<Content>>, MenuOptionGroup {
  private var content: _ViewNode<Content>!
  private var rows: [ObjectIdentifier: MenuOptionRow] = [:]

  override init(_ view: MenuOptions<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = Content._makeNode(view.content, context.child(of: self))
  }

  override func update(to new: MenuOptions<Content>) {
    view = new
    content.update(to: new.content)
    rows.values.forEach { $0.update(to: new.selection) }
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    for (key, row) in rows where row.option.element.isDetached {
      row.node.dispose()
      rows[key] = nil
    }
    elementsDidChange()
  }

  var optionContent: _AnyViewNode { content }

  func rowElements(of node: _AnyViewNode) -> [LayoutNode] {
    PickerOption.all(in: node).map { option in
      let key = ObjectIdentifier(option.element)
      if let known = rows[key] { return known.element }
      let row = MenuOptionRow(option, in: self)
      row.update(to: view.selection)
      rows[key] = row
      return row.element
    }
  }

  override func appendElements(to list: inout [LayoutNode]) { list += rowElements(of: content) }
  override func appendPieces(to pieces: inout [ListPiece]) { pieces.append(.rows(self)) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    rows.values.forEach { visit($0.node) }
  }
}

/// One option: a menu's row around the element that the app made.
private final class MenuOptionRow {
  let option: PickerOption
  let node: _ViewNode<MenuRow<OptionElement>>
  var element: LayoutNode { node.elements[0] }

  init(_ option: PickerOption, in owner: _AnyViewNode) {
    self.option = option
    let row = MenuRow(label: OptionElement(element: option.element), mark: .unchecked) {}
    node = MenuRow<OptionElement>._makeNode(row, owner.context.child(of: owner))
  }

  func update(to selection: PickerSelection) {
    let tag = option.tag
    let isChosen = selection.contains(tag)
    node.update(
      to: MenuRow(label: OptionElement(element: option.element), mark: isChosen ? .checked : .unchecked) {
        selection.select(tag)
      })
  }
}

/// An element that exists already, as a view.
struct OptionElement: _PrimitiveView {
  let element: LayoutNode
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    OptionElementNode(view, context)
  }
}

private final class OptionElementNode: _ViewNode<OptionElement> {
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { view.element }
  override func appendElements(to list: inout [LayoutNode]) { list.append(view.element) }
}
