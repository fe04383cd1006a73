/// A publisher of one value, after which it finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Optional {
  /// A publisher of the wrapped value, or of nothing; it finishes after it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).subscribe(subscriber)
      } else {
        Empty<Wrapped, Never>().subscribe(subscriber)
      }
    }
  }

  /// A publisher of the wrapped value, or of nothing.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the success, or of the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber))
      case .failure(let failure):
        Fail<Success, Failure>(error: failure).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the success, or of the failure.
  public var publisher: Publisher { Publisher(self) }
}
