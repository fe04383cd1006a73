import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private let numbers = [1, 2, 3, 4].publisher
  private let failing = Record(output: [1, 2], completion: .failure(TestError.first))

  @Test func mappingOperators() {
    #expect(numbers.map { $0 * 2 }.events() == ["2", "4", "6", "8", "finished"])
    #expect(["a", "bc"].publisher.map(\.count).events() == ["1", "2", "finished"])
    #expect(["bc"].publisher.map(\.count, \.isEmpty).events() == ["(2, false)", "finished"])
    #expect(numbers.scan(0, +).events() == ["1", "3", "6", "10", "finished"])
    #expect([1, nil].publisher.replaceNil(with: 7).events() == ["1", "7", "finished"])
    let throwing = numbers.tryMap { if $0 == 3 { throw TestError.second } else { return $0 } }
    #expect(throwing.events() == ["1", "2", "failure second"])
    #expect(failing.map(String.init).events() == ["1", "2", "failure first"])
  }

  @Test func filteringOperatorsAskForMoreInPlaceOfWhatTheyLeaveOut() {
    #expect(numbers.filter { $0 % 2 == 0 }.events(.max(1)) == ["2"])
    #expect(numbers.filter { $0 % 2 == 0 }.events() == ["2", "4", "finished"])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.events(.max(2)) == ["1", "3", "finished"])
    #expect([1, 1, 2, 1].publisher.removeDuplicates().events() == ["1", "2", "1", "finished"])
    #expect(numbers.removeDuplicates { $1 - $0 == 1 }.events() == ["1", "3", "finished"])
    let throwing = numbers.tryFilter { if $0 == 3 { throw TestError.first } else { return true } }
    #expect(throwing.events() == ["1", "2", "failure first"])
  }

  @Test(arguments: [
    (0, ["finished"]), (1, ["1", "finished"]), (4, ["1", "2", "3", "4", "finished"]),
    (9, ["1", "2", "3", "4", "finished"]),
  ])
  func prefixFinishesWithItsLastValue(count: Int, expected: [String]) {
    #expect([1, 2, 3, 4].publisher.prefix(count).events() == expected)
  }

  @Test func selectingOperators() {
    #expect(numbers.dropFirst().events(.max(1)) == ["2"])
    #expect(numbers.dropFirst(9).events() == ["finished"])
    #expect(numbers.drop { $0 < 3 }.events() == ["3", "4", "finished"])
    #expect(numbers.prefix { $0 < 3 }.events() == ["1", "2", "finished"])
    #expect(numbers.output(in: 1...2).events() == ["2", "3", "finished"])
    #expect(numbers.output(at: 3).events() == ["4", "finished"])
    #expect(numbers.first().events() == ["1", "finished"])
    #expect(numbers.first { $0 > 2 }.events(.max(1)) == ["3", "finished"])
    #expect(numbers.last().events() == ["4", "finished"])
    #expect(numbers.last { $0 < 3 }.events() == ["2", "finished"])
  }

  @Test func prefixCancelsItsUpstream() {
    var events: [String] = []
    let source = PassthroughSubject<Int, Never>()
    let watched = source.handleEvents(receiveCancel: { events.append("cancel") })
    let token = watched.prefix(1).sink(
      receiveCompletion: { _ in events.append("finished") }, receiveValue: { events.append("\($0)") })
    source.send(1)
    source.send(2)
    #expect(events == ["1", "cancel", "finished"])
    withExtendedLifetime(token) {}
  }

  @Test func untilOutputOperators() {
    let source = PassthroughSubject<Int, Never>()
    let trigger = PassthroughSubject<String, Never>()
    let before = Probe<Int, Never>()
    let after = Probe<Int, Never>()
    source.prefix(untilOutputFrom: trigger).subscribe(before)
    source.drop(untilOutputFrom: trigger).subscribe(after)
    source.send(1)
    trigger.send("now")
    source.send(2)
    #expect(before.log == ["subscription", "1", "finished"])
    #expect(after.log == ["subscription", "2"])
  }

  @Test func reducingOperators() {
    #expect(numbers.reduce(0, +).events() == ["10", "finished"])
    #expect(numbers.count().events() == ["4", "finished"])
    #expect(numbers.collect().events() == ["[1, 2, 3, 4]", "finished"])
    #expect(numbers.collect(3).events() == ["[1, 2, 3]", "[4]", "finished"])
    #expect(numbers.collect(3).events(.max(1)) == ["[1, 2, 3]"])
    #expect(numbers.min().events() == ["1", "finished"] && numbers.max().events() == ["4", "finished"])
    #expect([Int]().publisher.max().events() == ["finished"])
    #expect(numbers.contains(3).events() == ["true", "finished"])
    #expect(numbers.contains { $0 > 9 }.events() == ["false", "finished"])
    #expect(numbers.allSatisfy { $0 < 4 }.events() == ["false", "finished"])
    #expect(numbers.ignoreOutput().events() == ["finished"])
    #expect([Int]().publisher.replaceEmpty(with: 5).events() == ["5", "finished"])
    #expect(numbers.replaceEmpty(with: 5).events() == ["1", "2", "3", "4", "finished"])
    #expect(failing.collect().events() == ["failure first"])
  }

  @Test func aReductionKeepsItsResultUntilItIsAskedFor() {
    let probe = Probe<Int, Never>(.none)
    numbers.reduce(0, +).subscribe(probe)
    #expect(probe.log == ["subscription"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "10", "finished"])
  }

  @Test func failureOperators() {
    #expect(failing.replaceError(with: 9).events() == ["1", "2", "9", "finished"])
    #expect(failing.mapError { _ in TestError.second }.events() == ["1", "2", "failure second"])
    #expect(failing.catch { _ in Just(7) }.events() == ["1", "2", "7", "finished"])
    #expect(failing.catch { _ in Just(7) }.events(.max(2)) == ["1", "2"])
    #expect(failing.tryCatch { _ -> Just<Int> in throw TestError.second }.events() == ["1", "2", "failure second"])
    #expect(failing.retry(2).events() == ["1", "2", "1", "2", "1", "2", "failure first"])
    #expect(failing.retry(0).events() == ["1", "2", "failure first"])
    #expect(failing.retry(1).events(.max(3)) == ["1", "2", "1"])
    #expect(Just(1).setFailureType(to: TestError.self).events() == ["1", "finished"])
    #expect(numbers.assertNoFailure().events().count == 5)
  }

  @Test func concatenatingOperatorsCarryUnusedDemandOn() {
    #expect(Just(1).append(2, 3).events() == ["1", "2", "3", "finished"])
    #expect(Just(1).append([2, 3]).events(.max(2)) == ["1", "2"])
    #expect(Just(1).prepend(8, 9).events() == ["8", "9", "1", "finished"])
    #expect(Just(1).prepend([8].publisher).append(Just(2)).events() == ["8", "1", "2", "finished"])
    #expect(failing.append(3).events() == ["1", "2", "failure first"])
  }

  @Test func codingOperators() {
    struct Point: Codable, Equatable { var x: Int }
    let encoded = Just(Point(x: 3)).encode(encoder: JSONEncoder())
    #expect(encoded.map { String(decoding: $0, as: UTF8.self) }.events() == [#"{"x":3}"#, "finished"])
    #expect(encoded.decode(type: Point.self, decoder: JSONDecoder()).map(\.x).events() == ["3", "finished"])
    let broken = Just(Data("no".utf8)).decode(type: Point.self, decoder: JSONDecoder())
    #expect(broken.map(\.x).events().first?.hasPrefix("failure") == true)
    #expect(broken.map(\.x).replaceError(with: 0).events() == ["0", "finished"])
  }

  @Test func handleEventsComesBeforeTheEventPasses() {
    var log: [String] = []
    let watched = Just(1).handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let token = watched.sink(receiveCompletion: { _ in log.append("done") }, receiveValue: { _ in log.append("value") })
    #expect(log == ["subscription", "request unlimited", "output 1", "value", "completion", "done"])
    token.cancel()
    #expect(!log.contains("cancel"))
  }

  @Test func printWritesALineForEachEvent() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = (1...1).publisher.print("one", to: lines).events(.max(1))
    #expect(
      lines.text == """
        one: receive subscription: (1...1)
        one: request max(1)
        one: receive value: (1)
        one: receive finished

        """)
  }
}
