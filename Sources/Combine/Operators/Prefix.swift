extension Publishers {
  /// Delivers the values whose index lies in a range, and finishes after the range.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty<Output, Failure>().subscribe(subscriber) }
      var index = 0
      upstream.subscribe(
        Stage(subscriber) { input in
          defer { index += 1 }
          guard index >= range.lowerBound else { return .skip }
          return index == range.upperBound - 1 ? .last(input) : .value(input)
        })
    }
  }

  /// Delivers values as long as a closure returns true, then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { predicate($0) ? .value($0) : .end(.finished) })
    }
  }

  /// Delivers values as long as a closure that may throw returns true, then finishes.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber, attempt: { try predicate($0) ? .value($0) : .end(.finished) }))
    }
  }

  /// Delivers the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { .last($0) })
    }
  }

  /// Delivers the first value for which a closure returns true, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { predicate($0) ? .last($0) : .skip })
    }
  }

  /// Delivers the first value for which a closure that may throw returns true, and finishes.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(subscriber, attempt: { try predicate($0) ? .last($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Delivers the first values, at most `maxLength`, and finishes. Zero finishes at once.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Delivers values until the closure returns false for the first time, and finishes there.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Delivers values until the closure returns false; an error that it throws ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Delivers the value at an index, counted from zero, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Delivers the values whose index lies in the range, and finishes. A negative bound traps.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    let start = indices.lowerBound
    precondition(start >= 0, "Values have no negative indices, but the range starts at \(start).")
    return Publishers.Output(upstream: self, range: indices)
  }

  /// Delivers the first value, and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Delivers the first value for which the closure returns true, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the first value for which the closure returns true; an error that it throws ends the stream.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
