import CoreLocation
import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open private(set) var repeats: Bool
  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// Seconds after `date` until it is due; nil never.
  func delay(after date: Date) -> TimeInterval? { nil }
}

/// After so many seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var timeInterval: TimeInterval

  /// `timeInterval` above 0, and at least a minute where it repeats: anything else is a mistake of the app's.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "a notification's time interval is above 0, and not \(timeInterval)")
    precondition(!repeats || timeInterval >= 60, "a notification repeats after 60 s at least, and not \(timeInterval)")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
  override func delay(after date: Date) -> TimeInterval? { timeInterval }
}

/// When the calendar says what the components ask for: at every 9 o'clock, or on one day alone.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { next(after: Date()) }

  func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var wanted = dateComponents
    (wanted.calendar, wanted.timeZone) = (nil, nil)
    return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }

  override func delay(after date: Date) -> TimeInterval? { next(after: date)?.timeIntervalSince(date) }
}

/// At a place. Nothing here watches places: it is never due, and a note says so.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// Of a notification that came over the network; none does here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
