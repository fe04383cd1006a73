/// What a reducing operator makes of one upstream value.
enum ReductionStep<Output, Failure: Error> {
  case proceed
  /// The result is known without the remaining values.
  case result(Output)
  case failure(Failure)
}

/// The subscription of every operator that makes one value out of all values.
///
/// It takes all upstream values, whatever the downstream asks for, and keeps the result until the
/// downstream asks for it.
final class Reduction<Input, InputFailure: Error, Downstream: Subscriber>:
  OperatorSubscription<Input, InputFailure, Downstream>
{
  typealias Accumulate = (Input) -> ReductionStep<Downstream.Input, Downstream.Failure>

  private var hasDemand = false
  private var pendingResult: Downstream.Input?
  private let accumulate: Accumulate
  private let result: () -> Downstream.Input?
  private let mapFailure: (InputFailure) -> Downstream.Failure

  /// - Parameter result: the value at the end of the upstream; nil finishes without one.
  init(
    _ downstream: Downstream, mapFailure: @escaping (InputFailure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?, accumulate: @escaping Accumulate
  ) {
    self.mapFailure = mapFailure
    self.result = result
    self.accumulate = accumulate
    super.init(downstream)
  }

  override func start(_ upstream: any Subscription) { upstream.request(.unlimited) }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.protect({ downstream != nil && pendingResult == nil }) else { return .none }
    switch accumulate(input) {
    case .proceed: break
    case .result(let value):
      lock.protect { upstream }?.cancel()
      conclude(with: value)
    case .failure(let failure):
      end(.failure(failure))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock.protect({ downstream != nil && pendingResult == nil }) else { return }
    switch completion {
    case .failure(let failure): release().downstream?.receive(completion: .failure(mapFailure(failure)))
    case .finished:
      if let value = result() { conclude(with: value) } else { release().downstream?.receive(completion: .finished) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let value = lock.protect {
      hasDemand = true
      return pendingResult
    }
    if let value { deliver(value) }
  }

  private func conclude(with value: Downstream.Input) {
    let isWanted = lock.protect {
      pendingResult = value
      return hasDemand
    }
    if isWanted { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    guard let downstream = release().downstream else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }
}

extension Reduction where InputFailure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream, result: @escaping () -> Downstream.Input?, accumulate: @escaping Accumulate
  ) {
    self.init(downstream, mapFailure: { $0 }, result: result, accumulate: accumulate)
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// A reduction whose closure may throw, which ends the subscription with that error.
  convenience init(
    _ downstream: Downstream, result: @escaping () -> Downstream.Input?,
    attempt: @escaping (Input) throws -> ReductionStep<Downstream.Input, any Error>
  ) {
    self.init(downstream, mapFailure: { $0 }, result: result) { input in
      do { return try attempt(input) } catch { return .failure(error) }
    }
  }
}
