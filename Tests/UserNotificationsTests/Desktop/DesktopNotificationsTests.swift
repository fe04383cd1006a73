import Foundation
import Testing

@testable import UserNotifications

@MainActor @Suite(.serialized) struct DesktopNotificationsTests {
  private func notification(_ change: (UNMutableNotificationContent) -> Void) -> UNNotification {
    let content = content("Tea")
    change(content)
    return UNNotification(
      date: .now, request: UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
  }

  @Test func messagesHoldWhatDesktopsTake() {
    let action = UNNotificationAction(identifier: "drink", title: "Drink")
    let category = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
    let message = DesktopMessage(
      notification {
        $0.subtitle = "Green"
        $0.body = "1 < 2 & 3"
      }, category: category, makesSound: false)
    #expect(message.summary == "Tea" && message.body == "Green\n1 &lt; 2 &amp; 3")
    #expect(message.actions == ["default", "", "drink", "Drink"] && message.isQuiet && !message.isUrgent)
  }

  @Test func theServiceIsAskedAndItsClicksComeBack() throws {
    let service = try #require(FakeService())
    defer { service.stop() }
    let desktop = try #require(DesktopNotifications.make(address: service.address))
    var chosen: [String] = []
    desktop.show(notification { $0.body = "is ready" }, category: nil, makesSound: true) { chosen.append($0) }
    #expect(service.turn { !service.calls.isEmpty })
    let call = try #require(service.calls.first)
    #expect(call.hasPrefix("Notify(") && call.contains("'Tea', 'is ready', ['default', '']"))
    #expect(call.contains("'suppress-sound': <false>"))
    #expect(service.turn { desktop.shownIdentifiers == ["tea"] })
    service.click("default")
    #expect(service.turn { !chosen.isEmpty })
    #expect(chosen == [UNNotificationDefaultActionIdentifier])
  }

  @Test func whatIsWithdrawnIsClosed() throws {
    let service = try #require(FakeService())
    defer { service.stop() }
    let desktop = try #require(DesktopNotifications.make(address: service.address))
    desktop.show(notification { _ in }, category: nil, makesSound: false) { _ in }
    #expect(service.turn { desktop.shownIdentifiers == ["tea"] })
    desktop.withdraw("tea")
    #expect(service.turn { service.calls.last == "CloseNotification(7,)" })
  }
}
