import Foundation

extension Publishers {
  /// Delivers values and ending on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relocation(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers values and a regular ending some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relocation(subscriber) { action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
        })
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = RemoteSubscription<Output, Failure, S>(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(subscription) }
    }
  }
}

extension Publisher {
  /// Delivers values and ending on a scheduler, in their order even if the scheduler is concurrent.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and ending some time later on a scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  /// Subscribes, asks for values and cancels on a scheduler; where values arrive is the upstream's choice.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Moves the events of one upstream to a scheduler.
private final class Relocation<Downstream: Subscriber>:
  OperatorSubscription<Downstream.Input, Downstream.Failure, Downstream>
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  // Every scheduled closure delivers the oldest waiting event, so that a concurrent scheduler cannot
  // change the order. Recursive, because a callback may run the scheduler.
  private let delivery = NSRecursiveLock()
  private var waiting: [Event] = []
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(.completion(completion))
  }

  private func enqueue(_ event: Event) {
    lock.protect { waiting.append(event) }
    schedule { self.deliverNext() }
  }

  private func deliverNext() {
    delivery.lock()
    defer { delivery.unlock() }
    let (downstream, event) = lock.protect { (self.downstream, waiting.removeFirst()) }
    switch event {
    case .value(let value):
      guard let extra = downstream?.receive(value), extra > .none else { return }
      request(extra)
    case .completion(let completion):
      release().downstream?.receive(completion: completion)
    }
  }
}

/// Passes the downstream's requests to the upstream on a scheduler.
private final class RemoteSubscription<Input, Failure, Downstream: Subscriber>:
  OperatorSubscription<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    lock.protect { downstream }?.receive(input) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    release().downstream?.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.protect({ upstream }) else { return }
    schedule { upstream.request(demand) }
  }

  override func cancel() {
    guard let upstream = release().upstream else { return }
    schedule { upstream.cancel() }
  }
}
