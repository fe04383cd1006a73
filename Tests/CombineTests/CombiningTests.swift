import Combine
import Testing

@Suite struct CombiningTests {
  private typealias Numbers = PassthroughSubject<Int, TestError>

  @Test func flatMapDeliversFromAllAndFinishesWithTheLast() {
    let first = Numbers()
    let second = Numbers()
    let outer = PassthroughSubject<Numbers, TestError>()
    let probe = Probe<Int, TestError>()
    outer.flatMap { $0 }.subscribe(probe)
    outer.send(first)
    outer.send(second)
    first.send(1)
    second.send(2)
    first.send(3)
    outer.send(completion: .finished)
    first.send(completion: .finished)
    second.send(4)
    #expect(probe.log == ["subscription", "1", "2", "3", "4"])
    second.send(completion: .finished)
    #expect(probe.log.last == "finished")
  }

  @Test func flatMapFailsWithAnyInnerAndCancelsTheOthers() {
    let first = Numbers()
    let second = Numbers()
    var cancelled = false
    let probe = Probe<Int, TestError>()
    [first.eraseToAnyPublisher(), second.handleEvents(receiveCancel: { cancelled = true }).eraseToAnyPublisher()]
      .publisher.flatMap { $0 }.subscribe(probe)
    first.send(completion: .failure(.second))
    second.send(1)
    #expect(probe.log == ["subscription", "failure second"])
    #expect(cancelled)
  }

  @Test func flatMapOpensAtMostMaxPublishers() {
    var opened: [Int] = []
    let subjects = (0..<3).map { _ in Numbers() }
    let probe = Probe<Int, TestError>()
    (0..<3).publisher.setFailureType(to: TestError.self)
      .flatMap(maxPublishers: .max(1)) { index -> Numbers in
        opened.append(index)
        return subjects[index]
      }.subscribe(probe)
    #expect(opened == [0])
    subjects[0].send(completion: .finished)
    #expect(opened == [0, 1])
    subjects[1].send(completion: .finished)
    subjects[2].send(7)
    subjects[2].send(completion: .finished)
    #expect(probe.log == ["subscription", "7", "finished"])
  }

  @Test func flatMapHoldsInnerValuesUntilTheyAreAskedFor() {
    let probe = Probe<Int, Never>(.max(2))
    [1, 2].publisher.flatMap { [$0 * 10, $0 * 10 + 1].publisher }.subscribe(probe)
    #expect(probe.log == ["subscription", "10", "11"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "10", "11", "20"])
    probe.subscription?.request(.max(1))
    #expect(probe.log.suffix(2) == ["21", "finished"])
  }

  @Test func flatMapJoinsPublishersThatCannotFailWithThoseThatCan() {
    let one = Just(1).flatMap { _ in Fail<Int, TestError>(error: .first) }
    #expect(one.events() == ["failure first"])
    let two = Fail<Int, TestError>(error: .second).flatMap { Just($0) }
    #expect(two.events() == ["failure second"])
    #expect(Just(1).flatMap { Just($0 + 1) }.events() == ["2", "finished"])
  }

  @Test func switchToLatestLeavesThePreviousPublisher() {
    let first = Numbers()
    let second = Numbers()
    let outer = PassthroughSubject<Numbers, TestError>()
    let probe = Probe<Int, TestError>()
    outer.switchToLatest().subscribe(probe)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(completion: .finished)
    #expect(probe.log == ["subscription", "1", "3", "finished"])
    #expect(Just(2).map { Just($0) }.switchToLatest().events() == ["2", "finished"])
  }

