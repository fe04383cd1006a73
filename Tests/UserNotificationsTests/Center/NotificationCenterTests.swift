import Foundation
import MartletControls
import MartletTree
import Testing

@testable import UserNotifications

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  var responses: [UNNotificationResponse] = []
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .sound]) }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    responses.append(response)
    completionHandler()
  }
}

private final class WaitingDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.list] }
}

@MainActor @Suite struct NotificationCenterTests {
  private let clock = FrameClock()
  private let shower = FakeShower()
  private let center: UNUserNotificationCenter
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  init() {
    center = UNUserNotificationCenter(shower)
    let (clock, start) = (clock, start)
    center.schedule.clock = { clock }
    center.schedule.date = { start.addingTimeInterval(clock.now) }
    center.isInFront = { false }
  }

  private func request(_ title: String, after seconds: Double?, repeats: Bool = false) -> UNNotificationRequest {
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    return UNNotificationRequest(identifier: title, content: content(title), trigger: trigger)
  }
  private var titles: [String] { shower.shown.map(\.notification.request.content.title) }

  @Test func permissionIsGivenToThoseWhoAsk() async throws {
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled)
    #expect(settings.soundSetting == .disabled)
  }

  @Test func requestsWaitForTheClock() async throws {
    try await center.requestAuthorization(options: [.alert])
    try await center.add(request("soon", after: 5))
    try await center.add(request("at once", after: nil))
    #expect(titles == ["at once"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["soon"])
    clock.advance(to: 4.9)
    #expect(titles == ["at once"])
    clock.advance(to: 5)
    #expect(titles == ["at once", "soon"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().count == 2)
  }

  @Test func whatRepeatsComesAgain() async throws {
    try await center.requestAuthorization(options: [.alert])
    try await center.add(request("hourly", after: 3600, repeats: true))
    for hour in 1...3 { clock.advance(to: Double(hour) * 3600) }
    #expect(titles == ["hourly", "hourly", "hourly"])
    // The same request, delivered once more: one notification.
    #expect(await center.deliveredNotifications().count == 1)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    clock.advance(to: 5 * 3600)
    #expect(titles.count == 3)
  }

  @Test func aRequestReplacesTheOneOfItsName() async throws {
    try await center.requestAuthorization(options: [.alert])
    try await center.add(request("a", after: 5))
    try await center.add(request("a", after: 9))
    clock.advance(to: 6)
    #expect(titles.isEmpty)
    clock.advance(to: 9)
    #expect(titles == ["a"])
  }

  @Test func withoutPermissionNothingIsShown() async throws {
    try await center.add(request("a", after: nil))
    #expect(titles.isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func inFrontTheDelegateDecides() async throws {
    center.isInFront = { true }
    try await center.requestAuthorization(options: [.alert, .sound])
    try await center.add(request("unheard", after: nil))
    #expect(titles.isEmpty)
    let delegate = Delegate()
    center.delegate = delegate
    let loud = content("shown")
    loud.sound = .default
    try await center.add(UNNotificationRequest(identifier: "b", content: loud, trigger: nil))
    #expect(await center.deliveredNotifications().count == 1)
    #expect(titles == ["shown"] && shower.shown[0].makesSound)
  }

  @Test func delegatesMayWait() async throws {
    center.isInFront = { true }
    try await center.requestAuthorization(options: [.alert])
    let delegate = WaitingDelegate()
    center.delegate = delegate
    try await center.add(request("a", after: nil))
    for _ in 0..<50 where titles.isEmpty { _ = await center.deliveredNotifications() }
    #expect(titles == ["a"] && !shower.shown[0].makesSound)
  }

  @Test func choicesReachTheDelegateWithTheirCategory() async throws {
    let delegate = Delegate()
    center.delegate = delegate
    try await center.requestAuthorization(options: [.alert])
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [])
    ])
    let mail = content("Mail")
    mail.categoryIdentifier = "mail"
    try await center.add(UNNotificationRequest(identifier: "m", content: mail, trigger: nil))
    let shown = try #require(shower.shown.first)
    #expect(shown.category?.actions.map(\.title) == ["Reply"])
    shown.chosen("reply")
    #expect(delegate.responses.first?.actionIdentifier == "reply")
    #expect(delegate.responses.first is UNTextInputNotificationResponse)
    #expect(await center.deliveredNotifications().isEmpty)
    // The category did not ask to hear of this.
    shown.chosen(UNNotificationDismissActionIdentifier)
    #expect(delegate.responses.count == 1)
  }

  @Test func whatIsRemovedIsWithdrawn() async throws {
    try await center.requestAuthorization(options: [.alert])
    try await center.add(request("a", after: nil))
    center.removeDeliveredNotifications(withIdentifiers: ["a"])
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(shower.withdrawn == ["a"])
  }

  @Test func emptyAndImpossibleRequestsAreRefused() async {
    let empty = UNNotificationRequest(identifier: "e", content: UNNotificationContent(), trigger: nil)
    await #expect(throws: UNError(.notificationInvalidNoContent)) { try await center.add(empty) }
    let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1990, month: 1, day: 1), repeats: false)
    let late = UNNotificationRequest(identifier: "l", content: content("late"), trigger: past)
    await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(late) }
  }

  @Test func withoutADesktopALineTellsOfIt() {
    let notes = NoteList()
    Notes.capture {
      notes.add($0)
    } during: {
      let notification = UNNotification(date: start, request: request("Tea", after: nil))
      NotedNotifications().show(notification, category: nil, makesSound: false) { _ in }
    }
    #expect(notes.lines == ["martlet: delivered: Tea"])
  }
}

/// Lines from any thread.
private final class NoteList: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  func add(_ line: String) { lock.withLock { list.append(line) } }
  var lines: [String] { lock.withLock { list } }
}
