import Foundation
import MartletTree

/// Calls at a time of a window's clock, which nobody has to keep. Main thread.
enum ClockCalls {
  nonisolated(unsafe) private static var waiting: [Int: FrameClock.Alarm] = [:]
  nonisolated(unsafe) private static var count = 0

  /// A call that is still to come.
  struct Call {
    fileprivate let number: Int
    func cancel() { ClockCalls.waiting.removeValue(forKey: number)?.cancel() }
  }

  /// Runs `action` after `seconds` of the clock: in the next step for 0, never before this returns. Without a window it
  /// runs when the main thread is free.
  @discardableResult static func after(_ seconds: Double = 0, on clock: FrameClock?, _ action: @escaping () -> Void)
    -> Call
  {
    count += 1
    let number = count
    guard let clock = clock ?? FrameClock.latest else {
      DispatchQueue.main.async(execute: action)
      return Call(number: number)
    }
    waiting[number] = clock.alarm(at: clock.now + max(0, seconds)) {
      waiting[number] = nil
      action()
    }
    return Call(number: number)
  }
}