  @Test func mergeInterleavesAndWaitsForAll() {
    let subjects = (0..<5).map { _ in Numbers() }
    let pair = Probe<Int, TestError>()
    let many = Probe<Int, TestError>()
    subjects[0].merge(with: subjects[1].map { $0 * 10 }).subscribe(pair)
    subjects[0].merge(with: subjects[1], subjects[2].filter { _ in true }, subjects[3], subjects[4].dropFirst(0))
      .subscribe(many)
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[0].send(completion: .finished)
    subjects[1].send(completion: .finished)
    #expect(pair.log == ["subscription", "0", "10", "finished"])
    #expect(many.log == ["subscription", "0", "1", "2", "3", "4"])
    #expect(Publishers.Merge3(Just(1), Just(2), Just(3)).events() == ["1", "2", "3", "finished"])
    #expect(Publishers.MergeMany([Just(1), Just(2)]).events(.max(1)) == ["1"])
    #expect(Just(1).merge(with: Just(2)).events() == ["1", "2", "finished"])
  }

  @Test func combineLatestWaitsForAllAndFinishesWithAll() {
    let first = Numbers()
    let second = Numbers()
    let probe = Probe<String, TestError>()
    first.combineLatest(second) { "\($0)/\($1)" }.subscribe(probe)
    first.send(1)
    first.send(2)
    second.send(5)
    first.send(3)
    first.send(completion: .finished)
    second.send(6)
    second.send(completion: .finished)
    #expect(probe.log == ["subscription", "2/5", "3/5", "3/6", "finished"])
  }

  @Test func combineLatestFailsWithTheFirstFailure() {
    let first = Numbers()
    let second = Numbers()
    let probe = Probe<Int, TestError>()
    first.combineLatest(second, +).subscribe(probe)
    first.send(completion: .failure(.first))
    second.send(completion: .failure(.second))
    #expect(probe.log == ["subscription", "failure first"])
  }

  @Test func combineLatestWithoutDemandKeepsTheLatest() {
    let first = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>(.max(1))
    first.combineLatest(Just(10), +).subscribe(probe)
    first.send(2)
    first.send(3)
    #expect(probe.log == ["subscription", "11"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "11", "13"])
  }

  @Test func largerCombinations() {
    #expect(Just(1).combineLatest(Just("a"), Just(true)).events() == [#"(1, "a", true)"#, "finished"])
    let latest = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4))
    #expect(latest.map { $0 + $1 + $2 + $3 }.events() == ["10", "finished"])
    #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.events() == ["6", "finished"])
    let zipped = Publishers.Zip4(Just(1), Just(2), Just(3), Just(4))
    #expect(zipped.map { $0 + $1 + $2 + $3 }.events() == ["10", "finished"])
  }

  @Test func zipPairsInOrderAndFinishesWhenNoPairCanCome() {
    let first = Numbers()
    let second = Numbers()
    let probe = Probe<String, TestError>()
    first.zip(second) { "\($0)/\($1)" }.subscribe(probe)
    first.send(1)
    first.send(2)
    second.send(10)
    first.send(completion: .finished)
    #expect(probe.log == ["subscription", "1/10"])
    second.send(20)
    #expect(probe.log == ["subscription", "1/10", "2/20", "finished"])
  }

  @Test func zipPassesDemandToBothSides() {
    var demands: [String] = []
    let left = (1...3).publisher.handleEvents(receiveRequest: { demands.append("left \($0)") })
    let right = (4...6).publisher.handleEvents(receiveRequest: { demands.append("right \($0)") })
    let probe = Probe<String, Never>(.max(2))
    left.zip(right) { "\($0)\($1)" }.subscribe(probe)
    #expect(probe.log == ["subscription", "14", "25"])
    #expect(demands == ["left max(2)", "right max(2)"])
    probe.subscription?.request(.max(1))
    #expect(probe.log.suffix(2) == ["36", "finished"])
  }

  @Test func cancellingReachesAllUpstreams() {
    var cancelled: [String] = []
    let first = Numbers().handleEvents(receiveCancel: { cancelled.append("first") })
    let second = Numbers().handleEvents(receiveCancel: { cancelled.append("second") })
    for publisher in [
      first.merge(with: second).eraseToAnyPublisher(), first.zip(second, +).eraseToAnyPublisher(),
      first.combineLatest(second, +).eraseToAnyPublisher(),
    ] {
      cancelled = []
      publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
      #expect(cancelled.sorted() == ["first", "second"])
    }
  }
}
