/// An element of a page, or a run of text (`tag` is empty then).
///
/// Nodes know their parent; a node is in one place at a time. Counts of the text below are remembered, and forgotten
/// up to the root by each change, so that asking again costs nothing.
final class Node {
  var tag: String
  var text: String
  var attributes: [(name: String, value: String)]
  private(set) var children: [Node] = []
  /// Not counted, and not weak, which would cost at each step of a walk up. Invariant: it is nil or a node that lives,
  /// since a node that goes takes itself out of its children.
  private(set) unowned(unsafe) var parent: Node?
  /// Set by `textSummary`. Invariant: while it is set, it is set in all nodes below.
  var rememberedSummary: TextSummary?

  init(_ tag: String, _ attributes: [(name: String, value: String)] = [], children: [Node] = []) {
    self.tag = tag
    self.attributes = attributes
    text = ""
    replaceChildren(with: children)
  }

  init(text: String) {
    tag = ""
    attributes = []
    self.text = text
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  var isText: Bool { tag.isEmpty }
  var elements: [Node] { children.filter { !$0.isText } }

  /// The value of an attribute; "" where it is missing.
  subscript(name: String) -> String {
    get { attributes.first { $0.name == name }?.value ?? "" }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        attributes[index].value = newValue
      } else {
        attributes.append((name, newValue))
      }
    }
  }

  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Takes the nodes as the only children; each leaves the parent that it had.
  func replaceChildren(with nodes: [Node]) {
    for child in children where child.parent === self { child.parent = nil }
    children = nodes
    for child in nodes { child.parent = self }
    forgetSummary()
  }

  /// For building: one more child at the end.
  func append(_ child: Node) {
    children.append(child)
    child.parent = self
    forgetSummary()
  }

  /// Keeps the children for which `isKept` says so.
  func filterChildren(_ isKept: (Node) -> Bool) {
    guard !children.isEmpty else { return }
    let kept = children.filter(isKept)
    if kept.count != children.count { replaceChildren(with: kept) }
  }

  /// Puts nodes in the place of each child; a child that stays is among its own replacements.
  func flatMapChildren(_ replacements: (Node) -> [Node]) {
    guard !children.isEmpty else { return }
    let old = children
    let new = old.flatMap(replacements)
    if new.count != old.count || zip(new, old).contains(where: { $0 !== $1 }) { replaceChildren(with: new) }
  }

  /// A copy of the whole subtree, without a parent.
  func copy() -> Node {
    let node = isText ? Node(text: text) : Node(tag, attributes)
    if !children.isEmpty { node.replaceChildren(with: children.map { $0.copy() }) }
    return node
  }

  private func forgetSummary() {
    var node: Node? = self
    while let current = node, current.rememberedSummary != nil {
      current.rememberedSummary = nil
      node = current.parent
    }
  }
}
