extension Publishers {
  /// Changes the failure by a closure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(subscriber, end: { $0.mapFailure(transform) }, transform: { .value($0) }))
    }
  }

  /// Gives a publisher that never fails a failure type.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage<Output, Never, S>(subscriber, end: { $0.widened() }, transform: { .value($0) }))
    }
  }

  /// Traps when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(subscriber, end: trapOnFailure, transform: { .value($0) }))
    }

    private func trapOnFailure(
      _ completion: Subscribers.Completion<Upstream.Failure>
    ) -> Subscribers.Completion<Never> {
      guard case .failure(let failure) = completion else { return .finished }
      let start = prefix.isEmpty ? "" : "\(prefix): "
      fatalError("\(start)assertNoFailure received the failure \(failure).", file: file, line: line)
    }
  }

  /// Delivers a value in the place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }

  /// Goes on with another publisher in the place of a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return succession.complete(.finished) }
        succession.follow(handler(failure)) { succession.complete($0) }
      }
    }
  }

  /// Goes on with another publisher in the place of a failure, or fails with what the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let succession = Succession(subscriber)
      succession.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return succession.complete(.finished) }
        do {
          succession.follow(try handler(failure)) { succession.complete($0.erased) }
        } catch {
          succession.complete(.failure(error))
        }
      }
    }
  }

  /// Subscribes again after a failure, at most so many times; nil is without limit.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attempt(Succession(subscriber), remaining: retries)
    }

    private func attempt<S: Subscriber>(_ succession: Succession<S>, remaining: Int?)
    where S.Input == Output, S.Failure == Failure {
      succession.follow(upstream) { completion in
        if case .failure = completion, remaining.map({ $0 > 0 }) ?? true {
          attempt(succession, remaining: remaining.map { $0 - 1 })
        } else {
          succession.complete(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Changes the failure by a closure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Traps with a message when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  /// Delivers a value in the place of a failure, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Goes on with another publisher in the place of a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher in the place of a failure, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again after a failure, at most so many times. Zero passes the first failure on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Gives this publisher, which never fails, a failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
