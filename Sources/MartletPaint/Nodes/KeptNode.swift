import MartletDisplay

/// What a painter keeps in a group: its node, once made, for one resolution.
final class KeptNode {
  private(set) var node: RenderNode?
  private(set) var isBuilt = false
  /// Whether something in the group mixes with what lies behind the group.
  let isOpen: Bool
  /// Whether a host's widget stands in the group: it changes without the group.
  let holdsForeignViews: Bool
  /// Whether a material in the group takes up what lies behind the group.
  let hasBackdrop: Bool
  let scale: Double
  let painterNumber: Int

  init(isOpen: Bool, hasBackdrop: Bool, holdsForeignViews: Bool, scale: Double, painterNumber: Int) {
    (self.isOpen, self.hasBackdrop, self.holdsForeignViews) = (isOpen, hasBackdrop, holdsForeignViews)
    (self.scale, self.painterNumber) = (scale, painterNumber)
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
      isOpen: group.items.contains(where: isOpen), hasBackdrop: group.items.contains(where: hasBackdrop),
      holdsForeignViews: group.holdsForeignViews, scale: Double(scale), painterNumber: painter.number)
    group.painterStorage = kept
    return kept
  }
}
