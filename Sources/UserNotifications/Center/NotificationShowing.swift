import Foundation
import MartletControls

/// Shows notifications outside of the app's window.
protocol NotificationShowing: AnyObject {
  /// `chosen` is told what the user does with it: the identifier of a button, or that of the notification itself or of
  /// sending it away.
  func show(
    _ notification: UNNotification, category: UNNotificationCategory?, makesSound: Bool,
    chosen: @escaping (String) -> Void)
  func withdraw(_ identifier: String)
}

/// Where there is no desktop, as in pictures and scripts: a line of the log is what there is to see.
final class NotedNotifications: NotificationShowing {
  func show(
    _ notification: UNNotification, category: UNNotificationCategory?, makesSound: Bool,
    chosen: @escaping (String) -> Void
  ) {
    let content = notification.request.content
    let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
    Notes.once("delivered: \(words)")
  }
  func withdraw(_ identifier: String) {}
}
