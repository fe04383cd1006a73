import Combine

/// A scheduler whose time moves only when a test moves it. Times in milliseconds.
final class TestScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    func advanced(by stride: Stride) -> Self { Self(milliseconds: milliseconds + stride.milliseconds) }

    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
      var milliseconds: Int
      var magnitude: Int { abs(milliseconds) }

      init(milliseconds: Int) { self.milliseconds = milliseconds }
      init(integerLiteral value: Int) { milliseconds = value }
      init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }

      static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
      static func + (left: Self, right: Self) -> Self { Self(milliseconds: left.milliseconds + right.milliseconds) }
      static func - (left: Self, right: Self) -> Self { Self(milliseconds: left.milliseconds - right.milliseconds) }
      static func * (left: Self, right: Self) -> Self { Self(milliseconds: left.milliseconds * right.milliseconds) }
      static func *= (left: inout Self, right: Self) { left = left * right }
      static func seconds(_ seconds: Int) -> Self { Self(milliseconds: seconds * 1000) }
      static func seconds(_ seconds: Double) -> Self { Self(milliseconds: Int(seconds * 1000)) }
      static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds: milliseconds) }
      static func microseconds(_ microseconds: Int) -> Self { Self(milliseconds: microseconds / 1000) }
      static func nanoseconds(_ nanoseconds: Int) -> Self { Self(milliseconds: nanoseconds / 1_000_000) }
    }
  }

  private struct Entry {
    var time: Int
    var order: Int
    var action: () -> Void
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  private var entries: [Entry] = []
  private var lastOrder = 0

  /// Moves time forward and runs, in order of time and then of scheduling, what falls due.
  func advance(by milliseconds: Int = 0) {
    let end = now.milliseconds + milliseconds
    while let next = entries.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      entries.removeAll { $0.order == next.order }
      now.milliseconds = max(now.milliseconds, next.time)
      next.action()
    }
    now.milliseconds = end
  }

  private func add(at time: Int, _ action: @escaping () -> Void) {
    lastOrder += 1
    entries.append(Entry(time: time, order: lastOrder, action: action))
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now.milliseconds, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(at: date.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isRunning = Flag()
    repeatAction(at: date.milliseconds, every: interval.milliseconds, while: isRunning, action)
    return AnyCancellable { isRunning.value = false }
  }

  private func repeatAction(at time: Int, every interval: Int, while flag: Flag, _ action: @escaping () -> Void) {
    add(at: time) {
      guard flag.value else { return }
      action()
      self.repeatAction(at: time + interval, every: interval, while: flag, action)
    }
  }

  private final class Flag { var value = true }
}
