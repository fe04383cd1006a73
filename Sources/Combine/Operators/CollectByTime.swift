extension Publishers {
  /// When `collect` delivers what it gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Delivers the values of each interval in one array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeSubscription(subscriber, self))
    }
  }
}

extension Publisher {
  /// Delivers the values of each interval in one array; an interval without values delivers nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectByTimeSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  PacedSubscription<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  private let options: Context.SchedulerOptions?
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private var values: [Upstream.Output] = []
  private var timer: (any Cancellable)?

  init(_ downstream: Downstream, _ settings: Publishers.CollectByTime<Upstream, Context>) {
    options = settings.options
    switch settings.strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    super.init(downstream)
  }

  override func start(_ upstream: any Subscription) {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.deliverGathered() }
    lock.protect { self.timer = timer }
    super.start(upstream)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let isFull = lock.protect {
      values.append(input)
      return values.count >= limit
    }
    if isFull { deliverGathered() }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    stopTimer()
    if case .finished = completion { deliverGathered() }
    release().downstream?.receive(completion: completion)
  }

  override func cancel() {
    stopTimer()
    super.cancel()
  }

  private func stopTimer() {
    let timer = lock.protect {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }

  private func deliverGathered() {
    let gathered = lock.protect { () -> [Upstream.Output] in
      guard demand > .none else { return [] }
      defer { values = [] }
      return values
    }
    if !gathered.isEmpty { deliver(gathered) }
  }
}
