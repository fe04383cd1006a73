extension Publishers {
  /// Delivers the last value when the upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.last { _ in true }.subscribe(subscriber)
    }
  }

  /// Delivers the last value for which a closure returns true.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Reduction(subscriber, result: { last }) { input in
          if predicate(input) { last = input }
          return .proceed
        })
    }
  }

  /// Delivers the last value for which a closure that may throw returns true.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.subscribe(
        Reduction<Output, Upstream.Failure, S>(
          subscriber, result: { last },
          attempt: { input in
            if try predicate(input) { last = input }
            return .proceed
          }))
    }
  }
}

extension Publisher {
  /// Delivers the last value when this publisher finishes; nothing if there was none.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Delivers the last value for which the closure returns true, when this publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the last value for which the closure returns true; an error that it throws ends the stream.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
