extension Publishers {
  /// Leaves out the first values, by count.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.subscribe(
        Stage(subscriber) { input in
          guard remaining > 0 else { return .value(input) }
          remaining -= 1
          return .skip
        })
    }
  }

  /// Leaves out the first values, as long as a closure returns true.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Stage(subscriber) { input in
          isDropping = isDropping && predicate(input)
          return isDropping ? .skip : .value(input)
        })
    }
  }

  /// Leaves out the first values, as long as a closure that may throw returns true.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber,
          attempt: { input in
            if isDropping { isDropping = try predicate(input) }
            return isDropping ? .skip : .value(input)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out the first `count` values. A negative count traps.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst cannot leave out \(count) values.")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values until the closure returns false for the first time.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until the closure returns false; an error that it throws ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
