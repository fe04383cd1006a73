extension Publishers {
  /// Delivers whether any value satisfies a closure, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        Reduction(subscriber, result: { false }) { predicate($0) ? .result(true) : .proceed })
    }
  }

  /// Delivers whether any value satisfies a closure that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, S>(
          subscriber, result: { false }, attempt: { try predicate($0) ? .result(true) : .proceed }))
    }
  }

  /// Delivers whether the upstream delivered a value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.contains { $0 == output }.subscribe(subscriber)
    }
  }

  /// Delivers whether all values satisfy a closure, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        Reduction(subscriber, result: { true }) { predicate($0) ? .proceed : .result(false) })
    }
  }

  /// Delivers whether all values satisfy a closure that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, S>(
          subscriber, result: { true }, attempt: { try predicate($0) ? .proceed : .result(false) }))
    }
  }
}

extension Publisher {
  /// Delivers true at the first value that satisfies the closure, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers true at the first value that satisfies the closure; an error that it throws ends the stream.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers false at the first value that does not satisfy the closure, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Delivers false at the first value that does not satisfy the closure; an error ends the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers true at the first value equal to `output`, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
