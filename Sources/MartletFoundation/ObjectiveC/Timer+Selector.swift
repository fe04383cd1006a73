import Foundation

extension Timer {
  /// A timer on the current run loop, which calls the target's method with itself as the argument. It holds the target
  /// until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer(interval: timeInterval, target: target, selector: selector, repeats: repeats)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that is to be added to a run loop; it fires for the first time after the interval.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target, selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// As above, with the time of the first call.
  // DEVIATION: `userInfo` is lost: Foundation's Timer has no room for it, and this may make no object of a subclass.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    if userInfo != nil {
      SelectorRemarks.once("Timer(…, userInfo:) loses it here; Timer.scheduledTimer(…, userInfo:) keeps it")
    }
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) { selector._send(to: target, $0) }
  }
}

/// A timer that knows what it was made with.
private final class SelectorTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }

  init(interval: TimeInterval, target: Any, selector: Selector, repeats: Bool) {
    nonisolated(unsafe) let target = target
    // The initialiser without a date fires at once.
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      selector._send(to: target, $0)
    }
  }
}
