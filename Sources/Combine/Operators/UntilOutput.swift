extension Publishers {
  /// Delivers values until another publisher delivers one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Output, Failure, S>(subscriber) { .value($0) }
      let trigger = other.first().sink(
        receiveCompletion: { _ in }, receiveValue: { [weak stage] _ in stage?.end(.finished) })
      upstream.handleEvents(receiveCompletion: { _ in trigger.cancel() }, receiveCancel: { trigger.cancel() })
        .subscribe(stage)
    }
  }

  /// Leaves out values until another publisher delivers one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Other.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gate = Gate()
      let stage = Stage<Output, Failure, S>(subscriber) { gate.isOpen ? .value($0) : .skip }
      let trigger = other.first().sink(
        receiveCompletion: { [weak stage] completion in
          if case .failure = completion { stage?.end(completion) }
        },
        receiveValue: { _ in gate.open() })
      upstream.handleEvents(receiveCompletion: { _ in trigger.cancel() }, receiveCancel: { trigger.cancel() })
        .subscribe(stage)
    }
  }
}

extension Publisher {
  /// Delivers values until another publisher delivers one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher delivers one; that one's failure ends the stream.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// A flag that one publisher sets and another one reads.
private final class Gate {
  private let lock = Lock()
  private var hasOpened = false
  var isOpen: Bool { lock.protect { hasOpened } }
  func open() { lock.protect { hasOpened = true } }
}
