import Foundation

/// The screen that the app's window fills: a device's in a picture or a test, the window itself on a desktop.
open class UIScreen: NSObject {
  nonisolated(unsafe) private static let shared = UIScreen()
  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [shared] }

  /// Points. A phone of 390 by 844 until the launcher says otherwise.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  open private(set) var scale: CGFloat = 3
  /// From 0 to 1; kept, but it changes no display here.
  open var brightness: CGFloat = 0.5 { didSet { brightness = min(max(brightness, 0), 1) } }
  /// What the screen refreshes at most in a second.
  open private(set) var maximumFramesPerSecond = 60

  override init() {}

  open var nativeScale: CGFloat { scale }
  /// Pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  open var traitCollection: UITraitCollection { .current }

  /// Called by the launcher before the app starts and when the window changes size. `bounds` in points.
  public static func _configure(bounds: CGRect, scale: CGFloat, maximumFramesPerSecond: Int = 60) {
    shared.bounds = bounds
    shared.scale = scale > 0 ? scale : 1
    shared.maximumFramesPerSecond = maximumFramesPerSecond
  }
}
