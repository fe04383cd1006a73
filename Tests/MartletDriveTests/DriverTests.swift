import Foundation
import MartletDisplay
import MartletHost
import MartletScript
import Testing

@testable import MartletDrive

/// A window with a few elements, which notes what it is sent.
private final class FakeWindow: FrameSource {
  var elements: [SemanticsNode] = []
  var events: [InputEvent] = []
  var times: [Double] = []
  var remainingMovement = 0.0
  var nextAlarm: Double?
  /// How often it still answers that work goes on, and what happens on the main thread's turn after its end.
  var workAnswers = 0
  var afterWork: (@Sendable () -> Void)?

  /// Called after each turn of the main thread.
  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup {
    if hasEnded { afterWork?() }
    return .empty
  }
  var semantics: SemanticsNode { SemanticsNode(id: 0, role: .window, children: elements) }
  var hasPendingWork: Bool { false }
  var outsideWork: OutsideWork {
    if workAnswers > 0 {
      workAnswers -= 1
      return OutsideWork(running: ["reading sea.jpg"])
    }
    guard afterWork != nil else { return .uncounted }
    hasEnded = true
    return OutsideWork(endedCount: 1)
  }
  private var hasEnded = false
  var needsFrame: () -> Void = {}
  func advance(to time: Double) {
    if let last = times.last { remainingMovement -= time - last }
    if let alarm = nextAlarm, alarm <= time { nextAlarm = nil }
    times.append(time)
  }
  var nextDueTime: Double? { isMoving ? times.last ?? 0 : nextAlarm }
  var placeholders: [String] { [] }
  var isMoving: Bool { remainingMovement > 1e-9 }
  func handle(_ event: InputEvent) -> Bool {
    events.append(event)
    return true
  }
  var surroundings = WindowSurroundings()
  var textInput: TextInputState?
  var services = HostServices()
}

@MainActor @Suite struct DriverTests {
  private let window = FakeWindow()
  private func driver() -> Driver {
    Driver(source: window, size: CGSize(width: 100, height: 100), pixelsPerPoint: 1)
  }
  private func element(
    _ id: UInt64, _ label: String, role: SemanticsNode.Role = .button, y: CGFloat = 0,
    traits: SemanticsNode.Traits = [], identifier: String? = nil
  ) -> SemanticsNode {
    SemanticsNode(
      id: id, role: role, label: label, identifier: identifier, traits: traits,
      frame: CGRect(x: 0, y: y, width: 40, height: 20))
  }

  @Test func aTextNamesTheControlBesideIt() throws {
    var slider = element(2, "", role: .slider)
    slider.frame = CGRect(x: 50, y: 0, width: 50, height: 20)
    window.elements = [
      element(1, "Intensity", role: .text), slider, element(3, "Radius", role: .text, y: 40),
      element(4, "", role: .slider, y: 62), element(5, "Far", role: .text, y: 400),
    ]
    let driver = driver()
    try driver.set(ElementQuery("Intensity"), to: "0.8")
    #expect(window.events.last == .setValue(0.8, element: 2))
    try driver.set(ElementQuery("Radius"), to: "3")
    #expect(window.events.last == .setValue(3, element: 4))
    window.events = []
    window.elements.append(element(6, "Radius", role: .slider, y: 80))
    try driver.set(ElementQuery("Radius"), to: "4")
    #expect(window.events.last == .setValue(4, element: 6))
  }

  @Test func aTextBetweenTwoControlsNamesTheOneThatFollows() throws {
    window.elements = [
      element(1, "", role: .slider, y: 0), element(2, "Radius", role: .text, y: 28),
      element(3, "", role: .slider, y: 56),
    ]
    let driver = driver()
    try driver.set(ElementQuery("Radius"), to: "0.5")
    let ids = window.events.compactMap { if case .setValue(_, let id) = $0 { id } else { nil } }
    #expect(ids == [3])
  }

