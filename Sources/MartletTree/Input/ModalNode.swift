/// A node that keeps pointers, keys and assistive tools from everything that was there before it: a sheet, an alert, a
/// menu. Those who look for something in the window begin at the last such child of its root.
public protocol ModalNode: LayoutNode {
  var isModal: Bool { get }
}

/// A node that stays in the tree while it doesn't show: a page below another one. Keys and shortcuts don't reach what is
/// in it, and it loses the keyboard. Spec: C41.
public protocol CoverableNode: LayoutNode {
  var isCovered: Bool { get }
}

extension LayoutNode {
  /// The last child that keeps the others out of reach, or the node itself when there is none.
  public final var reachablePart: LayoutNode {
    children.last { ($0 as? ModalNode)?.isModal == true } ?? self
  }

  /// Whether the node is inside of `ancestor` and nothing from it up to there is covered.
  final func isUncovered(in ancestor: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let here = node {
      if (here as? CoverableNode)?.isCovered == true { return false }
      if here === ancestor { return true }
      node = here.parent
    }
    return false
  }
}
