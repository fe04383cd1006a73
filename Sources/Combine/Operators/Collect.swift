extension Publishers {
  /// Delivers all values in one array, when the upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        Reduction(subscriber, result: { values }) { input in
          values.append(input)
          return .proceed
        })
    }
  }

  /// Delivers the values in arrays of a fixed length; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        Stage(subscriber, remainder: { values.isEmpty ? nil : values }) { input in
          values.append(input)
          guard values.count == count else { return .skip }
          defer { values = [] }
          return .value(values)
        })
    }
  }
}

extension Publisher {
  /// Delivers all values in one array when this publisher finishes. Memory grows with their number.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Delivers the values in arrays of `count`; the last one may be shorter. Traps unless positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect needs a positive count, but got \(count).")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
