import Combine
import Testing

@Suite struct TimeOperatorTests {
  private let scheduler = TestScheduler()
  private let source = PassthroughSubject<Int, TestError>()
  private let probe = Probe<String, TestError>()

  private func record(_ publisher: some Publisher<Int, TestError>) {
    publisher.map { "\($0)@\(scheduler.now.milliseconds)" }.subscribe(probe)
  }

  private func send(_ value: Int, after milliseconds: Int) {
    scheduler.advance(by: milliseconds)
    source.send(value)
  }

  @Test func debounceWaitsForQuiet() {
    record(source.debounce(for: .milliseconds(300), scheduler: scheduler))
    send(1, after: 0)
    send(2, after: 200)
    send(3, after: 299)
    scheduler.advance(by: 1000)
    send(4, after: 0)
    scheduler.advance(by: 300)
    #expect(probe.log == ["subscription", "3@799", "4@1799"])
  }

  @Test func debounceDeliversAWaitingValueBeforeTheEnd() {
    record(source.debounce(for: .seconds(1), scheduler: scheduler))
    send(1, after: 0)
    source.send(completion: .finished)
    scheduler.advance(by: 5000)
    #expect(probe.log == ["subscription", "1@0", "finished"])
  }

  @Test func debounceDropsAWaitingValueForAFailure() {
    record(source.debounce(for: .seconds(1), scheduler: scheduler))
    send(1, after: 0)
    source.send(completion: .failure(.first))
    scheduler.advance(by: 5000)
    #expect(probe.log == ["subscription", "failure first"])
  }

  @Test func throttleDeliversTheFirstAtOnceAndTheLatestOfEachInterval() {
    record(source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true))
    for value in 1...5 { send(value, after: 30) }
    scheduler.advance(by: 500)
    send(6, after: 0)
    scheduler.advance(by: 0)
    #expect(probe.log == ["subscription", "1@30", "4@130", "5@230", "6@650"])
  }

  @Test func throttleWithoutLatestDeliversTheFirstOfEachInterval() {
    record(source.throttle(for: .milliseconds(100), scheduler: scheduler, latest: false))
    for value in 1...5 { send(value, after: 30) }
    scheduler.advance(by: 500)
    #expect(probe.log == ["subscription", "1@30", "2@130", "5@230"])
  }

  @Test func delayMovesValuesAndEndInOrder() {
    record(source.delay(for: .milliseconds(50), scheduler: scheduler))
    send(1, after: 0)
    send(2, after: 10)
    source.send(completion: .finished)
    scheduler.advance(by: 49)
    #expect(probe.log == ["subscription", "1@50"])
    scheduler.advance(by: 1)
    #expect(probe.log == ["subscription", "1@50", "2@60", "finished"])
  }

  @Test func receiveOnDeliversOnTheSchedulerAndNothingAfterCancel() {
    record(source.receive(on: scheduler))
    source.send(1)
    #expect(probe.log == ["subscription"])
    scheduler.advance()
    source.send(2)
    probe.subscription?.cancel()
    scheduler.advance()
    #expect(probe.log == ["subscription", "1@0"])
  }

  @Test func receiveOnKeepsDemand() {
    let slow = Probe<Int, Never>(.max(1))
    [1, 2, 3].publisher.receive(on: scheduler).subscribe(slow)
    scheduler.advance()
    #expect(slow.log == ["subscription", "1"])
    slow.subscription?.request(.max(5))
    scheduler.advance()
    #expect(slow.log == ["subscription", "1", "2", "3", "finished"])
  }

  @Test func subscribeOnSubscribesOnTheScheduler() {
    let values = Probe<Int, Never>()
    Just(1).subscribe(on: scheduler).subscribe(values)
    #expect(values.log == [])
    scheduler.advance()
    #expect(values.log == ["subscription", "1", "finished"])
  }

  @Test func timeoutEndsAQuietStream() {
    record(source.timeout(.seconds(1), scheduler: scheduler, customError: { .second }))
    send(1, after: 900)
    scheduler.advance(by: 999)
    #expect(probe.log == ["subscription", "1@900"])
    scheduler.advance(by: 1)
    source.send(2)
    #expect(probe.log == ["subscription", "1@900", "failure second"])
    let plain = Probe<Int, TestError>()
    source.timeout(.seconds(1), scheduler: scheduler).subscribe(plain)
    scheduler.advance(by: 1000)
    #expect(plain.log == ["subscription", "finished"])
  }

  @Test func collectByTimeDeliversEachIntervalAndTheRest() {
    let byTime = Probe<[Int], TestError>()
    let byCount = Probe<[Int], TestError>()
    source.collect(.byTime(scheduler, .milliseconds(100))).subscribe(byTime)
    source.collect(.byTimeOrCount(scheduler, .milliseconds(100), 2)).subscribe(byCount)
    for value in 1...5 { send(value, after: 30) }
    source.send(completion: .finished)
    #expect(byTime.log == ["subscription", "[1, 2, 3]", "[4, 5]", "finished"])
    #expect(byCount.log == ["subscription", "[1, 2]", "[3]", "[4, 5]", "finished"])
  }

  @Test func measureIntervalDeliversTheTimeSinceThePreviousValue() {
    record(source.measureInterval(using: scheduler).map(\.milliseconds))
    send(1, after: 40)
    send(2, after: 15)
    #expect(probe.log == ["subscription", "40@40", "15@55"])
  }
}
