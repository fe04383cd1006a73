import Foundation

extension NSObject {
  /// Whether the object has the selector's method.
  public func responds(to selector: Selector!) -> Bool { selector.map { $0._isAnswered(by: self) } ?? false }

  /// Calls the method now; what it returns is nil for a value that is no object.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { unmanaged(selector._send(to: self)) }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(selector._send(to: self, object))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(selector._send(to: self, first, second))
  }

  /// Calls the method after that many seconds, on the current run loop.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, sent) = (self, argument)
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { timer in
      DelayedCalls.remove(timer)
      selector._send(to: target, sent)
    }
    DelayedCalls.add(timer, target: self, selector: selector)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Calls the method on the main thread: at once where it is this one and `wait` is set, else after what is under way
  /// there.
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, sent) = (self, argument)
    if wait, Thread.isMainThread {
      selector._send(to: target, sent)
    } else if wait {
      DispatchQueue.main.sync { _ = selector._send(to: target, sent) }
    } else {
      DispatchQueue.main.async { selector._send(to: target, sent) }
    }
  }

  /// Calls the method on another thread.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (target, sent) = (self, argument)
    DispatchQueue.global().async { selector._send(to: target, sent) }
  }

  /// Takes back the delayed calls of the target.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel(target: target as AnyObject) { _ in true }
  }

  /// Takes back the delayed calls of the selector, whatever their argument.
  // DEVIATION: Apple's compares the argument as well; apps pass the one they gave.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedCalls.cancel(target: target as AnyObject) { $0 == selector }
  }

  private func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, type(of: value) is AnyClass else { return nil }
    // The caller takes it unretained, as from a method of Objective-C, where a pool would keep it a while.
    return Unmanaged.passRetained(value as AnyObject)
  }
}

/// The calls of `perform(_:with:afterDelay:)` that have not happened.
private enum DelayedCalls {
  private struct Call {
    var timer: Timer
    var target: AnyObject
    var selector: Selector
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var calls: [Call] = []

  static func add(_ timer: Timer, target: AnyObject, selector: Selector) {
    lock.withLock { calls.append(Call(timer: timer, target: target, selector: selector)) }
  }

  static func remove(_ timer: Timer) { lock.withLock { calls.removeAll { $0.timer === timer } } }

  static func cancel(target: AnyObject, where isMeant: (Selector) -> Bool) {
    let found = lock.withLock {
      let found = calls.filter { $0.target === target && isMeant($0.selector) }
      calls.removeAll { call in found.contains { $0.timer === call.timer } }
      return found
    }
    for call in found { call.timer.invalidate() }
  }
}
