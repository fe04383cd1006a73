/// Tells rows that they went out of view and came back: their actions and tasks follow. Spec: C33, C43.
struct RowVisibility {
  private var shown: [ObjectIdentifier: WeakNode] = [:]
  private var hidden: Set<ObjectIdentifier> = []

  private struct WeakNode { weak var node: _AnyViewNode? }

  /// The nodes of the rows that show now. A row that shows for the first time tells of itself.
  mutating func update(_ units: [_AnyViewNode]) {
    let now = Dictionary(units.map { (ObjectIdentifier($0), WeakNode(node: $0)) }) { first, _ in first }
    for (id, entry) in shown where now[id] == nil {
      guard let node = entry.node, !node.isDisposed else {
        hidden.remove(id)
        continue
      }
      hidden.insert(id)
      node.tellVisibility(false)
    }
    for (id, entry) in now where hidden.remove(id) != nil { entry.node?.tellVisibility(true) }
    shown = now
  }
}
