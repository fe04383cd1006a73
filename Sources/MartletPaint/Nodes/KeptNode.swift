import MartletDisplay

/// What a painter keeps in a group: its node, once made, for one resolution.
final class KeptNode {
  private(set) var node: RenderNode?
  private(set) var isBuilt = false
  /// Whether something in the group mixes with what lies behind the group.
  let isOpen: Bool
  let scale: Double
  let painterNumber: Int

  init(isOpen: Bool, scale: Double, painterNumber: Int) {
    (self.isOpen, self.scale, self.painterNumber) = (isOpen, scale, painterNumber)
  }

  func build(_ node: RenderNode?) {
    self.node = node
    isBuilt = true
  }
}

extension NodeBuilder {
  func kept(for group: DisplayGroup) -> KeptNode {
    if let kept = group.painterStorage as? KeptNode, kept.scale == Double(scale), kept.painterNumber == painter.number {
      return kept
    }
    let kept = KeptNode(
      isOpen: group.items.contains(where: isOpen), scale: Double(scale), painterNumber: painter.number)
    group.painterStorage = kept
    return kept
  }
}
