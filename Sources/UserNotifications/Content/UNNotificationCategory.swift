import Foundation

/// A button of notifications.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var title: String
  open private(set) var options: UNNotificationActionOptions
  open private(set) var icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }
}

/// A button that asks for words. Desktops show it as a button alone.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  open private(set) var textInputButtonTitle: String
  open private(set) var textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// Kept; desktops show words on buttons.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// The buttons of one kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var actions: [UNNotificationAction]
  open private(set) var intentIdentifiers: [String]
  open private(set) var options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
}
