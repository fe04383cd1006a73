import Foundation
import MartletControls

/// What the user asked of all apps, and words to assistive tools.
@MainActor @preconcurrency public enum UIAccessibility {
  /// Kept up to date by the window.
  nonisolated(unsafe) package static var _reducesMotion = false
  nonisolated(unsafe) package static var _usesScreenReader = false

  public static var isReduceMotionEnabled: Bool { _reducesMotion }
  public static var isVoiceOverRunning: Bool { _usesScreenReader }
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  // Nothing here asks for these.
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Screen readers follow the semantics tree by themselves; announcements are not said yet.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement { Notes.once("UIAccessibility announcements are not said yet") }
  }

  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
