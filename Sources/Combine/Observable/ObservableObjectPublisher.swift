/// The publisher behind `ObservableObject`: it delivers "something is about to change".
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  // In the order of subscription, which is the order of the calls.
  private var observers: [(key: Int, change: () -> Void)] = []
  private var lastKey = 0

  public init() {}

  /// Tells all observers that a change is about to happen.
  public func send() {
    let current = lock.protect { observers }
    for observer in current { observer.change() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subscription = ChangeSubscription(subscriber)
    subscription.observation = _observe { [weak subscription] in subscription?.deliver() }
    subscriber.receive(subscription: subscription)
  }

  /// Calls a closure at each `send()`, until the result is cancelled or released.
  ///
  /// OPTIMIZATION: the view graph observes thousands of objects; this spares a subscriber, a
  /// subscription and the demand bookkeeping for each.
  public func _observe(_ change: @escaping () -> Void) -> AnyCancellable {
    let key = lock.protect {
      lastKey += 1
      observers.append((lastKey, change))
      return lastKey
    }
    return AnyCancellable { [weak self] in self?.removeObserver(key) }
  }

  private func removeObserver(_ key: Int) {
    // The removed closure is carried out of the lock: its captures may run deinits.
    let removed = lock.protect {
      observers.firstIndex { $0.key == key }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

/// One ordinary subscription to an object's changes.
private final class ChangeSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Void, Downstream.Failure == Never {
  var observation: AnyCancellable?
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func deliver() {
    let receiver: Downstream? = lock.protect {
      guard demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    guard let extra = receiver?.receive() else { return }
    lock.protect { demand += extra }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.protect { self.demand += demand }
  }

  func cancel() {
    let released = lock.protect {
      defer { (downstream, observation) = (nil, nil) }
      return (downstream, observation)
    }
    released.1?.cancel()
  }
}
