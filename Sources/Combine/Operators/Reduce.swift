extension Publishers {
  /// Delivers all values combined into one, when the upstream finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Reduction(subscriber, result: { result }) { input in
          result = nextPartialResult(result, input)
          return .proceed
        })
    }
  }

  /// Delivers all values combined into one by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.subscribe(
        Reduction<Upstream.Output, Upstream.Failure, S>(
          subscriber, result: { result },
          attempt: { input in
            result = try nextPartialResult(result, input)
            return .proceed
          }))
    }
  }

  /// Delivers the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      upstream.reduce(0) { count, _ in count + 1 }.subscribe(subscriber)
    }
  }

  /// Delivers the value that no other one comes before (or after) in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool
    let takesLargest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var extreme: Output?
      upstream.subscribe(
        Reduction(subscriber, result: { extreme }) { input in
          guard let known = extreme else {
            extreme = input
            return .proceed
          }
          // Of equal values, the largest is the last and the smallest is the first.
          let isBetter = takesLargest ? !areInIncreasingOrder(input, known) : areInIncreasingOrder(input, known)
          if isBetter { extreme = input }
          return .proceed
        })
    }
  }

  /// Delivers no value, only the ending.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(Reduction<Upstream.Output, Failure, S>(subscriber, result: { nil }) { _ in .proceed })
    }
  }

  /// Delivers a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let succession = Succession(subscriber)
      let watched = upstream.map { value -> Output in
        isEmpty = false
        return value
      }
      succession.follow(watched) { completion in
        guard case .finished = completion, isEmpty else { return succession.complete(completion) }
        succession.follow(Just(output)) { succession.complete($0.widened()) }
      }
    }
  }
}

extension Publisher {
  /// Combines all values into one, delivered when this publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values into one; an error that the closure throws ends the stream.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Delivers only the ending.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

  /// Delivers a value if this publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Delivers the smallest value by an order; nothing if there was none.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, takesLargest: false)
  }

  /// Delivers the largest value by an order; nothing if there was none.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder, takesLargest: true)
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the smallest value; nothing if there was none.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  /// Delivers the largest value; nothing if there was none.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
