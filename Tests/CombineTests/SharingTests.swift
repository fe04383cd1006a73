import Combine
import Testing

@Suite struct SharingTests {
  @Test func shareSubscribesOnceAndLeavesWithTheLastSubscriber() {
    var log: [String] = []
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in log.append("subscribed") }, receiveCancel: { log.append("cancelled") }
    ).share()
    let first = shared.sink { log.append("first \($0)") }
    let second = shared.sink { log.append("second \($0)") }
    source.send(1)
    first.cancel()
    source.send(2)
    #expect(log == ["subscribed", "first 1", "second 1", "second 2"])
    second.cancel()
    #expect(log.last == "cancelled")
    let third = shared.sink { log.append("third \($0)") }
    source.send(3)
    #expect(log.suffix(2) == ["subscribed", "third 3"])
    third.cancel()
  }

  @Test func aConnectablePublisherWaitsForConnect() {
    let connectable = [1, 2].publisher.makeConnectable()
    let probes = [Probe<Int, Never>(), Probe<Int, Never>()]
    for probe in probes { connectable.subscribe(probe) }
    #expect(probes.map(\.log) == [["subscription"], ["subscription"]])
    let connection = connectable.connect()
    #expect(probes.map(\.log) == Array(repeating: ["subscription", "1", "2", "finished"], count: 2))
    connection.cancel()
  }

  @Test func multicastSendsThroughTheSubject() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let source = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: subject)
    let probe = Probe<Int, Never>()
    multicast.subscribe(probe)
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(probe.log == ["subscription", "0", "1"])
  }

  @Test func autoconnectConnectsAfterTheFirstSubscription() {
    let probe = Probe<Int, Never>()
    [1, 2].publisher.makeConnectable().autoconnect().subscribe(probe)
    #expect(probe.log == ["subscription", "1", "2", "finished"])
  }

  @Test func bufferKeepsValuesByItsStrategy() {
    let source = PassthroughSubject<Int, TestError>()
    let newest = Probe<Int, TestError>(.none)
    let oldest = Probe<Int, TestError>(.none)
    let fails = Probe<Int, TestError>(.none)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .second }).subscribe(fails)
    for value in 1...3 { source.send(value) }
    for probe in [newest, oldest, fails] { probe.subscription?.request(.unlimited) }
    source.send(completion: .finished)
    #expect(newest.log == ["subscription", "1", "2", "finished"])
    #expect(oldest.log == ["subscription", "2", "3", "finished"])
    #expect(fails.log == ["subscription", "failure second"])
  }
}
