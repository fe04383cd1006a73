extension Publishers {
  /// Shares one subscription to the upstream, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }

    private func currentSubject() -> SubjectType {
      if let known = lock.protect({ subject }) { return known }
      // The closure is the user's and runs outside the lock; the first one to come back wins.
      let created = createSubject()
      return lock.protect {
        if subject == nil { subject = created }
        return subject ?? created
      }
    }
  }

  /// Turns a publisher into one that waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }

  /// Connects while there are subscribers: with the first one, until the last one cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.protect {
        subscriberCount += 1
        return subscriberCount == 1
      }
      let once = AnyCancellable { self.subscriberLeft() }
      upstream.handleEvents(receiveCompletion: { _ in once.cancel() }, receiveCancel: { once.cancel() })
        .subscribe(subscriber)
      if isFirst { keep(upstream.connect()) }
    }

    private func keep(_ new: any Cancellable) {
      let isUnwanted = lock.protect {
        if subscriberCount > 0 { connection = new }
        return subscriberCount == 0
      }
      if isUnwanted { new.cancel() }
    }

    private func subscriberLeft() {
      let unwanted = lock.protect { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      unwanted?.cancel()
    }
  }

  /// Shares one subscription to the upstream among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Shares one subscription, through a subject that the closure makes when it is first needed.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers, from the first one until the last one cancelled.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Makes this publisher wait for `connect()`, so that several subscribers start together.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
