extension Publishers {
  /// Delivers the elements of a sequence, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence, subscriber)
      if subscription.isExhausted {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers elements as they are asked for, and finishes with the last one rather than at the next demand.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private let elements: Elements
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  // True while `deliver` runs: demand from inside a callback is served by the running loop.
  private var isDelivering = false
  private let ending: Subscribers.Completion<Downstream.Failure>

  init(
    _ elements: Elements, _ downstream: Downstream, ending: Subscribers.Completion<Downstream.Failure> = .finished
  ) {
    self.elements = elements
    iterator = elements.makeIterator()
    next = iterator.next()
    self.downstream = downstream
    self.ending = ending
  }

  var isExhausted: Bool { next == nil }
  var description: String { "\(elements)" }

  func request(_ demand: Subscribers.Demand) {
    let starts = lock.protect {
      self.demand += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if starts { deliver() }
  }

  func cancel() {
    let released = lock.protect {
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(released) {}
  }

  private func deliver() {
    while let (downstream, element) = takeNext() {
      let extra = downstream.receive(element)
      lock.protect { self.demand += extra }
      advance()
    }
  }

  private func takeNext() -> (Downstream, Elements.Element)? {
    lock.protect {
      guard demand > .none, let downstream, let element = next else {
        isDelivering = false
        return nil
      }
      demand -= 1
      return (downstream, element)
    }
  }

  private func advance() {
    // Outside the lock: the iterator is the user's code. Only the delivering thread comes here.
    next = iterator.next()
    guard next == nil else { return }
    let finished = lock.protect {
      defer { downstream = nil }
      return downstream
    }
    finished?.receive(completion: ending)
  }
}
