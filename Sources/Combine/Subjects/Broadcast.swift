import Foundation

/// The subscriptions of a subject: sends to all of them, in the order in which they came.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var subscriptions: [BroadcastSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var hasCompleted: Bool { lock.protect { completion != nil } }

  /// Adds a subscriber. With `current`, it gets that closure's value before anything else, as soon as
  /// it asks (nil: the value is gone); without, only what is sent from now on.
  func subscribe<S: Subscriber>(_ subscriber: S, current: (() -> Output?)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let subscription = BroadcastSubscription(AnySubscriber(subscriber), broadcast: self, current: current)
    let completion = lock.protect {
      if self.completion == nil { subscriptions.append(subscription) }
      return self.completion
    }
    subscriber.receive(subscription: completion == nil ? subscription : Subscriptions.empty)
    if let completion { subscriber.receive(completion: completion) }
  }

  func send(_ value: Output) {
    let current = lock.protect { subscriptions }
    for subscription in current { subscription.deliver(value) }
  }

  /// Ends all subscriptions; later sends do nothing and later subscribers get this completion.
  func send(completion: Subscribers.Completion<Failure>) {
    let ended: [BroadcastSubscription<Output, Failure>] = lock.protect {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in ended { subscription.deliver(completion: completion) }
  }

  func remove(_ subscription: BroadcastSubscription<Output, Failure>) {
    let removed = lock.protect {
      subscriptions.firstIndex { $0 === subscription }.map { subscriptions.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

/// One subscriber of a subject, with what it still asks for. A value sent without demand is lost to it.
final class BroadcastSubscription<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  // Several threads may send; the subscriber hears one value at a time. Recursive, because a callback
  // may send again.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var broadcast: Broadcast<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private let current: (() -> Output?)?
  // True while the subscriber has not seen the current value, for a subject that has one.
  private var needsCurrent: Bool

  init(
    _ downstream: AnySubscriber<Output, Failure>, broadcast: Broadcast<Output, Failure>, current: (() -> Output?)?
  ) {
    self.downstream = downstream
    self.broadcast = broadcast
    self.current = current
    needsCurrent = current != nil
  }

  func deliver(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    let receiver: AnySubscriber<Output, Failure>? = lock.protect {
      guard demand > .none else {
        needsCurrent = current != nil
        return nil
      }
      demand -= 1
      needsCurrent = false
      return downstream
    }
    guard let extra = receiver?.receive(value), extra > .none else { return }
    request(extra)
  }

  func deliver(completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let receiver = lock.protect {
      defer { (downstream, broadcast) = (nil, nil) }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let isBehind = lock.protect {
      self.demand += demand
      return needsCurrent && self.demand > .none && downstream != nil
    }
    if isBehind, let value = current?() { deliver(value) }
  }

  func cancel() {
    let released = lock.protect {
      defer { (downstream, broadcast) = (nil, nil) }
      return (downstream, broadcast)
    }
    released.1?.remove(self)
  }
}
