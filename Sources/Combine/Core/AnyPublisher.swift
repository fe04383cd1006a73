/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let subscribeErased: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher. Wrapping an `AnyPublisher` again adds no layer.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      subscribeErased = { publisher.receive(subscriber: $0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribeErased(AnySubscriber(subscriber))
  }

  public var description: String { "AnyPublisher" }
}
