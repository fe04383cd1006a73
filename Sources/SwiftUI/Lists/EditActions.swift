import Foundation
import MartletControls
import MartletGraph
import MartletTree

/// Views made from data whose elements a list can delete and move.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets lists delete elements: by a swipe, and by the marks of edit mode. `action` gets offsets into this data and
  /// removes them; nil takes the ability away. Spec: G9, G12.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EditActionsModifier(delete: .some(action), move: nil))
  }
  /// Lets lists in edit mode move elements. `action` gets the offsets of what moves, and the offset in the old order
  /// before which it goes; nil takes the ability away. Spec: G10.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EditActionsModifier(delete: nil, move: .some(action)))
  }
}

/// What a list may do with the rows of a loop; nil leaves what was said further in.
struct EditActionsModifier: PrimitiveModifier {
  let delete: ((IndexSet) -> Void)??
  let move: ((IndexSet, Int) -> Void)??
  /// Where the element stands in its data, for a modifier inside of a loop; nil asks the loop inside.
  var position: (() -> (index: Int, count: Int)?)?
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { EditActionsNode(view, context) }
}

final class EditActionsNode<Base: View>: ContentModifierNode<Base, EditActionsModifier> {
  private var wrappers: [ObjectIdentifier: (node: TraitNode, button: _ViewNode<DeleteButton>?)] = [:]

  override init(_ view: ModifiedContent<Base, EditActionsModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }

  override func modifierDidChange(from old: EditActionsModifier) {
    for wrapper in wrappers.values { write(to: wrapper.node) }
  }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    guard child === content else { return root.structureDidChange() }
    for (key, wrapper) in wrappers where wrapper.node.isDetached {
      wrapper.button?.dispose()
      wrappers[key] = nil
    }
    elementsDidChange()
  }

  private func wrapper(of child: LayoutNode) -> LayoutNode {
    let key = ObjectIdentifier(child)
    if let known = wrappers[key] { return known.node }
    let node = TraitNode(context: context.layout, child: meaning(around: child))
    wrappers[key] = (node, nil)
    write(to: node)
    return node
  }

  /// Assistive tools delete a row by an action of its own.
  private func meaning(around child: LayoutNode) -> LayoutNode {
    guard case .some(.some) = view.modifier.delete else { return child }
    let node = MeaningNode(context: context.layout, child: child)
    node.meaning.actions = [
      (environment.text(.delete), { [weak self, weak child] in if let child { self?.delete(child) } })
    ]
    return node
  }

  private func write(to wrapper: TraitNode) {
    let key = ObjectIdentifier(ListRowTraits.EditingKey.self)
    let inner = wrapper.child.layoutValue(key) as? RowEditing
    let editing = RowEditing()
    (editing.delete, editing.deleteActions, editing.move) = (inner?.delete, inner?.deleteActions, inner?.move)
    let element = wrapper.child
    editing.position = { [weak self, weak element] in element.flatMap { self?.position(of: $0) } }
    if let delete = view.modifier.delete {
      editing.delete = delete == nil ? nil : { [weak self, weak element] in element.map { self?.delete($0) } }
      editing.deleteActions = delete == nil ? nil : deleteActions(for: wrapper)
    }
    if let move = view.modifier.move {
      editing.move = move == nil ? nil : { [weak self] from, to in self?.move(from, to) }
    }
    wrapper.values[key] = editing
  }

  /// The button is made when somebody swipes the row.
  private func deleteActions(for wrapper: TraitNode) -> RowActions {
    RowActions(allowsFullSwipe: true) { [weak self, weak wrapper] in
      guard let self, let wrapper else { return [] }
      guard let key = wrappers.first(where: { $0.value.node === wrapper })?.key else { return [] }
      let element = wrapper.child
      let button =
        wrappers[key]!.button
        ?? DeleteButton._makeNode(
          DeleteButton { [weak self, weak element] in element.map { self?.delete($0) } }, context.child(of: self))
      wrappers[key]!.button = button
      return button.elements
    }
  }

  // MARK: Data

  /// Where the loop inside has the element that made a row.
  private func position(of element: LayoutNode) -> (index: Int, count: Int)? {
    if let position = view.modifier.position { return position() }
    var loop: RowLoop?
    var node: _AnyViewNode? = content
    while let here = node, loop == nil {
      loop = here as? RowLoop
      node = nil
      here.forEachChild { node = node ?? $0 }
    }
    guard let loop, let index = loop.position(ofElementIn: element) else { return nil }
    return (index, loop.dataCount)
  }

  private func delete(_ element: LayoutNode) {
    guard case .some(.some(let action)) = view.modifier.delete, let index = position(of: element)?.index else { return }
    element.enclosingList?.animatesNextReload = true
    withAnimation { action(IndexSet(integer: index)) }
  }

  private func move(_ from: Int, _ to: Int) {
    guard case .some(.some(let action)) = view.modifier.move else { return }
    withAnimation { action(IndexSet(integer: from), to) }
  }

  // MARK: Elements

  override func element(at index: Int) -> LayoutNode { wrapper(of: content.element(at: index)) }
  override func appendElements(to list: inout [LayoutNode]) {
    for child in content.elements { list.append(wrapper(of: child)) }
  }
  override func appendPieces(to pieces: inout [ListPiece]) {
    var inner: [ListPiece] = []
    content.appendPieces(to: &inner)
    if inner.contains(where: \.isSection) { pieces += inner } else { pieces.append(.rows(self)) }
  }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) {
    content.map(visit)
    for wrapper in wrappers.values { wrapper.button.map(visit) }
  }
}

/// A loop that knows which of its elements' data made a row.
protocol RowLoop: _AnyViewNode {
  var dataCount: Int { get }
  /// The position of the datum whose view made this element, or something in it.
  func position(ofElementIn element: LayoutNode) -> Int?
}

extension ForEachNode: RowLoop {
  var dataCount: Int { view.data.count }
  func position(ofElementIn element: LayoutNode) -> Int? {
    var found: Int?
    forEachChild { child in
      guard found == nil, child.elements.contains(where: { element.wraps($0) }) else { return }
      found = position(of: child)
    }
    return found
  }
}

/// What a swipe uncovers where the app only said how to delete. Spec: G12, M-STR-5.
struct DeleteButton: View {
  let action: () -> Void
  var body: some View {
    Button(role: .destructive, action: plainAction(action)) { Text(word: .delete) }.modifier(SwipeButtons())
  }
}

extension View {
  /// Keeps lists from deleting this row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(ListRowTraits.DeleteDisabledKey.self)] = isDisabled })
  }
  /// Keeps lists from moving this row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(ListRowTraits.MoveDisabledKey.self)] = isDisabled })
  }
}
