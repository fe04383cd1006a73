import Foundation
import MartletControls
import UIKit

/// Keeps an app's notifications and hands them to the desktop.
///
/// They are delivered while the app runs, and forgotten when it ends. The desktop has no question of its own: asking for
/// permission gives it, for as long as the app runs, and the desktop's settings decide what is shown.
/// Completion handlers are called on the main thread.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter(nil)
  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  let schedule = NotificationSchedule()
  private var shower: (any NotificationShowing)?
  private var status = UNAuthorizationStatus.notDetermined
  private var options: UNAuthorizationOptions = []
  private var categories: Set<UNNotificationCategory> = []
  private var delivered: [UNNotification] = []
  var isInFront: () -> Bool = { UIApplication.shared.applicationState == .active }

  init(_ shower: (any NotificationShowing)?) {
    self.shower = shower
    super.init()
    schedule.isDue = { [unowned self] in deliver($0) }
  }

  private func onMain(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  // MARK: Permission

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    onMain { [self] in
      (status, self.options) = (.authorized, options)
      completionHandler(true, nil)
    }
  }
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { waiting in
      requestAuthorization(options: options) { isGiven, _ in waiting.resume(returning: isGiven) }
    }
  }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    onMain { [self] in completionHandler(UNNotificationSettings(status: status, options: options)) }
  }
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { waiting in getNotificationSettings { waiting.resume(returning: $0) } }
  }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMain { [self] in self.categories = categories }
  }
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    onMain { [self] in completionHandler(categories) }
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { waiting in getNotificationCategories { waiting.resume(returning: $0) } }
  }

  // MARK: Requests

  /// Without permission the request is taken and nothing comes of it, which is noted once.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    onMain { [self] in
      guard request.content.saysSomething else {
        completionHandler?(UNError(.notificationInvalidNoContent))
        return
      }
      if let trigger = request.trigger as? UNCalendarNotificationTrigger, trigger.next(after: schedule.date()) == nil {
        completionHandler?(UNError(.notificationInvalidNoDate))
        return
      }
      schedule.add(request)
      completionHandler?(nil)
    }
  }
  open func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { waiting.resume(throwing: error) } else { waiting.resume() }
      }
    }
  }

  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    onMain { [self] in completionHandler(schedule.requests) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { waiting in getPendingNotificationRequests { waiting.resume(returning: $0) } }
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { [self] in schedule.remove(identifiers) }
  }
  open func removeAllPendingNotificationRequests() {
    onMain { [self] in schedule.remove(schedule.requests.map(\.identifier)) }
  }

  // MARK: Delivered

  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    onMain { [self] in completionHandler(delivered) }
  }
  open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { waiting in getDeliveredNotifications { waiting.resume(returning: $0) } }
  }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { [self] in withdraw(identifiers) }
  }
  open func removeAllDeliveredNotifications() {
    onMain { [self] in withdraw(delivered.map(\.request.identifier)) }
  }
  private func withdraw(_ identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
    identifiers.forEach { shower?.withdraw($0) }
  }

  /// Kept as the app's badge; no desktop shows it.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    onMain {
      UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
      completionHandler?(nil)
    }
  }
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await withCheckedContinuation { waiting in setBadgeCount(newBadgeCount) { _ in waiting.resume() } }
  }
}

// MARK: - Delivering

extension UNUserNotificationCenter {
  private func deliver(_ request: UNNotificationRequest) {
    guard status == .authorized else {
      return Notes.once("notifications are not shown: the app did not ask for permission")
    }
    let notification = UNNotification(date: schedule.date(), request: request)
    guard isInFront() else { return show(notification, [.banner, .list, .sound, .badge]) }
    guard let delegate else {
      return Notes.once(
        "notification “\(request.content.title)” came while the app was in front, which has no delegate to show it")
    }
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      self.onMain { self.show(notification, options) }
    }
  }

  private func show(_ notification: UNNotification, _ wanted: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if wanted.contains(.badge), options.contains(.badge), let badge = content.badge {
      UIApplication.shared.applicationIconBadgeNumber = badge.intValue
    }
    guard wanted.shows, options.contains(.alert) else { return }
    delivered.removeAll { $0.request.identifier == notification.request.identifier }
    delivered.append(notification)
    let category = categories.first { $0.identifier == content.categoryIdentifier }
    let makesSound = wanted.contains(.sound) && options.contains(.sound) && content.sound != nil
    let shower = shower ?? DesktopNotifications.make() ?? NotedNotifications()
    self.shower = shower
    shower.show(notification, category: category, makesSound: makesSound) { [weak self] action in
      self?.answer(notification, category, action)
    }
  }

  /// Sending a notification away is told to those who asked for it.
  private func answer(_ notification: UNNotification, _ category: UNNotificationCategory?, _ action: String) {
    delivered.removeAll { $0 === notification }
    let isDismissal = action == UNNotificationDismissActionIdentifier
    guard !isDismissal || category?.options.contains(.customDismissAction) == true else { return }
    let takesText =
      category?.actions.contains { $0.identifier == action && $0 is UNTextInputNotificationAction } == true
    let response =
      takesText
      ? UNTextInputNotificationResponse(notification: notification, actionIdentifier: action)
      : UNNotificationResponse(notification: notification, actionIdentifier: action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }
}

extension UNNotificationContent {
  fileprivate var saysSomething: Bool {
    !title.isEmpty || !subtitle.isEmpty || !body.isEmpty || badge != nil || sound != nil
  }
}
