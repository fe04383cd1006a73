import Foundation

/// A notification and when it is to be delivered; at once without a trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  open private(set) var trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as! UNNotificationContent
    self.trigger = trigger
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  open private(set) var date: Date
  open private(set) var request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open private(set) var notification: UNNotification
  open private(set) var actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// With words that the user typed. Desktops take none: the text is empty.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// The user clicked the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user sent it away; told for categories that ask for it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
