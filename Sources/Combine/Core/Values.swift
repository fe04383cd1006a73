/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue.subscribed(to: publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, Never>
    fileprivate init(_ queue: ValueQueue<P.Output, Never>) { self.queue = queue }

    public mutating func next() async -> P.Output? {
      switch await queue.next() {
      case .success(let value): value
      }
    }
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(ValueQueue.subscribed(to: publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    private let queue: ValueQueue<P.Output, P.Failure>
    fileprivate init(_ queue: ValueQueue<P.Output, P.Failure>) { self.queue = queue }

    public mutating func next() async throws -> P.Output? { try await queue.next().get() }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence. Each loop is a subscription of its own, which asks for one
  /// value at a time; a subject's values between two turns of the loop are lost to it.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once it is there. Waits without end if the promise is never kept.
  public var value: Output {
    get async { await withCheckedContinuation { continuation in whenFulfilled { continuation.resume(with: $0) } } }
  }
}

extension Future {
  /// The value, once it is there; throws the failure. Waits without end if the promise is never kept.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenFulfilled { result in continuation.resume(with: result.mapError { $0 as any Error }) }
      }
    }
  }

  /// Calls a closure once, with the result.
  private func whenFulfilled(_ resume: @escaping (Result<Output, Failure>) -> Void) {
    subscribe(
      Leg(
        subscribed: { $0.request(.max(1)) },
        value: { value in
          resume(.success(value))
          return .none
        },
        completed: { if case .failure(let failure) = $0 { resume(.failure(failure)) } }))
  }
}

/// The subscriber behind the asynchronous sequences: each waiting `next()` asks for one value.
private final class ValueQueue<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Input = Output
  typealias Waiter = CheckedContinuation<Result<Output?, Failure>, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiters: [Waiter] = []
  // Demand before the subscription arrived.
  private var unsentDemand = Subscribers.Demand.none
  private var ending: Result<Output?, Failure>?

  static func subscribed<P: Publisher>(to publisher: P) -> ValueQueue where P.Output == Output, P.Failure == Failure {
    let queue = ValueQueue()
    publisher.subscribe(queue.subscriber)
    return queue
  }

  /// What the publisher holds: it must not keep the queue alive, whose end cancels the subscription.
  private var subscriber: Leg<Output, Failure> {
    Leg(
      subscribed: { [weak self] in self?.receive(subscription: $0) },
      value: { [weak self] in self?.receive($0) ?? .none },
      completed: { [weak self] in self?.receive(completion: $0) })
  }

  deinit { subscription?.cancel() }

  func next() async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      finish(.success(nil))?.cancel()
    }
  }

  private func wait(_ waiter: Waiter) {
    let (known, subscription) = lock.protect { () -> (Result<Output?, Failure>?, (any Subscription)?) in
      if let ending {
        // A failure is thrown once; after it the sequence is at its end.
        self.ending = .success(nil)
        return (ending, nil)
      }
      waiters.append(waiter)
      if self.subscription == nil { unsentDemand += 1 }
      return (nil, self.subscription)
    }
    if let known { waiter.resume(returning: known) } else { subscription?.request(.max(1)) }
  }

  func receive(subscription: any Subscription) {
    let demand = lock.protect { () -> Subscribers.Demand? in
      guard self.subscription == nil, ending == nil else { return nil }
      self.subscription = subscription
      return unsentDemand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ value: Output) -> Subscribers.Demand {
    let waiter = lock.protect { waiters.isEmpty ? nil : waiters.removeFirst() }
    waiter?.resume(returning: .success(value))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: _ = finish(.success(nil))
    case .failure(let failure): _ = finish(.failure(failure))
    }
  }

  /// Ends the sequence and hands back the subscription, for the caller to cancel.
  private func finish(_ result: Result<Output?, Failure>) -> (any Subscription)? {
    let (waiting, subscription) = lock.protect { () -> ([Waiter], (any Subscription)?) in
      guard ending == nil else { return ([], nil) }
      // Whoever waits first gets a failure; if nobody waits, the next one does.
      ending = waiters.isEmpty ? result : .success(nil)
      defer { (waiters, self.subscription) = ([], nil) }
      return (waiters, self.subscription)
    }
    for (index, waiter) in waiting.enumerated() { waiter.resume(returning: index == 0 ? result : .success(nil)) }
    return subscription
  }
}
