/// Something that delivers values over time to the subscribers that ask for them.
///
/// The contract of a subscription: `receive(subscription:)` once, then at most as many values as the
/// subscriber asked for, then at most one completion. Values of one subscription never overlap in time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)` instead; this is the part that a publisher implements.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject: it re-sends what this publisher delivers until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// Hides this publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher that delivers nothing before `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the delivery; cancelling the result stops it.
  func connect() -> any Cancellable
}
