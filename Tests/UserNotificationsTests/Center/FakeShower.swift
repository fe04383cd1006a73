@testable import UserNotifications

/// Stands for a desktop.
final class FakeShower: NotificationShowing {
  struct Shown {
    let notification: UNNotification
    let category: UNNotificationCategory?
    let makesSound: Bool
    let chosen: (String) -> Void
  }
  private(set) var shown: [Shown] = []
  private(set) var withdrawn: [String] = []
  func show(
    _ notification: UNNotification, category: UNNotificationCategory?, makesSound: Bool,
    chosen: @escaping (String) -> Void
  ) {
    shown.append(Shown(notification: notification, category: category, makesSound: makesSound, chosen: chosen))
  }
  func withdraw(_ identifier: String) { withdrawn.append(identifier) }
}

func content(_ title: String) -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = title
  return content
}
