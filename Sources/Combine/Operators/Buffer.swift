extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as the buffer has room for.
    case keepFull
    /// All that there are.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps values that the downstream did not ask for yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferSubscription(subscriber, self))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values until the downstream asks for them.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferSubscription<Upstream: Publisher, Downstream: Subscriber>:
  PacedSubscription<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let settings: Publishers.Buffer<Upstream>
  private var values: [Upstream.Output] = []
  private var completion: Subscribers.Completion<Upstream.Failure>?
  private var isDraining = false

  init(_ downstream: Downstream, _ settings: Publishers.Buffer<Upstream>) {
    self.settings = settings
    super.init(downstream)
  }

  override func start(_ upstream: any Subscription) {
    switch settings.prefetch {
    case .keepFull: upstream.request(.max(max(settings.size, 0)))
    case .byRequest: upstream.request(.unlimited)
    }
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let overflow = lock.protect { add(input) }
    if let overflow { end(.failure(overflow)) } else { drain() }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    lock.protect { self.completion = completion }
    drain()
  }

  override func request(_ demand: Subscribers.Demand) {
    super.request(demand)  // Counts only, see `PacedSubscription`.
    drain()
  }

  /// Keeps a value if there is room, and returns the error of a buffer that fails when full.
  private func add(_ input: Upstream.Output) -> Upstream.Failure? {
    // A value that can leave at once needs no room.
    let isRoomLeft = values.count < settings.size || (values.isEmpty && demand > .none)
    switch settings.whenFull {
    case _ where isRoomLeft: values.append(input)
    case .dropNewest: break
    case .dropOldest:
      if !values.isEmpty { values.removeFirst() }
      if settings.size > 0 { values.append(input) }
    case .customError(let makeError): return makeError()
    }
    return nil
  }

  private func drain() {
    guard lock.protect({ startDraining() }) else { return }
    while let value = lock.protect({ takeForDelivery() }) {
      deliver(value)
      if settings.prefetch == .keepFull { lock.protect { upstream }?.request(.max(1)) }
    }
    if let completion = lock.protect({ values.isEmpty ? completion : nil }) {
      release().downstream?.receive(completion: completion)
    }
  }

  private func startDraining() -> Bool {
    defer { isDraining = true }
    return !isDraining
  }

  private func takeForDelivery() -> Upstream.Output? {
    guard demand > .none, downstream != nil, !values.isEmpty else {
      isDraining = false
      return nil
    }
    return values.removeFirst()
  }
}
