import MartletLayout
import MartletTree

/// Of a tab's label the pictures, or the words: a bar arranges them itself, however the label does.
struct LabelParts<Content: View>: _PrimitiveView {
  enum Kind { case icons, words }
  let kind: Kind
  let content: Content
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LabelPartsViewNode(view, context)
  }
}

final class LabelPartsViewNode<Content: View>: _ViewNode<LabelParts<Content>>, Gathering {
  private let parts: LayoutContainerNode<HStackLayout>
  /// A symbol beside words says nothing of its own.
  private let meaning: MeaningNode
  private var content: _ViewNode<Content>!
  var isWaitingToGather = false

  override init(_ view: LabelParts<Content>, _ context: NodeContext) {
    parts = LayoutContainerNode(context: context.layout, arrangement: HStackLayout(spacing: 0))
    meaning = MeaningNode(context: context.layout, child: parts)
    super.init(view, context)
    content = Content._makeNode(view.content, context.child(of: self))
    gather()
  }

  override func update(to new: LabelParts<Content>) {
    view = new
    content.update(to: new.content)
  }
  override func childElementsDidChange(_ child: _AnyViewNode) {
    root.structureDidChange()
    root.gatherLater(self)
  }

  func gather() {
    var (icons, words): ([LayoutNode], [LayoutNode]) = ([], [])
    for element in content.elements { sort(element, &icons, &words) }
    parts.setChildren(view.kind == .icons ? Array(icons.prefix(1)) : words)
    let isLabel = icons.first.map(isSpokenTitle) ?? false
    meaning.meaning.isHidden = view.kind == .icons && (!words.isEmpty || isLabel)
  }

  /// Whether a symbol speaks the title of its label, as one alone does.
  private func isSpokenTitle(_ element: LayoutNode) -> Bool {
    var node = element
    while let unary = node as? UnaryNode {
      if unary is OverlayNode { return true }
      node = unary.child
    }
    return false
  }

  /// Goes into what arranges others: there labels have a picture above a text.
  private func sort(_ element: LayoutNode, _ icons: inout [LayoutNode], _ words: inout [LayoutNode]) {
    var node = element
    while let unary = node as? UnaryNode { node = unary.child }
    switch node {
    case is TextNode: words.append(element)
    case is PictureNode, is SymbolNode: icons.append(element)
    default: for child in node.children { sort(child, &icons, &words) }
    }
  }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { meaning }
  override func appendElements(to list: inout [LayoutNode]) { list.append(meaning) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { content.map(visit) }
  override func dispose() {
    parts.detach()
    super.dispose()
  }
}