  @Test func findsByIdentifierThenLabelThenPart() throws {
    window.elements = [
      element(1, "Play all"), element(2, "Play"), element(3, "Title, Play"), element(4, "x", identifier: "Play"),
    ]
    let driver = driver()
    #expect(try driver.element(ElementQuery("Play")).id == 4)
    window.elements.removeLast()
    #expect(try driver.element(ElementQuery("Play")).id == 2)
    #expect(try driver.element(ElementQuery("Title")).id == 3)
    #expect(try driver.element(ElementQuery("all")).id == 1)
    #expect(throws: DriveError.missing(ElementQuery("Stop"), 0, words: driver.words)) {
      try driver.element(ElementQuery("Stop"))
    }
  }

  /// Whole words go before parts of one, and a letter or two are no part.
  @Test func findsPartsByWords() throws {
    window.elements = [element(1, "Replay the film"), element(2, "Press play, then wait")]
    let driver = driver()
    #expect(try driver.element(ElementQuery("play")).id == 2)
    #expect(try driver.element(ElementQuery("epl")).id == 1)
    #expect(driver.elements(ElementQuery("ep")).isEmpty)
    #expect(driver.elements(ElementQuery("the")).map(\.id) == [1])
    #expect(driver.elements(ElementQuery("play,")).map(\.id) == [2])
  }

  @Test func aSwitchIsSetByWordsForOnAndOff() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    window.elements = [SemanticsNode(id: 1, role: .toggle, label: "Urgent", value: "0", frame: frame)]
    try driver().set(ElementQuery("Urgent"), to: "off")
    #expect(window.events.isEmpty)
    try driver().set(ElementQuery("Urgent"), to: "Yes")
    #expect(!window.events.isEmpty)
    #expect(throws: DriveError.noValue(ElementQuery("Urgent"), "maybe")) {
      try driver().set(ElementQuery("Urgent"), to: "maybe")
    }
  }

  @Test func tapsTheMiddleOfWhatShows() throws {
    window.elements = [element(1, "A", y: 90)]
    try driver().tap(ElementQuery("A"))
    let places = window.events.compactMap { if case .pointer(let event) = $0 { event.location } else { nil } }
    #expect(places == [CGPoint(x: 20, y: 95), CGPoint(x: 20, y: 95)])  // ten of twenty points show
  }

  @Test func refusesWhatAFingerCannotReach() {
    window.elements = [element(1, "Gone", y: 300), element(2, "Off", traits: .disabled)]
    let driver = driver()
    #expect(throws: DriveError.outside(ElementQuery("Gone"), window.elements[0].frame)) {
      try driver.tap(ElementQuery("Gone"))
    }
    #expect(throws: DriveError.disabled(ElementQuery("Off"))) { try driver.tap(ElementQuery("Off")) }
    #expect(throws: DriveError.noKeyboardFocus) { try driver.type("a") }
  }

  @Test func settlesMovementsAndShortAlarmsOnly() {
    let driver = driver()
    window.remainingMovement = 0.3
    #expect(driver.settle())
    #expect(!window.isMoving)
    window.nextAlarm = driver.time + 0.35
    #expect(driver.settle())
    #expect(window.nextAlarm == nil)
    window.nextAlarm = driver.time + 5
    let before = driver.time
    #expect(driver.settle())
    #expect(driver.time == before)
  }

  /// What ended tells the main thread of it, which hears it on its next turn.
  @Test func waitsForWorkBesideTheMainThreadAndHearsOfItsEnd() {
    final class Ear: @unchecked Sendable { var hasHeard = false }
    let ear = Ear()
    window.workAnswers = 3
    window.afterWork = { ear.hasHeard = true }
    let driver = driver()
    #expect(driver.settle() && ear.hasHeard && window.workAnswers == 0)
    #expect(driver.leftUndone.isEmpty)
  }

  /// It may have come and gone between two looks.
  @Test func hearsOfWorkThatWasNeverSeen() {
    final class Ear: @unchecked Sendable { var hasHeard = false }
    let ear = Ear()
    let driver = driver()
    window.afterWork = { ear.hasHeard = true }
    #expect(driver.settle() && ear.hasHeard)
  }

  @Test func saysOnceWhatItNoLongerWaitsFor() throws {
    window.elements = [element(1, "A")]
    window.workAnswers = .max
    let driver = driver()
    driver.limit = 0
    var said: [String] = []
    let script = try DriveScript("tap \"A\"\ntap \"A\"")
    let run = DriveRun(
      script, named: "a.drive", on: driver, folder: URL(fileURLWithPath: "/"), output: { _ in },
      errors: { said.append($0) })
    #expect(run.run())
    #expect(
      said == ["a.drive:1: note: the app was still reading sea.jpg after 10 seconds; the script goes on"])
  }

  @Test func givesUpOnEndlessMovement() {
    window.remainingMovement = .infinity
    #expect(!driver().settle())
  }

  @Test func aDragEndsWithoutSpeed() throws {
    let driver = driver()
    driver.drag(from: .zero, to: CGPoint(x: 50, y: 0))
    let events = window.events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    #expect(events.first?.phase == .began && events.last?.phase == .ended)
    #expect(events.suffix(3).allSatisfy { $0.location.x == 50 })
    #expect(events[events.count - 1].time - events[events.count - 3].time >= 0.1)
  }
}
