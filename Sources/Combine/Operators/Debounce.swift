extension Publishers {
  /// Delivers a value when no other one came for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceSubscription(subscriber, self))
    }
  }
}

extension Publisher {
  /// Delivers a value when no other one came for `dueTime`, on the scheduler.
  ///
  /// When this publisher finishes, a value that still waits is delivered first; a failure drops it.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

private final class DebounceSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  PacedSubscription<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Debounce<Upstream, Context>
  private var waiting: Upstream.Output?
  // The number of values so far: a timer that finds another one than its own is out of date.
  private var generation = 0

  init(_ downstream: Downstream, _ settings: Publishers.Debounce<Upstream, Context>) {
    self.settings = settings
    super.init(downstream)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let own = lock.protect {
      generation += 1
      waiting = input
      return generation
    }
    let scheduler = settings.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: settings.dueTime), tolerance: scheduler.minimumTolerance,
      options: settings.options
    ) { [weak self] in self?.timePassed(since: own) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let last = lock.protect {
      generation += 1
      return takeWaiting()
    }
    settings.scheduler.schedule(options: settings.options) {
      if case .finished = completion, let last { self.deliver(last) }
      self.release().downstream?.receive(completion: completion)
    }
  }

  private func timePassed(since own: Int) {
    if let value = lock.protect({ own == generation ? takeWaiting() : nil }) { deliver(value) }
  }

  private func takeWaiting() -> Upstream.Output? {
    defer { waiting = nil }
    return waiting
  }
}
