extension Publishers {
  /// Delivers at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleSubscription(subscriber, self))
    }
  }
}

extension Publisher {
  /// Delivers the first value at once, then at most one in each interval, on the scheduler.
  ///
  /// - Parameter latest: whether the last value that came during the interval is delivered at its end,
  ///   or the first one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

private final class ThrottleSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  PacedSubscription<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Throttle<Upstream, Context>
  private var waiting: Upstream.Output?
  private var isInInterval = false

  init(_ downstream: Downstream, _ settings: Publishers.Throttle<Upstream, Context>) {
    self.settings = settings
    super.init(downstream)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let startsInterval = lock.protect {
      guard isInInterval else {
        isInInterval = true
        return true
      }
      if settings.latest || waiting == nil { waiting = input }
      return false
    }
    if startsInterval { settings.scheduler.schedule { self.deliverAndWait(input) } }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let last = lock.protect { takeWaiting() }
    settings.scheduler.schedule {
      if case .finished = completion, let last { self.deliver(last) }
      self.release().downstream?.receive(completion: completion)
    }
  }

  private func deliverAndWait(_ value: Upstream.Output) {
    deliver(value)
    let scheduler = settings.scheduler
    scheduler.schedule(after: scheduler.now.advanced(by: settings.interval)) { [weak self] in self?.intervalEnded() }
  }

  private func intervalEnded() {
    let next = lock.protect {
      isInInterval = waiting != nil
      return takeWaiting()
    }
    if let next { deliverAndWait(next) }
  }

  private func takeWaiting() -> Upstream.Output? {
    defer { waiting = nil }
    return waiting
  }
}
