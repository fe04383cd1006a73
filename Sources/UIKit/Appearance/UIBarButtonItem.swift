import Foundation

/// A button of a bar; so far it holds what `appearance()` sets and cannot be created.
open class UIBarButtonItem: NSObject, UIAppearance {
  public enum Style: Int, Hashable, Sendable {
    case plain
    case done = 2
  }

  @_AppearanceValue open var tintColor: UIColor?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  init(_appearance: ()) {}

  public class func appearance() -> UIBarButtonItem { UIAppearanceStore.shared.barButtonItem() }

  /// Nil removes the attributes of that state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    UIAppearanceStore.shared.noteChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
