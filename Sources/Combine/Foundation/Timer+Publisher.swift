import Foundation

extension Timer {
  /// A publisher of the date, again and again; `connect()` or `autoconnect()` starts it.
  ///
  /// - Parameters:
  ///   - interval: in seconds; zero and negative lengths fire as often as the run loop can.
  ///   - tolerance: by how many seconds a firing may be late; nil leaves it to the system.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Delivers the date at each firing of a timer, to whoever subscribed and asked.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let broadcast = Broadcast<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      // A zero interval would be a timer that fires once.
      let length = Swift.max(interval, 0.0001)
      return runLoop.repeatingTimer(
        from: Date(timeIntervalSinceNow: length), interval: length, tolerance: tolerance ?? 0, mode: mode
      ) { [broadcast] in broadcast.send(Date()) }
    }
  }
}
