import Dispatch
import Foundation

/// A point in time of a run loop or an operation queue: a calendar date.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: _DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by stride: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
  }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
  {
    public var magnitude: TimeInterval
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }
  }
}

extension DispatchTime {
  /// The dispatch time of a date; one in the past is now.
  init(_ date: Date) { self = .now() + max(0, date.timeIntervalSinceNow) }
}

// DEVIATION: the main run loop schedules on the main dispatch queue, because an app's main thread may
// wait in its window system's loop, which serves the main queue but not Foundation's run loop. So a
// closure also runs while the run loop is in another mode than the default one.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isMain: Bool { self === RunLoop.main }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.async(execute: Handoff(action).run)
    } else {
      perform(Handoff(action).run)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard !isMain else {
      return DispatchQueue.main.asyncAfter(deadline: DispatchTime(date.date), execute: Handoff(action).run)
    }
    let handoff = Handoff(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in handoff.run() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatingTimer(
      from: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default, action)
  }

  /// Calls a closure again and again until the result is cancelled. Intervals in seconds.
  func repeatingTimer(
    from start: Date, interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let handoff = Handoff(action)
    if isMain {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      let leeway = DispatchQueue.SchedulerTimeType.Stride.seconds(tolerance).timeInterval
      timer.schedule(deadline: DispatchTime(start), repeating: interval, leeway: leeway)
      timer.setEventHandler(handler: handoff.run)
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
    let timer = Timer(fire: start, interval: interval, repeats: true) { _ in handoff.run() }
    timer.tolerance = tolerance
    add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
  }
}
