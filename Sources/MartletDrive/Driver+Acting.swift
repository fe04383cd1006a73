import Foundation
import MartletDisplay
import MartletHost
import MartletScript

// Everything a finger does goes through hit testing at a place, never to an action.
extension Driver {
  /// The middle of the part of an element that shows. Throws for one that is disabled or not to be seen.
  public func place(of query: ElementQuery) throws -> CGPoint {
    let element = try element(query)
    if element.traits.contains(.disabled) { throw DriveError.disabled(query) }
    let visible = element.frame.intersection(CGRect(origin: .zero, size: size))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else {
      throw DriveError.outside(query, element.frame)
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  /// Where a tap does what an element is for, where that place shows.
  private func activationPoint(of query: ElementQuery) throws -> CGPoint? {
    let point = (source as? any ElementPlacing)?.activationPoint(ofElement: try element(query).id)
    let window = CGRect(origin: .zero, size: size)
    return point.flatMap { window.contains($0) ? $0 : nil }
  }

  /// Seconds that a tap lasts: too short to show a press in something that scrolls.
  static let tapDuration = 0.05

  /// Taps an element in its middle, `count` times, or keeps the finger there for `seconds`.
  public func tap(_ query: ElementQuery, count: Int = 1, holding seconds: Double = 0) throws {
    let middle = try place(of: query)
    let point = try activationPoint(of: query) ?? middle
    guard tap(at: point, count: count, holding: seconds) else { throw DriveError.covered(query) }
  }

  /// Taps a point of the window. Whether anything took it.
  @discardableResult public func tap(at point: CGPoint, count: Int = 1, holding seconds: Double = 0) -> Bool {
    var isUsed = false
    for index in 0..<max(1, count) {
      if index > 0 { advance(by: 0.1) }
      isUsed = send(.began, point) || isUsed
      advance(by: max(seconds, Self.tapDuration))
      isUsed = send(.ended, point) || isUsed
    }
    settle()
    return isUsed
  }

  /// Pulls an element by points.
  public func drag(_ query: ElementQuery, by distance: CGSize) throws {
    let start = try place(of: query)
    drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
  }

  /// Pulls a finger from one point to another in `seconds`; the movement goes on after it where it has speed.
  public func drag(from start: CGPoint, to end: CGPoint, seconds: Double = 0.3) {
    _ = send(.began, start)
    let steps = max(2, Int((seconds / Self.frame).rounded()))
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      _ = send(
        .moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    advance(by: 0.15)  // a finger that rests before it leaves gives no speed
    _ = send(.moved, end)
    _ = send(.ended, end)
    settle()
  }

  /// Moves the content at a point (the window's middle by default) by wheel, in points: positive y shows what is
  /// further down.
  public func scroll(x: CGFloat = 0, y: CGFloat = 0, at point: CGPoint? = nil) {
    let location = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    // Step by step, as a wheel does: a list learns how long it is on the way.
    let steps = max(1, (max(abs(x) / size.width, abs(y) / size.height) * 2).rounded(.up))
    for _ in 0..<Int(steps) {
      let delta = ScrollDelta(x: x / steps, y: y / steps)
      let event = ScrollEvent(phase: .step, location: location, delta: delta, time: time)
      guard source.handle(.scroll(event)) else { break }
      prepare()
    }
    settle()
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) -> Bool {
    let isUsed = source.handle(.pointer(PointerEvent(phase: phase, location: point, time: time)))
    prepare()
    return isUsed
  }

  /// Types into the field that has the keyboard, character by character.
  public func type(_ text: String) throws {
    for character in text {
      guard source.textInput != nil else { throw DriveError.noKeyboardFocus }
      if character == "\n" { press(Key.return) } else { source.handle(.text(.insert(String(character)))) }
      prepare()
    }
    settle()
  }

  /// Answers the open file dialog, or the one that opens in the next seconds; no files leave it.
  public func choose(_ files: [URL]) throws {
    guard wait(upTo: DriveRun.expectationLimit, until: { hasOpenDialog }), answerDialog(files) else {
      throw DriveError.noDialog
    }
    settle()
  }

  /// Drags things of another program over the element and lets them go there. Whether something took them.
  @discardableResult public func drop(_ items: [DropEvent.Item], on query: ElementQuery) throws -> Bool {
    let place = try place(of: query)
    _ = source.handle(.drop(DropEvent(.moved, at: place, items: items)))
    prepare()
    let isTaken = source.handle(.drop(DropEvent(.dropped, at: place, items: items)))
    settle()
    return isTaken
  }

  /// Presses and lets go of a key. Whether anything used it.
  @discardableResult public func press(_ key: Character, _ modifiers: KeyModifiers = []) -> Bool {
    let isText = modifiers.isDisjoint(with: [.command, .control]) && key.isPrintable
    let characters = isText ? (modifiers.contains(.shift) ? key.uppercased() : String(key)) : ""
    func event(_ phase: KeyEvent.Phase) -> InputEvent {
      .key(KeyEvent(phase: phase, key: key, characters: characters, modifiers: modifiers, time: time))
    }
    let isUsed = source.handle(event(.down))
    prepare()
    source.handle(event(.up))
    settle()
    return isUsed
  }

  /// Puts a value into a control: a number into a slider or stepper, on or off into a toggle, text into a field, the
  /// name of an option into a picker.
  public func set(_ query: ElementQuery, to value: String) throws {
    let element = try element(query)
    if element.traits.contains(.disabled) { throw DriveError.disabled(query) }
    switch element.role {
    case .textField, .secureField, .searchField: try replaceText(of: query, by: value)
    case .toggle:
      guard let wish = Self.switchWords[value.lowercased()] else { throw DriveError.noValue(query, value) }
      if Self.isOn(element.value) != wish { try tap(query) }
    case .picker, .menu:
      try tap(query)
      try tap(ElementQuery(value))
    default:
      let control = element.role == .text ? control(named: query, by: element) ?? element : element
      if control.traits.contains(.disabled) { throw DriveError.disabled(query) }
      guard let number = Double(value), source.handle(.setValue(number, element: control.id)) else {
        throw DriveError.noValue(query, value)
      }
    }
    settle()
  }

  /// The slider or stepper that a text names: one of the same words, or the nearest without words of its own. Of two
  /// that are equally near, the one that follows the text.
  private func control(named query: ElementQuery, by text: SemanticsNode) -> SemanticsNode? {
    func isSettable(_ element: SemanticsNode) -> Bool { [.slider, .stepper].contains(element.role) }
    if let named = elements(query).first(where: isSettable) { return named }
    let all = elements
    let start = all.firstIndex { $0.id == text.id } ?? 0
    let near = all.enumerated().filter { isSettable($0.element) && ($0.element.label ?? "").isEmpty }
      .map { (control: $0.element, distance: text.frame.distance(to: $0.element.frame), isBefore: $0.offset < start) }
    return near.filter { $0.distance <= Self.namingDistance }
      .min { ($0.distance.rounded(), $0.isBefore ? 1 : 0) < ($1.distance.rounded(), $1.isBefore ? 1 : 0) }?.control
  }
  /// Points between a control and the text that names it, at most. Own value: a wide gap of a row.
  private static let namingDistance: CGFloat = 48

  private static let switchWords = [
    "on": true, "true": true, "1": true, "yes": true, "off": false, "false": false, "0": false, "no": false,
  ]
  private static func isOn(_ value: String?) -> Bool { value == "1" || value?.lowercased() == "on" }

  private func replaceText(of query: ElementQuery, by text: String) throws {
    try tap(query)
    press("a", [.command, .control])
    press(Key.delete)
    try type(text)
  }

  /// Goes back one page by the back button.
  public func back() throws {
    guard elements.contains(where: { $0.identifier == Self.backButton }) else { throw DriveError.noBackButton }
    try tap(ElementQuery(Self.backButton))
  }
  /// The identifier that back buttons have.
  static let backButton = "BackButton"
}

extension Character {
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy { !$0.properties.generalCategory.isControlOrPrivate }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isControlOrPrivate: Bool { self == .control || self == .privateUse }
}

extension CGRect {
  /// Points between the nearest edges; 0 where both overlap.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let x = max(0, other.minX - maxX, minX - other.maxX)
    let y = max(0, other.minY - maxY, minY - other.maxY)
    return hypot(x, y)
  }
}
