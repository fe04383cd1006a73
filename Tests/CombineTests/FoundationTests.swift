import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

@Suite struct FoundationTests {
  @Test func notificationsArriveUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let object = NSObject()
    var all = 0
    var fromObject = 0
    let tokens = [
      center.publisher(for: name).sink { _ in all += 1 },
      center.publisher(for: name, object: object).sink { _ in fromObject += 1 },
    ]
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    #expect((all, fromObject) == (2, 1))
    for token in tokens { token.cancel() }
    center.post(name: name, object: object)
    #expect((all, fromObject) == (2, 1))
  }

  @Test func aTimerFiresOnItsRunLoopWhileConnected() {
    let runLoop = RunLoop.current
    var dates: [Date] = []
    let token = Timer.publish(every: 0.001, on: runLoop, in: .default).autoconnect().sink { dates.append($0) }
    // Each turn waits for the timer itself; the limit only ends a broken run.
    var turns = 0
    while dates.count < 3, turns < 1000 {
      _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      turns += 1
    }
    #expect(dates.count >= 3)
    token.cancel()
    withExtendedLifetime(token) {}
  }

  @Test func aDispatchQueueKeepsTheOrder() async {
    let queue = DispatchQueue(label: "queue", attributes: .concurrent)
    var values: [Int] = []
    for await value in (1...200).publisher.receive(on: queue).collect().values { values = value }
    #expect(values == Array(1...200))
  }

  @Test func aDispatchQueueSchedulesInTime() async {
    let queue = DispatchQueue(label: "queue")
    let start = queue.now
    var elapsed: [DispatchQueue.SchedulerTimeType.Stride] = []
    for await _ in Just(1).delay(for: .milliseconds(5), scheduler: queue).values {
      elapsed.append(start.distance(to: queue.now))
    }
    #expect(elapsed.count == 1 && elapsed[0] >= .milliseconds(5))
  }

  @Test func operationQueueAndMainRunLoopDeliver() async {
    for await value in Just(1).receive(on: OperationQueue()).values { #expect(value == 1) }
    for await value in Just(2).receive(on: RunLoop.main).values { #expect(value == 2) }
    for await value in Just(3).receive(on: ImmediateScheduler.shared).values { #expect(value == 3) }
  }

  @Test func strideUnitsAgree() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(Stride.microseconds(3) == .nanoseconds(3000))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride.seconds(Double.infinity) == Stride(.never))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
  }

  @Test func aDataTaskDeliversItsResponseOrAURLError() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "echo://present/page"))
    var texts: [String] = []
    for try await (data, response) in session.dataTaskPublisher(for: url).values {
      texts.append(String(decoding: data, as: UTF8.self))
      #expect(response.url == url)
    }
    #expect(texts == ["/page"])
    let missing = try #require(URL(string: "echo://missing/page"))
    await #expect(throws: URLError(.cannotFindHost)) {
      for try await _ in session.dataTaskPublisher(for: missing).values {}
    }
  }
}

/// Answers `echo://present/...` with the path and fails for any other host, without a network.
private final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let client, let url = request.url else { return }
    guard url.host == "present" else {
      return client.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
    }
    let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data(url.path.utf8))
    client.urlProtocolDidFinishLoading(self)
  }
}
