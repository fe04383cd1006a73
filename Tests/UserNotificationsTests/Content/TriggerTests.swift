import Foundation
import Testing

@testable import UserNotifications

@Suite struct TriggerTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
  private func date(_ day: Int, _ hour: Int) -> Date {
    calendar.date(from: DateComponents(year: 2024, month: 5, day: day, hour: hour))!
  }

  @Test func calendarsAskForTheNextFittingTime() {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(calendar: calendar, timeZone: calendar.timeZone, hour: 9), repeats: true)
    #expect(trigger.next(after: date(6, 8)) == date(6, 9))
    #expect(trigger.next(after: date(6, 10)) == date(7, 9))
    #expect(trigger.delay(after: date(6, 8)) == 3600)
  }

  @Test func aDateThatIsOverNeverComes() {
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(calendar: calendar, year: 2020, month: 1, day: 1), repeats: false)
    #expect(past.next(after: date(6, 8)) == nil && past.delay(after: date(6, 8)) == nil)
  }

  @Test func requestsKeepTheirContentAsItWas() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    content.userInfo = ["id": 7]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before" && request.content.userInfo["id"] as? Int == 7)
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.body = "more"
    #expect(copy?.title == "before" && request.content.body.isEmpty)
  }

  @Test func attachmentsNeedTheirFile() {
    let url = URL(fileURLWithPath: "/nowhere/picture.png")
    #expect(throws: UNError(.attachmentInvalidURL)) { try UNNotificationAttachment(identifier: "", url: url) }
  }
}
