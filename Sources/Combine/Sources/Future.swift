/// A publisher of one value that arrives later, the same for every subscriber.
///
/// The closure runs when the future is made, not when somebody subscribes.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Fulfils the future. Calls after the first do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // The promise holds the future, which must survive until it is fulfilled.
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    let known = lock.protect {
      if result == nil { waiting.append(subscription) }
      return result
    }
    subscriber.receive(subscription: subscription)
    if let known { subscription.fulfill(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let subscriptions = lock.protect { () -> [FutureSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in subscriptions { subscription.fulfill(result) }
  }
}

/// Waits for the result and for the demand; a failure needs no demand.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var hasDemand = false

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.protect { self.result = result }
    deliverIfPossible()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.protect { hasDemand = true }
    deliverIfPossible()
  }

  func cancel() {
    let released = lock.protect {
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(released) {}
  }

  private func deliverIfPossible() {
    guard let (downstream, result) = takeIfReady() else { return }
    switch result {
    case .success(let output):
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .failure(let failure):
      downstream.receive(completion: .failure(failure))
    }
  }

  private func takeIfReady() -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? {
    lock.protect {
      guard let downstream, let result else { return nil }
      if case .success = result, !hasDemand { return nil }
      self.downstream = nil
      return (downstream, result)
    }
  }
}
