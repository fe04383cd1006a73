import Foundation
import MartletFoundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device whose conventions the app follows: the one that was chosen for a picture or a test, or a desktop
/// window taken as an iPhone or iPad.
open class UIDevice: NSObject {
  public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }

  nonisolated(unsafe) private static let shared = UIDevice()
  open class var current: UIDevice { shared }
  override init() {}

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The kind of device, "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// The kind of device: the user's own name for it is private, as on devices.
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose look and behaviour are followed.
  open var systemVersion: String { "17.0" }
  /// A new identifier for each start of the app.
  open var identifierForVendor: UUID? { vendor }
  private let vendor = UUID()

  /// From the shape of the screen.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }
  private var orientationRequests = 0
  /// Posts follow when the window turns from upright to wide or back.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }
  open func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(orientationRequests - 1, 0) }

  /// Monitoring finds no battery: the level stays -1 and the state unknown.
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isMultitaskingSupported: Bool { true }

  /// Called by the launcher before the app starts.
  public static func _configure(idiom: UIUserInterfaceIdiom) {
    shared.userInterfaceIdiom = idiom
    StringTables.device = idiom == .pad ? "ipad" : "iphone"
  }

  /// Called by the launcher when the screen turned.
  public static func _noteOrientationChange() {
    guard shared.isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: orientationDidChangeNotification, object: shared)
  }
}
