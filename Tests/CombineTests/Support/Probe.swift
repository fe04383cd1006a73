import Combine

/// A subscriber that writes down what it receives and asks only when told.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let demandPerValue: Subscribers.Demand

  init(_ initialDemand: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none) {
    self.initialDemand = initialDemand
    demandPerValue = perValue
  }

  func receive(subscription: any Subscription) {
    log.append("subscription")
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return demandPerValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let failure): log.append("failure \(failure)")
    }
  }
}

enum TestError: Error, Equatable { case first, second }

extension Publisher {
  /// Everything that this publisher delivers by itself, without a scheduler.
  func events(_ demand: Subscribers.Demand = .unlimited) -> [String] {
    let probe = Probe<Output, Failure>(demand)
    subscribe(probe)
    return Array(probe.log.dropFirst())
  }
}
