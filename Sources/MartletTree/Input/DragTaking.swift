import Foundation

/// A node around scrolling content that a drag over this content may move instead: a sheet.
public protocol DragTaking: LayoutNode {
  /// Whether a drag that begins with this translation is for the node. `isAtTop` says that all content between shows its
  /// beginning.
  func takesDrag(_ translation: CGSize, isAtTop: Bool) -> Bool
}

extension Scrollable {
  /// Whether a node around wants a drag over this one for itself.
  func leavesDragToNodeAround(_ translation: CGSize) -> Bool {
    var isAtTop = scrollOffset.y <= 0
    var outer = parent
    while let here = outer {
      if let taking = here as? any DragTaking { return taking.takesDrag(translation, isAtTop: isAtTop) }
      if let scrollable = here as? any Scrollable { isAtTop = isAtTop && scrollable.scrollOffset.y <= 0 }
      outer = here.parent
    }
    return false
  }
}
