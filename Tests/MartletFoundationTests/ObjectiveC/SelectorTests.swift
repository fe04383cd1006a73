import Foundation
import Testing

@testable import MartletFoundation

@MainActor @Suite struct SelectorTests {
  private final class Target: NSObject {
    var calls: [String] = []
    var size = 1
    func plain() { calls.append("plain") }
    func one(_ sender: Any) { calls.append("one \(sender)") }
    func two(_ text: String, with number: Int?) { calls.append("two \(text) \(number.map(String.init) ?? "nil")") }
    func three(_ a: NSObject, didFinish error: Error?, info: UnsafeRawPointer?) { calls.append("three") }
    func context(_ info: UnsafeRawPointer) { calls.append("context \(UInt(bitPattern: info))") }
    func written(_ info: UnsafeMutableRawPointer) { calls.append("written \(UInt(bitPattern: info))") }
    func perhaps(_ info: UnsafeRawPointer?) { calls.append("perhaps \(info.map { UInt(bitPattern: $0) } ?? 0)") }
    func answer() -> NSString { "answer" }
    func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func fired(_ timer: Timer) { calls.append("fired \(timer.userInfo as? String ?? "nil")") }
    static func made() { lastMade = true }
    nonisolated(unsafe) static var lastMade = false
  }

  private func remarks(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    SelectorRemarks.receive = { lines.append($0) }
    defer { SelectorRemarks.receive = nil }
    body()
    return lines
  }

  /// Lets the thread's run loop go on until it did what is waited for, ten seconds at most.
  private func runLoop(until isDone: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func namesAreWhatCounts() {
    #expect(Selector("a:") == Selector("a:", Target.one(_:)))
    #expect(Selector("a:") != "b:")
    #expect("\(Selector("two", Target.two))" == "two::")
    #expect(NSStringFromSelector(NSSelectorFromString("x:y:")) == "x:y:")
    #expect(Set([Selector("plain", Target.plain), "plain"]).count == 1)
  }

  @Test func methodsGetTheArgumentsTheyTake() {
    let target = Target()
    Selector("plain", Target.plain)._send(to: target, 1, 2)
    Selector("one:", Target.one(_:))._send(to: target, 5)
    Selector("two:with:", Target.two(_:with:))._send(to: target, "a", 3)
    Selector("two:with:", Target.two(_:with:))._send(to: target, "b")
    Selector("three:", Target.three(_:didFinish:info:))._send(to: target, target, nil, nil)
    #expect(target.calls == ["plain", "one 5", "two a 3", "two b nil", "three"])
  }

  // Apps declare a context as UnsafeRawPointer, whatever they gave: nil, or a pointer to write through.
  @Test func contextsArriveAsWhateverPointerTheMethodTakes() {
    let target = Target()
    let pointer = UnsafeMutableRawPointer(bitPattern: 64)
    for given in [pointer, nil] {
      Selector("context:", Target.context)._send(to: target, given)
      Selector("written:", Target.written)._send(to: target, given)
      Selector("perhaps:", Target.perhaps)._send(to: target, given)
    }
    #expect(
      target.calls == ["context 64", "written 64", "perhaps 64", "context 1", "written 1", "perhaps 0"])
  }

  @Test func whatCannotBeSentIsNoted() {
    let target = Target()
    let lines = remarks {
      Selector("two:with:", Target.two(_:with:))._send(to: target, 5, 3)
      Selector("plain", Target.plain)._send(to: NSObject())
      Selector("plain")._send(to: target)
    }
    #expect(target.calls.isEmpty)
    #expect(lines.count == 3)
    #expect(lines.last == "martlet: Selector(\"plain\") names no method here and was not sent; #selector(…) does")
  }

  @Test func propertiesAndMethodsOfTypes() {
    let target = Target()
    Selector("setSize:", setter: \Target.size)._send(to: target, 7)
    #expect(Selector("size", getter: \Target.size)._send(to: target) as? Int == 7)
    Selector("made", Target.made)._send(to: Target.self)
    #expect(Target.lastMade)
  }

  @Test func objectsPerformAndRespond() {
    let target = Target()
    #expect(target.responds(to: Selector("plain", Target.plain)))
    #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
    #expect(!target.responds(to: "plain"))
    target.perform(Selector("two", Target.two), with: "a", with: 2)
    let result = target.perform(Selector("answer", Target.answer)).takeUnretainedValue()
    #expect(target.calls == ["two a 2"] && (result as? NSString) == "answer")
  }

  @Test func delayedCallsHappenUnlessTakenBack() {
    let target = Target()
    target.perform(Selector("one", Target.one), with: 1, afterDelay: 0)
    target.perform(Selector("plain", Target.plain), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "one:", object: 1)
    runLoop(until: { !target.calls.isEmpty })
    #expect(target.calls == ["plain"])
  }

  @Test func callsOnTheMainThreadHappenAtOnceOrLater() async {
    let target = Target()
    target.performSelector(onMainThread: Selector("one", Target.one), with: 1, waitUntilDone: false)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(target.calls == ["one 1"])
  }

  @Test func timersCallTheirTarget() {
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001, target: target, selector: Selector("fired", Target.fired), userInfo: "info", repeats: false)
    runLoop(until: { !target.calls.isEmpty })
    #expect(target.calls == ["fired info"] && !timer.isValid)
  }

  @Test func observersAreCalledUntilTheyAreRemoved() {
    let (center, target) = (NotificationCenter(), Target())
    let noted = Selector("noted", Target.noted)
    let (a, b) = (Notification.Name("a"), Notification.Name("b"))
    for name in [a, b] { center.addObserver(target, selector: noted, name: name, object: nil) }
    center.post(name: a, object: nil)
    center.removeObserver(target, name: a, object: nil)
    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    center.removeObserver(target)
    center.post(name: b, object: nil)
    #expect(target.calls == ["a", "b"])
  }

  @Test func observersAreNotHeld() {
    let center = NotificationCenter()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(target, selector: Selector("noted", Target.noted), name: nil, object: nil)
    }
    center.post(name: Notification.Name("a"), object: nil)
    #expect(gone == nil)
  }

  @Test func tokensOfClosuresAreStillRemoved() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(count == 1)
  }
}
