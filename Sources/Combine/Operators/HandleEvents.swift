extension Publishers {
  /// Calls closures at the events of a subscription, which pass unchanged.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // The subscription is announced before the downstream sees it and asks for values.
      let leg = Leg<Output, Failure>(
        subscribed: { subscription in
          receiveSubscription?(subscription)
          subscriber.receive(
            subscription: WatchedSubscription(subscription, requested: receiveRequest, cancelled: receiveCancel))
        },
        value: { value in
          receiveOutput?(value)
          let extra = subscriber.receive(value)
          if extra > .none { receiveRequest?(extra) }
          return extra
        },
        completed: { completion in
          receiveCompletion?(completion)
          subscriber.receive(completion: completion)
        })
      upstream.subscribe(leg)
    }
  }

  /// Prints the events of a subscription.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { printer.print("receive subscription: (\($0))") },
        receiveOutput: { printer.print("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: printer.print("receive finished")
          case .failure(let failure): printer.print("receive error: (\(failure))")
          }
        },
        receiveCancel: { printer.print("receive cancel") },
        receiveRequest: { printer.print("request \($0)") }
      ).subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Calls closures at the events of each subscription, before the event passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints the events of each subscription: to a stream, or to standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }
}

/// A subscription that reports what the downstream does with it.
private struct WatchedSubscription: Subscription, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  private let subscription: any Subscription
  private let requested: ((Subscribers.Demand) -> Void)?
  private let cancelled: (() -> Void)?

  init(_ subscription: any Subscription, requested: ((Subscribers.Demand) -> Void)?, cancelled: (() -> Void)?) {
    (self.subscription, self.requested, self.cancelled) = (subscription, requested, cancelled)
  }

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    subscription.request(demand)
  }

  func cancel() {
    cancelled?()
    subscription.cancel()
  }

  var description: String { "\(subscription)" }
}

/// Writes lines to one stream from whatever thread an event comes.
private final class EventPrinter {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ event: String) {
    lock.protect {
      if stream == nil {
        Swift.print(prefix + event)
      } else {
        stream?.write(prefix + event + "\n")
      }
    }
  }
}
