extension Subscribers {
  /// A subscriber that takes every value as it comes and hands it to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isCancelled = false
    private var valueReceiver: ((Input) -> Void)?
    private var completionReceiver: ((Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      completionReceiver = receiveCompletion
      valueReceiver = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.protect {
        guard self.subscription == nil, !isCancelled else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.protect { valueReceiver }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      release().receiver?(completion)
    }

    public func cancel() {
      release().subscription?.cancel()
    }

    /// Drops the closures, so that what they captured goes with the end of the subscription.
    private func release() -> (subscription: (any Subscription)?, receiver: ((Completion<Failure>) -> Void)?) {
      // The old closures are returned or kept until after the lock: their captures may run deinits.
      let (released, closure) = lock.protect {
        defer { (subscription, completionReceiver, valueReceiver, isCancelled) = (nil, nil, nil, true) }
        return ((subscription, completionReceiver), valueReceiver)
      }
      withExtendedLifetime(closure) {}
      return released
    }
  }
}

extension Publisher {
  /// Hands each value and the ending to closures, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to a closure, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
