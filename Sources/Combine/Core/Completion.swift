extension Subscribers {
  /// How a subscription ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
  /// The same ending in terms of another failure type.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// The same ending as an untyped failure, for the operators whose closures throw.
  var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}

extension Subscribers.Completion where Failure == Never {
  /// The same ending in terms of a failure type that it never uses.
  func widened<Other: Error>() -> Subscribers.Completion<Other> { .finished }
}
