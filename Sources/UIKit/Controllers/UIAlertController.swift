import Foundation

/// A question or a message with buttons, over the window; to be presented.
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The button that Return presses, drawn bold.
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Buttons stand in the order in which they are added; cancel takes its own place.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert; pressing it closes the alert and then runs the handler.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { _didChange?() } }
  package let _handler: ((UIAlertAction) -> Void)?
  package var _didChange: (() -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, _handler) = (title, style, handler)
  }
}
