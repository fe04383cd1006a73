/// A receiver of one publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber asks for values and cancels.
  func receive(subscription: any Subscription)
  /// Receives a value; the result is added to the outstanding demand.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the subscription. Nothing follows it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The subscriber's handle on a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the number of values that the publisher may deliver.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscriber types.
public enum Subscribers {}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers anything, for publishers that complete at once.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, @unchecked Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A subscriber whose own type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let subscriptionReceiver: (any Subscription) -> Void
  private let valueReceiver: (Input) -> Subscribers.Demand
  private let completionReceiver: (Subscribers.Completion<Failure>) -> Void
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscriptionReceiver = { subscriber.receive(subscription: $0) }
    valueReceiver = { subscriber.receive($0) }
    completionReceiver = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Wraps a subject; it asks for an unlimited number of values.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Makes a subscriber of closures. A missing value closure asks for nothing more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscriptionReceiver = receiveSubscription ?? { _ in }
    valueReceiver = receiveValue ?? { _ in .none }
    completionReceiver = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  public func receive(subscription: any Subscription) { subscriptionReceiver(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { valueReceiver(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { completionReceiver(completion) }
  public var description: String { "AnySubscriber" }
}
