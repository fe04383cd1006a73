import MartletLayout
import MartletTree

/// One option of a picker: what it shows, and the value that it stands for.
struct PickerOption {
  let element: LayoutNode
  /// Nil for a view without a tag: it is shown and can't be chosen.
  let tag: AnyHashable?

  /// The options that the nodes below `content` make, in order. Ids of loops count as tags where none is written.
  static func all(in content: _AnyViewNode) -> [PickerOption] {
    let elements = content.elements
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    if elements.contains(where: { $0.trait(TagTrait.self) == nil }) { collectIDs(below: content, into: &ids) }
    return elements.map { PickerOption(element: $0, tag: $0.trait(TagTrait.self) ?? id(of: $0, in: ids)) }
  }

  private static func collectIDs(below node: _AnyViewNode, into ids: inout [ObjectIdentifier: AnyHashable]) {
    if let loop = node as? IdentifiedChildren {
      loop.forEachIdentifiedChild { id, child in
        for element in child.elements { ids[ObjectIdentifier(element)] = id }
      }
    }
    node.forEachChild { collectIDs(below: $0, into: &ids) }
  }

  /// The element that the loop made stands inside what modifiers put around it.
  private static func id(of element: LayoutNode, in ids: [ObjectIdentifier: AnyHashable]) -> AnyHashable? {
    var node: LayoutNode? = element
    while let here = node {
      if let id = ids[ObjectIdentifier(here)] { return id }
      node = (here as? UnaryNode)?.child
    }
    return nil
  }
}

/// A node whose children have identities of their own.
protocol IdentifiedChildren: _AnyViewNode {
  /// Visits the children by position, once all elements have been made.
  func forEachIdentifiedChild(_ visit: (AnyHashable, _AnyViewNode) -> Void)
}

extension ForEachNode: IdentifiedChildren {
  func forEachIdentifiedChild(_ visit: (AnyHashable, _AnyViewNode) -> Void) {
    var index = 0
    forEachChild {
      visit(AnyHashable(id(at: index)), $0)
      index += 1
    }
  }
}

/// A view that arranges the options of a picker in one layout node.
nonisolated protocol OptionsView: _PrimitiveView {
  associatedtype Content: View
  associatedtype Element: LayoutNode
  nonisolated var content: Content { get }
  func makeElement(in context: ElementContext) -> Element
  func update(_ element: Element, with options: [PickerOption], in context: ElementContext)
}

extension OptionsView {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    OptionsNode(view, context)
  }
}

final class OptionsNode<V: OptionsView>: _ViewNode<V>, Gathering {
  private var container: V.Element!
  private var content: _ViewNode<V.Content>!
  var isWaitingToGather = false

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    container = view.makeElement(in: ElementContext(node: self))
    content = V.Content._makeNode(view.content, context.child(of: self))
    gather()
  }

  override func update(to new: V) {
    view = new
    content.update(to: new.content)
    gather()
  }

  override func update() { gather() }

  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    let options = PickerOption.all(in: content)
    track { view.update(container, with: options, in: ElementContext(node: self)) }
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { container }
  override func appendElements(to list: inout [LayoutNode]) { list.append(container) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    container.detach()
    super.dispose()
  }
}
