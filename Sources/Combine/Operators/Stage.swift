/// What an operator makes of one upstream value.
enum Step<Output, Failure: Error> {
  case value(Output)
  /// Nothing to deliver: the upstream may send another one in its place.
  case skip
  /// A value, after which the subscription finishes.
  case last(Output)
  case end(Subscribers.Completion<Failure>)
}

/// The subscription of every operator that makes at most one value out of one value, in the same call.
///
/// The downstream's demand goes upstream unchanged. An operator's state lives in the variables that its
/// closures capture, one set for each subscription; the upstream's calls never overlap.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>:
  OperatorSubscription<Input, InputFailure, Downstream>
{
  typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>

  private let transform: Transform
  private let remainder: () -> Downstream.Input?
  private let mapEnding: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  /// - Parameter remainder: a value still to deliver when the upstream finishes. Only for an operator
  ///   that skipped a value before, so that the demand for it exists.
  init(
    _ downstream: Downstream,
    end: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
    remainder: @escaping () -> Downstream.Input? = { nil },
    transform: @escaping Transform
  ) {
    mapEnding = end
    self.remainder = remainder
    self.transform = transform
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.protect({ downstream }) else { return .none }
    switch transform(input) {
    case .value(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      end(.finished)
    case .end(let completion): end(completion)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    guard let downstream = release().downstream else { return }
    let ending = mapEnding(completion)
    if case .finished = completion, let value = remainder() { _ = downstream.receive(value) }
    downstream.receive(completion: ending)
  }
}

extension Stage where InputFailure == Downstream.Failure {
  /// A stage that passes the completion on.
  convenience init(
    _ downstream: Downstream, remainder: @escaping () -> Downstream.Input? = { nil }, transform: @escaping Transform
  ) {
    self.init(downstream, end: { $0 }, remainder: remainder, transform: transform)
  }
}

extension Stage where Downstream.Failure == any Error {
  /// A stage whose closure may throw, which ends the subscription with that error.
  convenience init(
    _ downstream: Downstream, attempt: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream, end: { $0.erased }) { input in
      do { return try attempt(input) } catch { return .end(.failure(error)) }
    }
  }
}
