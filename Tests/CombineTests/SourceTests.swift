import Combine
import Testing

@Suite struct SourceTests {
  @Test func simpleSourcesDeliverTheirValuesAndEnd() {
    #expect(Just(1).events() == ["1", "finished"])
    #expect(Empty<Int, Never>().events() == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).events() == [])
    #expect(Fail<Int, TestError>(error: .first).events() == ["failure first"])
    #expect(Optional<Int>.none.publisher.events() == ["finished"])
    #expect(Optional(4).publisher.events() == ["4", "finished"])
    #expect(Result<Int, TestError>.success(2).publisher.events() == ["2", "finished"])
    #expect(Result<Int, TestError>.failure(.second).publisher.events() == ["failure second"])
    #expect(Record(output: [1, 2], completion: .failure(TestError.first)).events() == ["1", "2", "failure first"])
    #expect([Int]().publisher.events() == ["finished"])
  }

  @Test(arguments: [
    (0, []), (1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3", "finished"]), (4, ["1", "2", "3", "finished"]),
  ])
  func aSequenceDeliversWhatIsAskedForAndFinishesWithTheLast(count: Int, expected: [String]) {
    #expect([1, 2, 3].publisher.events(.max(count)) == expected)
  }

  @Test func demandReturnedForAValueCounts() {
    let probe = Probe<Int, Never>(.max(1), perValue: .max(1))
    (1...4).publisher.subscribe(probe)
    #expect(probe.log == ["subscription", "1", "2", "3", "4", "finished"])
  }

  @Test func aSequenceStopsWhenCancelledFromInside() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    (1...5).publisher.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          values.append($0)
          if $0 == 2 { subscription?.cancel() }
          return .none
        }))
    #expect(values == [1, 2])
  }

  @Test func aFutureRunsAtOnceAndServesEverySubscriber() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = Probe<Int, TestError>()
    future.subscribe(early)
    #expect(early.log == ["subscription"])
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.log == ["subscription", "5", "finished"])
    #expect(future.events() == ["5", "finished"])
    #expect(future.events(.none) == [])
    #expect(Future<Int, TestError> { $0(.failure(.second)) }.events(.none) == ["failure second"])
  }

  @Test func aDeferredPublisherIsMadeForEachSubscriber() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.events() == ["1", "finished"])
    #expect(deferred.events() == ["2", "finished"])
  }

  @Test func futureValueAndPublisherValuesCanBeAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: TestError.first) { try await Future<Int, TestError> { $0(.failure(.first)) }.value }
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    values = []
    await #expect(throws: TestError.second) {
      for try await value in Record(output: [1, 2], completion: .failure(TestError.second)).values {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }

  @Test func cancellingTheTaskEndsAnAwaitingLoop() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let started = AsyncStream<Void>.makeStream()
    let task = Task { () -> [Int] in
      var values: [Int] = []
      for await value in subject.values {
        values.append(value)
        started.continuation.yield()
      }
      return values
    }
    for await _ in started.stream { break }
    task.cancel()
    #expect(await task.value == [0])
  }

  @Test func demandArithmeticSaturates() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.unlimited > Demand.max(.max))
    #expect(Demand.max(3) > 2 && Demand.unlimited > 2 && Demand.max(1) < 2)
    #expect(Demand.unlimited.max == nil && Demand.max(3).max == 3)
    #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
  }
}
