/// The values of each side that wait for their counterpart.
private struct ZipBuffer<First, Second>: PairBuffer {
  static var forwardsDemand: Bool { true }
  private var firsts: [First] = []
  private var seconds: [Second] = []

  mutating func add(first: First) { firsts.append(first) }
  mutating func add(second: Second) { seconds.append(second) }

  mutating func takePair() -> (First, Second)? {
    guard !firsts.isEmpty, !seconds.isEmpty else { return nil }
    return (firsts.removeFirst(), seconds.removeFirst())
  }

  func canDeliver(firstIsOpen: Bool, secondIsOpen: Bool) -> Bool {
    (firstIsOpen || !firsts.isEmpty) && (secondIsOpen || !seconds.isEmpty)
  }
}

extension Publishers {
  /// Delivers the values of two publishers in pairs: the first ones, the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Pairing<ZipBuffer<A.Output, B.Output>, S>(subscriber).start(a, b)
    }
  }

  /// Delivers the values of three publishers in triples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Delivers the values of four publishers four by four.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c.zip(d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the values of this and another publisher in pairs: the first ones, the second ones, and so on.
  ///
  /// Finishes when no further pair is possible, and fails when one fails.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers what a closure makes of the pairs of two publishers.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Delivers the values of three publishers in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Delivers what a closure makes of the triples of three publishers.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the values of four publishers four by four.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers what a closure makes of the values of four publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
