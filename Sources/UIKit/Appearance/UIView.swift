import Foundation
import MartletControls

/// The base of UIKit's views; so far it holds what `appearance()` sets and cannot be created.
open class UIView: NSObject, UIAppearance, UIAppearanceContainer {
  /// Makes a holder of defaults.
  public required init(_appearance: ()) {}

  @_AppearanceValue open var backgroundColor: UIColor?
  /// Nil takes the surrounding tint.
  @_AppearanceValue open var tintColor: UIColor?

  /// The defaults of this class, to be set before the views appear that take them.
  open class func appearance() -> Self { UIAppearanceStore.shared.object(self) }

  /// Defaults for this class inside of others. They are kept but not applied yet; a note says so.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]
  ) -> Self {
    Notes.once("\(self).appearance(whenContainedInInstancesOf:) has no effect yet; appearance() has")
    return UIAppearanceStore.shared.object(self, containers: containerTypes.map { $0 as AnyClass })
  }
}
