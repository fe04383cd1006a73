extension Publishers {
  /// Delivers the values of any number of publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Flattening<Upstream, S>(subscriber, limit: .unlimited, replacesPrevious: false)
        .start(Publishers.Sequence(sequence: publishers)) { $0 }
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Delivers the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
    }
  }

  // The language has no pack of publishers that share their output and failure ("same-element
  // requirements"), so the larger merges are nested pairs under Apple's names.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = Merge<Merge3<A, B, C>, D>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
}

extension Publishers.Merge {
  /// Merges three publishers.
  public init<P0, P1>(_ a: P0, _ b: P1, _ c: B) where A == Publishers.Merge<P0, P1> {
    self.init(Publishers.Merge(a, b), c)
  }

  /// Merges four publishers.
  public init<P0, P1, P2>(_ a: P0, _ b: P1, _ c: P2, _ d: B)
  where A == Publishers.Merge<Publishers.Merge<P0, P1>, P2> {
    self.init(Publishers.Merge(a, b, c), d)
  }
}

extension Publisher {
  /// Delivers the values of this and another publisher as they come; finishes when both have.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Delivers the values of three publishers as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }

  /// Delivers the values of four publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge(merge(with: b, c), d)
  }

  /// Delivers the values of five or more publishers as they come.
  public func merge(
    with others: any Publisher<Output, Failure>...
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    func erase(_ publisher: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
      publisher.eraseToAnyPublisher()
    }
    return Publishers.MergeMany([eraseToAnyPublisher()] + others.map { erase($0) })
  }

  /// Delivers the values of this publisher and of another one of its type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
