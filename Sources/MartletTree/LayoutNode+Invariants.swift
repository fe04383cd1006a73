extension LayoutNode {
  /// Traps in debug builds when the tree contradicts what `LayoutNode` promises. Called by tests after changes.
  public final func checkInvariants() {
    #if DEBUG
    for child in children {
      precondition(child.parent === self, "a child's parent is the node that lists it")
      precondition(index(of: child) != nil, "a child knows its index among its parent's children")
      precondition(!child.needsPlacement || needsPlacement, "a node that needs placement has a parent that does")
      child.checkInvariants()
    }
    #endif
  }
}
