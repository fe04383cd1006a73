/// A node that keeps pointers, keys and assistive tools from everything that was there before it: a sheet, an alert, a
/// menu. Those who look for something in the window begin at the last such child of its root.
public protocol ModalNode: LayoutNode {
  var isModal: Bool { get }
}

extension LayoutNode {
  /// The last child that keeps the others out of reach, or the node itself when there is none.
  public final var reachablePart: LayoutNode {
    children.last { ($0 as? ModalNode)?.isModal == true } ?? self
  }
}
