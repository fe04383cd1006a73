/// The subscription of the operators that follow one publisher after another: `append`, `catch`, `retry`.
///
/// Demand that one publisher left unused goes to the next one.
final class Succession<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var hasSubscribed = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Subscribes to a publisher, in the place of the one that completed.
  ///
  /// - Parameter completed: decides between the next `follow` and `complete`.
  func follow<P: Publisher>(_ publisher: P, completed: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    guard lock.protect({ downstream != nil }) else { return }
    publisher.subscribe(
      Leg(
        subscribed: { self.attach($0) }, value: { self.deliver($0) },
        completed: { completion in
          self.lock.protect { self.upstream = nil }
          completed(completion)
        }))
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.protect {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  private func attach(_ subscription: any Subscription) {
    let (downstream, isFirst, unused) = lock.protect {
      defer { hasSubscribed = true }
      upstream = self.downstream == nil ? nil : subscription
      return (self.downstream, !hasSubscribed, demand)
    }
    guard let downstream else { return subscription.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if unused > .none {
      subscription.request(unused)
    }
  }

  private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.protect {
      demand -= 1
      return self.downstream
    }
    guard let extra = downstream?.receive(value) else { return .none }
    lock.protect { demand += extra }
    return extra
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.protect {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let released = lock.protect {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
    released.1?.cancel()
  }
}

/// A subscriber of closures, for an operator with several upstreams.
struct Leg<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let subscribed: (any Subscription) -> Void
  let value: (Input) -> Subscribers.Demand
  let completed: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { subscribed(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
