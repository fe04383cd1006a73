import Foundation

/// How `Pairing` keeps the values of two upstreams and makes pairs of them.
protocol PairBuffer {
  associatedtype First
  associatedtype Second

  /// Whether each upstream gets exactly the downstream's demand; otherwise it is asked for all values.
  static var forwardsDemand: Bool { get }

  init()
  mutating func add(first: First)
  mutating func add(second: Second)
  /// The next pair to deliver, if there is one.
  mutating func takePair() -> (First, Second)?
  /// Whether a pair may still come, given which upstreams have not finished.
  func canDeliver(firstIsOpen: Bool, secondIsOpen: Bool) -> Bool
}

/// The subscription of the operators that make pairs: `combineLatest`, `zip`.
final class Pairing<Buffer: PairBuffer, Downstream: Subscriber>: Subscription
where Downstream.Input == (Buffer.First, Buffer.Second) {
  private enum Side { case first, second }

  private let lock = Lock()
  // The upstreams may deliver from two threads; the downstream hears one pair at a time. Recursive,
  // because a callback may lead to another delivery.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var buffer = Buffer()
  private var upstreams: [Side: any Subscription] = [:]
  private var open: Set<Side> = [.first, .second]
  private var demand = Subscribers.Demand.none
  // All demand ever, for an upstream that attaches after the downstream asked.
  private var totalDemand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func start<A: Publisher, B: Publisher>(_ first: A, _ second: B)
  where
    A.Output == Buffer.First, B.Output == Buffer.Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    downstream?.receive(subscription: self)
    first.subscribe(leg(.first) { $0.add(first: $1) })
    second.subscribe(leg(.second) { $0.add(second: $1) })
  }

  private func leg<Value>(
    _ side: Side, add: @escaping (inout Buffer, Value) -> Void
  ) -> Leg<Value, Downstream.Failure> {
    Leg(
      subscribed: { self.attach($0, side) },
      value: { value in
        self.lock.protect { add(&self.buffer, value) }
        self.deliver()
        return .none
      },
      completed: { self.complete($0, side) })
  }

  private func attach(_ subscription: any Subscription, _ side: Side) {
    let initial = lock.protect { () -> Subscribers.Demand? in
      guard downstream != nil else { return nil }
      upstreams[side] = subscription
      return Buffer.forwardsDemand ? totalDemand : .unlimited
    }
    guard let initial else { return subscription.cancel() }
    if initial > .none { subscription.request(initial) }
  }

  func request(_ demand: Subscribers.Demand) {
    let attached = lock.protect {
      self.demand += demand
      totalDemand += demand
      return Buffer.forwardsDemand ? Array(upstreams.values) : []
    }
    for upstream in attached { upstream.request(demand) }
    deliver()
  }

  func cancel() {
    for upstream in release().upstreams { upstream.cancel() }
  }

  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    while let (downstream, pair) = takePair() {
      let extra = downstream.receive(pair)
      if extra > .none { request(extra) }
    }
    finishIfDone()
  }

  private func takePair() -> (Downstream, (Buffer.First, Buffer.Second))? {
    lock.protect {
      guard demand > .none, let downstream, let pair = buffer.takePair() else { return nil }
      demand -= 1
      return (downstream, pair)
    }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Side) {
    lock.protect {
      open.remove(side)
      upstreams[side] = nil
    }
    if case .failure = completion { end(completion) } else { finishIfDone() }
  }

  private func finishIfDone() {
    let isDone = lock.protect {
      !buffer.canDeliver(firstIsOpen: open.contains(.first), secondIsOpen: open.contains(.second))
    }
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let released = release()
    for upstream in released.upstreams { upstream.cancel() }
    delivery.lock()
    defer { delivery.unlock() }
    released.downstream?.receive(completion: completion)
  }

  private func release() -> (downstream: Downstream?, upstreams: [any Subscription]) {
    lock.protect {
      defer { (downstream, upstreams, buffer) = (nil, [:], Buffer()) }
      return (downstream, Array(upstreams.values))
    }
  }
}
