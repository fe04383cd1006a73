import Combine
import Dispatch
import Testing

@Suite struct SubjectTests {
  @Test func passthroughSubjectSendsOnlyToWhoIsThereAndAsked() {
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(0)
    let eager = Probe<Int, TestError>()
    let slow = Probe<Int, TestError>(.none)
    subject.subscribe(eager)
    subject.subscribe(slow)
    subject.send(1)
    slow.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    subject.send(completion: .failure(.first))
    subject.send(4)
    #expect(eager.log == ["subscription", "1", "2", "3", "failure first"])
    #expect(slow.log == ["subscription", "2", "failure first"])
  }

  @Test func aLateSubscriberGetsTheCompletionAtOnce() {
    let passthrough = PassthroughSubject<Int, TestError>()
    passthrough.send(completion: .finished)
    #expect(passthrough.events() == ["finished"])
    let current = CurrentValueSubject<Int, TestError>(1)
    current.send(completion: .failure(.second))
    #expect(current.events() == ["failure second"])
  }

  @Test func currentValueSubjectStoresBeforeItSends() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var pairs: [[Int]] = []
    let token = subject.sink { pairs.append([$0, subject.value]) }
    subject.value = 2
    subject.send(3)
    #expect(pairs == [[1, 1], [2, 2], [3, 3]])
    withExtendedLifetime(token) {}
  }

  @Test func currentValueSubjectKeepsTheLatestValueForTheNextDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = Probe<Int, Never>(.none)
    subject.subscribe(probe)
    subject.send(2)
    subject.send(3)
    probe.subscription?.request(.max(2))
    subject.send(4)
    subject.send(5)
    #expect(probe.log == ["subscription", "3", "4"])
  }

  @Test func valueAfterCompletionIsIgnored() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
  }

  @Test func aSubjectMaySubscribeToAPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let source = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    let token = source.subscribe(subject)
    source.send(1)
    token.cancel()
    source.send(2)
    #expect(probe.log == ["subscription", "1"])
  }

  @Test func aValueSentFromInsideAReceiverArrives() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let token = subject.sink { value in
      values.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test func releasingTheTokenCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var tokens: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &tokens)
    subject.sink { values.append($0 * 10) }.store(in: &list)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    list = []
    subject.send(3)
    #expect(values == [1, 10, 20])
  }

  @Test func anyCancellableRunsItsClosureOnce() {
    var count = 0
    var token: AnyCancellable? = AnyCancellable { count += 1 }
    token?.cancel()
    token?.cancel()
    token = nil
    #expect(count == 1)
  }

  @Test func anEndedSinkReleasesWhatItsClosuresCaptured() {
    final class Captured {}
    var captured: Captured? = Captured()
    weak let observed = captured
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.sink { [captured] _ in _ = captured }
    captured = nil
    #expect(observed != nil)
    token.cancel()
    #expect(observed == nil)
  }

  @Test func concurrentSendsReachASubscriberOneAtATime() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    var direct = 0
    var merged = 0
    let tokens = [
      subjects[0].sink { direct += $0 },
      subjects[0].merge(with: subjects[1]).sink { merged += $0 },
    ]
    DispatchQueue.concurrentPerform(iterations: 2000) { subjects[$0 % 2].send(1) }
    #expect((direct, merged) == (1000, 2000))
    withExtendedLifetime(tokens) {}
  }
}
