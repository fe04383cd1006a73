import Foundation
import MartletControls
import MartletTree

/// Requests that wait for their time. Main thread only. They wait by the window's clock, and no longer than the app runs.
final class NotificationSchedule {
  private struct Waiting {
    let request: UNNotificationRequest
    var alarm: FrameClock.Alarm?
  }
  private var waiting: [Waiting] = []
  /// Called with a request that is due.
  var isDue: (UNNotificationRequest) -> Void = { _ in }
  /// The window's clock; nil before there is one.
  var clock: () -> FrameClock? = { FrameClock.latest }
  var date: () -> Date = { Date() }

  var requests: [UNNotificationRequest] { waiting.map(\.request) }

  /// A request with the identifier of an earlier one replaces it.
  func add(_ request: UNNotificationRequest) {
    remove([request.identifier])
    guard let trigger = request.trigger else { return isDue(request) }
    waiting.append(Waiting(request: request))
    if trigger is UNLocationNotificationTrigger {
      return Notes.once("notifications at a place are not delivered: nothing here watches places")
    }
    wait(for: request)
  }

  func remove(_ identifiers: [String]) {
    waiting.removeAll {
      guard identifiers.contains($0.request.identifier) else { return false }
      $0.alarm?.cancel()
      return true
    }
  }

  private func index(of request: UNNotificationRequest) -> Int? { waiting.firstIndex { $0.request === request } }

  private func wait(for request: UNNotificationRequest) {
    guard let index = index(of: request) else { return }
    guard let delay = request.trigger?.delay(after: date()) else { return }
    guard let clock = clock() else {
      // Asked for before the first window: its clock comes soon.
      return DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in self?.wait(for: request) }
    }
    waiting[index].alarm = clock.alarm(at: clock.now + delay) { [weak self] in self?.fire(request) }
  }

  private func fire(_ request: UNNotificationRequest) {
    guard let index = index(of: request) else { return }
    waiting[index].alarm = nil
    if request.trigger?.repeats == true { wait(for: request) } else { waiting.remove(at: index) }
    isDue(request)
  }
}
