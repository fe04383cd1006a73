import Foundation

public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)

  var shows: Bool { !isDisjoint(with: [.alert, .banner, .list]) }
}

public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Hashable, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Hashable, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Hashable, Sendable { case always, whenAuthenticated, never }

/// What the user lets an app do.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open private(set) var authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    options.contains(option) ? .enabled : .disabled
  }
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  open var alertStyle: UNAlertStyle { options.contains(.alert) ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var providesAppNotificationSettings: Bool { false }
}
