/// A publisher that code outside feeds by calling `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject. Later calls do nothing.
  func send(completion: Subscribers.Completion<Failure>)
  /// Attaches an upstream subscription, and asks it for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A subject without memory: what is sent goes to whoever subscribes and asks at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast = Broadcast<Output, Failure>()
  private let upstreams = Upstreams()

  public init() {}

  public func send(_ value: Output) { broadcast.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.subscribe(subscriber)
  }
}

/// A subject with a current value, which a new subscriber gets at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast = Broadcast<Output, Failure>()
  private let upstreams = Upstreams()
  private let lock = Lock()
  private var storedValue: Output

  public init(_ value: Output) { storedValue = value }

  /// The current value. Setting it sends it; it is stored before the subscribers hear of it, unlike the
  /// value of a `@Published` property.
  public var value: Output {
    get { lock.protect { storedValue } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !broadcast.hasCompleted else { return }
    var replaced = value
    lock.protect { swap(&storedValue, &replaced) }
    broadcast.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.subscribe(subscriber) { self.value }
  }
}

/// The subscriptions that feed a subject; they end with it.
private final class Upstreams {
  private let lock = Lock()
  private var subscriptions: [any Subscription] = []

  func add(_ subscription: any Subscription) {
    lock.protect { subscriptions.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit { for subscription in subscriptions { subscription.cancel() } }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock.protect {
      if self.subject != nil { self.subscription = subscription }
      return self.subject
    }
    if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.protect { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (subject, _) = release()
    subject?.send(completion: completion)
  }

  func cancel() { release().subscription?.cancel() }

  private func release() -> (subject: S?, subscription: (any Subscription)?) {
    lock.protect {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
