import Foundation

/// The subscription of the operators that deliver the values of many publishers as one stream:
/// `flatMap`, `switchToLatest`, `merge`.
///
/// With finite demand every inner publisher is asked for one value at a time, which waits in `buffer`
/// until the downstream asks; with unlimited demand nothing waits.
final class Flattening<Inner: Publisher, Downstream: Subscriber>: Subscription
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  private let lock = Lock()
  // Inner publishers may deliver from several threads; the downstream hears one at a time. Recursive,
  // because a callback may lead to another delivery.
  private let delivery = NSRecursiveLock()
  private let limit: Subscribers.Demand
  private let replacesPrevious: Bool

  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var outerHasFinished = false
  private var demand = Subscribers.Demand.none
  // The open inner publishers; nil until the inner publisher gave its subscription.
  private var inners: [Int: (any Subscription)?] = [:]
  private var lastKey = 0
  private var buffer: [(key: Int, value: Inner.Output)] = []

  /// - Parameter limit: how many inner publishers may be open at a time.
  /// - Parameter replacesPrevious: whether a new inner publisher ends the one before.
  init(_ downstream: Downstream, limit: Subscribers.Demand, replacesPrevious: Bool) {
    self.downstream = downstream
    self.limit = limit
    self.replacesPrevious = replacesPrevious
  }

  /// Subscribes to the publisher of publishers.
  func start<Outer: Publisher>(_ outer: Outer, transform: @escaping (Outer.Output) -> Inner)
  where Outer.Failure == Inner.Failure {
    outer.subscribe(
      Leg(
        subscribed: { self.attachOuter($0) },
        value: { self.open(transform($0)) },
        completed: { self.outerCompleted($0) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.protect { self.demand += demand }
    drain()
  }

  func cancel() {
    for subscription in release().subscriptions { subscription.cancel() }
  }

  // MARK: The outer publisher

  private func attachOuter(_ subscription: any Subscription) {
    let downstream = lock.protect {
      outer = self.downstream == nil ? nil : subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(limit)
  }

  private func outerCompleted(_ completion: Subscribers.Completion<Inner.Failure>) {
    if case .failure = completion { return end(completion) }
    lock.protect { (outer, outerHasFinished) = (nil, true) }
    finishIfDone()
  }

  // MARK: The inner publishers

  private func open(_ inner: Inner) -> Subscribers.Demand {
    let (key, replaced) = lock.protect { () -> (Int?, [any Subscription]) in
      guard downstream != nil else { return (nil, []) }
      let replaced = replacesPrevious ? inners.values.compactMap { $0 } : []
      if replacesPrevious { (inners, buffer) = ([:], []) }
      lastKey += 1
      inners[lastKey] = .some(nil)
      return (lastKey, replaced)
    }
    for subscription in replaced { subscription.cancel() }
    guard let key else { return .none }
    inner.subscribe(
      Leg(
        subscribed: { self.attachInner($0, key: key) },
        value: { self.receive($0, key: key) },
        completed: { self.innerCompleted($0, key: key) }))
    return .none
  }

  private func attachInner(_ subscription: any Subscription, key: Int) {
    let first = lock.protect { () -> Subscribers.Demand? in
      guard inners[key] != nil else { return nil }
      inners[key] = .some(subscription)
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let first { subscription.request(first) } else { subscription.cancel() }
  }

  private func receive(_ value: Inner.Output, key: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let receiver = lock.protect { () -> Downstream? in
      guard inners[key] != nil else { return nil }
      guard demand > .none else {
        buffer.append((key, value))
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    deliver(value, to: receiver)
    return .max(1)
  }

  private func innerCompleted(_ completion: Subscribers.Completion<Inner.Failure>, key: Int) {
    let outer = lock.protect { () -> (any Subscription)?? in
      inners.removeValue(forKey: key) == nil ? .none : .some(self.outer)
    }
    guard let outer else { return }
    if case .failure = completion { return end(completion) }
    // A place under the limit is free again; without a limit the outer publisher was asked for all.
    if limit != .unlimited { outer?.request(.max(1)) }
    finishIfDone()
  }

  // MARK: The downstream

  private func deliver(_ value: Inner.Output, to downstream: Downstream) {
    let extra = downstream.receive(value)
    guard extra > .none else { return }
    lock.protect { demand += extra }
    drain()
  }

  private func drain() {
    delivery.lock()
    defer { delivery.unlock() }
    while let (downstream, key, value) = takeBuffered() {
      deliver(value, to: downstream)
      (lock.protect { inners[key] } ?? nil)?.request(.max(1))
    }
    finishIfDone()
  }

  private func takeBuffered() -> (Downstream, Int, Inner.Output)? {
    lock.protect {
      guard demand > .none, let downstream, !buffer.isEmpty else { return nil }
      demand -= 1
      let (key, value) = buffer.removeFirst()
      return (downstream, key, value)
    }
  }

  private func finishIfDone() {
    if lock.protect({ outerHasFinished && inners.isEmpty && buffer.isEmpty }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    let released = release()
    for subscription in released.subscriptions { subscription.cancel() }
    delivery.lock()
    defer { delivery.unlock() }
    released.downstream?.receive(completion: completion)
  }

  private func release() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    lock.protect {
      defer { (downstream, outer, inners, buffer) = (nil, nil, [:], []) }
      return (downstream, (inners.values + [outer]).compactMap { $0 })
    }
  }
}
