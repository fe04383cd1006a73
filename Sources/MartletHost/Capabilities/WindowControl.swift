/// The window around the content.
public protocol WindowControl: AnyObject {
  /// The title in the desktop's frame and window list.
  func setTitle(_ title: String)
  func setCursor(_ cursor: PointerCursor)
  func close()
}

/// The shape of the mouse pointer.
public enum PointerCursor: Hashable, Sendable { case arrow, text, link, resizeHorizontally }
