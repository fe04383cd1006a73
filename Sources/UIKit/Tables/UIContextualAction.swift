import Foundation

/// A button that swiping a row uncovers.
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
  /// Calls its last argument with whether the action was carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// Nil takes grey, red for destructive ones.
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The buttons at one edge of a row, the first at the edge.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first.
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
