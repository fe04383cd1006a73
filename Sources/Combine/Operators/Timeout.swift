extension Publishers {
  /// Ends the stream when no value comes for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutSubscription(subscriber, self))
    }
  }

  /// Delivers the time between the values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var previous = scheduler.now
      upstream.subscribe(
        Stage(subscriber) { _ in
          let now = scheduler.now
          defer { previous = now }
          return .value(previous.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Ends the stream when no value comes for an interval: with an error if a closure makes one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }

  /// Delivers the time between the values, and first the time since the subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

private final class TimeoutSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  OperatorSubscription<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Timeout<Upstream, Context>
  // The number of values so far: a timer that finds another one than its own is out of date.
  private var generation = 0

  init(_ downstream: Downstream, _ settings: Publishers.Timeout<Upstream, Context>) {
    self.settings = settings
    super.init(downstream)
  }

  override func start(_ upstream: any Subscription) { restartTimer() }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard let downstream = lock.protect({ downstream }) else { return .none }
    restartTimer()
    return downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    release().downstream?.receive(completion: completion)
  }

  private func restartTimer() {
    let own = lock.protect {
      generation += 1
      return generation
    }
    let scheduler = settings.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: settings.interval), tolerance: scheduler.minimumTolerance,
      options: settings.options
    ) { [weak self] in self?.timePassed(since: own) }
  }

  private func timePassed(since own: Int) {
    guard lock.protect({ own == generation }) else { return }
    end(settings.customError.map { .failure($0()) } ?? .finished)
  }
}
