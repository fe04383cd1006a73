/// What the subscriptions of one-upstream operators share: a subscriber to the upstream and a
/// subscription to the downstream, one object between the two.
class OperatorSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let lock = Lock()
  // Both are nil after the end, and `upstream` before `receive(subscription:)`. Guarded by `lock`.
  private(set) final var downstream: Downstream?
  private(set) final var upstream: (any Subscription)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  final func receive(subscription: any Subscription) {
    let downstream = lock.protect { () -> Downstream? in
      guard upstream == nil else { return nil }
      upstream = self.downstream == nil ? nil : subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    start(subscription)
  }

  /// Called once, after the downstream got its subscription.
  func start(_ upstream: any Subscription) {}

  func receive(_ input: Input) -> Subscribers.Demand { fatalError("\(Self.self) must override receive(_:)") }

  func receive(completion: Subscribers.Completion<Failure>) {
    fatalError("\(Self.self) must override receive(completion:)")
  }

  func request(_ demand: Subscribers.Demand) {
    lock.protect { upstream }?.request(demand)
  }

  func cancel() { release().upstream?.cancel() }

  /// Ends both sides: the upstream is cancelled, the downstream gets the completion.
  final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let released = release()
    released.upstream?.cancel()
    released.downstream?.receive(completion: completion)
  }

  /// Forgets both sides. Whoever gets a downstream from here is the only one to complete it.
  final func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.protect {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

/// An operator that takes upstream values at its own pace and counts the downstream's demand itself.
class PacedSubscription<Input, Failure: Error, Downstream: Subscriber>:
  OperatorSubscription<Input, Failure, Downstream>
{
  // Guarded by `lock`.
  final var demand = Subscribers.Demand.none

  override func start(_ upstream: any Subscription) { upstream.request(.unlimited) }

  override func request(_ demand: Subscribers.Demand) {
    lock.protect { self.demand += demand }
  }

  /// Delivers a value if the downstream asked for one; otherwise the value is lost.
  final func deliver(_ value: Downstream.Input) {
    let receiver = lock.protect { () -> Downstream? in
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let extra = receiver?.receive(value), extra > .none else { return }
    request(extra)
  }
}
