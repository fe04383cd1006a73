import Foundation
import MartletHost
import MartletTree

/// Pointers in a text. A finger's tap sets the caret and begins editing, two taps or a press that stays select a word,
/// three taps a paragraph; handles move the ends. A mouse selects what it is pulled over, with Shift up to where it is
/// pressed, and opens the menu with its second button. A finger that moves is left to what scrolls. Spec: H45, H46.
final class TextPointerRecognizer: GestureRecognizer {
  private unowned let text: any SelectableText
  private var pointer: Int?
  private var start: CGPoint?
  /// The last press, which a press soon after and close by goes on with. `reset` keeps it.
  private var last: (location: CGPoint, time: Double, count: Int)?
  /// What a pull selects by: what the first press selected.
  private var unit: Range<Int>?
  /// From the finger to the middle of the line whose handle it holds.
  private var grip: CGSize?
  private var alarm: FrameClock.Alarm?
  private var opensBar = false

  init(text: any SelectableText) {
    self.text = text
    super.init()
  }

  override var tapCount: Int { 1 }

  /// A tap gesture on a field runs beside its own; a button or a row around it does not.
  override func isCompatible(with other: GestureRecognizer) -> Bool {
    other.tapCount > 0 && !(other is PressRecognizer)
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard pointer == nil || pointer == event.id else { return }
    switch event.phase {
    case .began: begin(event, location)
    case .moved: move(location)
    case .ended: end(event, location)
    case .cancelled: cancel()
    }
  }

  // MARK: Phases

  private func begin(_ event: PointerEvent, _ location: CGPoint) {
    (pointer, start) = (event.id, location)
    switch (event.button, event.kind) {
    case (.secondary, _): openList(at: location)
    case (.primary, .mouse):
      text.aids.isByTouch = false
      state = .began
      press(event, location)
    case (.primary, _):
      if !isNextPress(event, location), let end = text.handle(at: location) { return take(end, at: location) }
      alarm = clock.alarm(at: event.time + Self.holdDuration) { [weak self] in self?.hold(location) }
    default: state = .failed
    }
  }

  private func move(_ location: CGPoint) {
    if isActive {
      state = .changed
      grip == nil ? select(upTo: location) : moveEnd(to: location)
    } else if let start, hypot(location.x - start.x, location.y - start.y) > TapRecognizer.slack {
      alarm?.cancel()
      state = .failed
    }
  }

  private func end(_ event: PointerEvent, _ location: CGPoint) {
    alarm?.cancel()
    if isUndecided {
      let count = countPress(event, location)
      guard !text.isReadOnly || text.isFocused || count > 1 else { return state = .failed }
      state = .ended
      tap(event, location, count)
    } else {
      // A tap on a handle moves nothing, and may be the first of two.
      if grip != nil, let start, hypot(location.x - start.x, location.y - start.y) <= TapRecognizer.slack {
        _ = countPress(event, location)
      }
      state = .ended
    }
    if opensBar { text.showBar() }
  }

  override func cancel() {
    alarm?.cancel()
    super.cancel()
  }

  override func reset() {
    alarm?.cancel()
    super.reset()
    (pointer, start, unit, grip, alarm, opensBar) = (nil, nil, nil, nil, nil, false)
  }

  // MARK: Pressing

  /// Spec: M-BEH-2.
  private static let holdDuration = 0.5

  /// Whether the press goes on with the last one.
  private func isNextPress(_ event: PointerEvent, _ location: CGPoint) -> Bool {
    guard let last, event.time - last.time <= TapRecognizer.interval else { return false }
    return hypot(location.x - last.location.x, location.y - last.location.y) <= TapRecognizer.slack
  }

  /// Which press in a row of presses this is: 1 to 3.
  private func countPress(_ event: PointerEvent, _ location: CGPoint) -> Int {
    let count = isNextPress(event, location) ? last!.count % 3 + 1 : 1
    last = (location, event.time, count)
    return count
  }

  private func press(_ event: PointerEvent, _ location: CGPoint) {
    let count = countPress(event, location)
    text.press(at: location, count: count, extending: event.modifiers.contains(.shift))
    unit = text.model.hasSelection && count > 1 ? text.model.selection : nil
  }

  /// A tap on the caret or the selection opens the bar there, or closes it.
  private func tap(_ event: PointerEvent, _ location: CGPoint, _ count: Int) {
    let wasOpen = text.aids.menu != nil
    let isOnCaret =
      !text.isReadOnly && !text.model.hasSelection && text.carets.place(at: location).place == text.model.head
    let isMeant = count == 1 && text.isFocused && (isOnCaret || text.isSelected(location))
    text.aids.isByTouch = true
    guard !isMeant else { return wasOpen ? text.hideEditMenu() : text.showBar() }
    if text.isReadOnly, count == 1 { return text.context.focus?.focus(nil) ?? () }
    text.press(at: location, count: count, extending: event.modifiers.contains(.shift))
    if count > 1 { text.showBar() }
  }

  /// A finger stayed: it selects words until it leaves.
  private func hold(_ location: CGPoint) {
    guard isUndecided else { return }
    text.aids.isByTouch = true
    state = .began
    text.press(at: location, count: 2, extending: false)
    unit = text.model.hasSelection ? text.model.selection : nil
    (last, opensBar) = (nil, true)
  }

  /// The second button, as desktops have it: the caret goes where it is pressed, unless that is selected.
  private func openList(at location: CGPoint) {
    state = .ended
    text.aids.isByTouch = false
    if text.isFocused, text.isSelected(location) {
      text.setNeedsDisplay()
    } else {
      text.press(at: location, count: 1, extending: false)
    }
    text.showList(at: location)
  }

  // MARK: Selecting

  /// A pull after two or three presses selects whole words or paragraphs.
  private func select(upTo location: CGPoint) {
    let (place, isLineEnd) = text.carets.place(at: location)
    text.edit { model in
      guard let unit else { return model.moveCaret(to: place, extending: true, prefersLineEnd: isLineEnd) }
      let other = last?.count == 3 ? model.paragraph(at: place) : WordBoundaries.word(at: place, in: model.characters)
      model.select(min(unit.lowerBound, other.lowerBound)..<max(unit.upperBound, other.upperBound))
    }
  }

  private func take(_ end: SelectionEnd, at location: CGPoint) {
    guard let line = text.line(at: end) else { return }
    grip = CGSize(width: line.midX - location.x, height: line.midY - location.y)
    opensBar = true
    state = .began
    text.hideEditMenu()
    text.grab(end)
  }

  /// A selection that is moved by its handles does not vanish.
  private func moveEnd(to location: CGPoint) {
    guard let grip else { return }
    let point = CGPoint(x: location.x + grip.width, y: location.y + grip.height)
    let (place, isLineEnd) = text.carets.place(at: point)
    guard place != text.model.anchor else { return }
    text.edit { $0.moveCaret(to: place, extending: true, prefersLineEnd: isLineEnd) }
  }
}

extension SelectableText {
  /// Begins editing and puts the caret, or the selection's end, where a pointer pressed.
  func press(at location: CGPoint, count: Int, extending: Bool) {
    let (place, isLineEnd) = carets.place(at: location)
    let wasFocused = isFocused
    hideEditMenu()
    context.focus?.focus(self)
    edit { model in
      switch count {
      case 2: model.selectWord(at: place)
      case 3: model.selectParagraph(at: place)
      default: model.moveCaret(to: place, extending: extending && wasFocused, prefersLineEnd: isLineEnd)
      }
    }
  }
}
