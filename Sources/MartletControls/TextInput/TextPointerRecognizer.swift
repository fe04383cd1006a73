import Foundation
import MartletHost
import MartletTree

/// Pointers in a field: a tap sets the caret and begins editing, two taps select a word, three a paragraph; a mouse
/// selects what it is pulled over, with Shift up to where it is pressed. A finger that moves is left to what scrolls.
final class TextPointerRecognizer: GestureRecognizer {
  private unowned let field: TextFieldNode
  private var pointer: Int?
  private var start: CGPoint?
  /// The last press, which a press soon after and close by goes on with. `reset` keeps it.
  private var last: (location: CGPoint, time: Double, count: Int)?
  /// What a pull selects by: what the first press selected.
  private var unit: Range<Int>?

  init(field: TextFieldNode) {
    self.field = field
    super.init()
  }

  override var tapCount: Int { 1 }

  /// A tap gesture on a field runs beside its own; a button or a row around it does not.
  override func isCompatible(with other: GestureRecognizer) -> Bool {
    other.tapCount > 0 && !(other is PressRecognizer)
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard event.button == .primary, pointer == nil || pointer == event.id else { return }
    switch event.phase {
    case .began: begin(event, location)
    case .moved: move(event, location)
    case .ended: end(event, location)
    case .cancelled: cancel()
    }
  }

  private func begin(_ event: PointerEvent, _ location: CGPoint) {
    (pointer, start) = (event.id, location)
    guard event.kind == .mouse else { return }
    state = .began
    press(event, location)
  }

  private func move(_ event: PointerEvent, _ location: CGPoint) {
    if isActive {
      state = .changed
      select(upTo: location)
    } else if let start, hypot(location.x - start.x, location.y - start.y) > TapRecognizer.slack {
      state = .failed
    }
  }

  private func end(_ event: PointerEvent, _ location: CGPoint) {
    if isUndecided { press(event, location) }
    state = .ended
  }

  private func press(_ event: PointerEvent, _ location: CGPoint) {
    let isNext = last.map {
      event.time - $0.time <= TapRecognizer.interval
        && hypot(location.x - $0.location.x, location.y - $0.location.y) <= TapRecognizer.slack
    }
    let count = isNext == true ? last!.count % 3 + 1 : 1
    last = (location, event.time, count)
    field.press(at: location, count: count, extending: event.modifiers.contains(.shift))
    unit = field.model.hasSelection && count > 1 ? field.model.selection : nil
  }

  /// A pull after two or three presses selects whole words or paragraphs.
  private func select(upTo location: CGPoint) {
    let (place, isLineEnd) = field.carets.place(at: location)
    field.edit { model in
      guard let unit else { return model.moveCaret(to: place, extending: true, prefersLineEnd: isLineEnd) }
      let other = last?.count == 3 ? model.paragraph(at: place) : WordBoundaries.word(at: place, in: model.characters)
      model.select(min(unit.lowerBound, other.lowerBound)..<max(unit.upperBound, other.upperBound))
    }
  }

  override func reset() {
    super.reset()
    (pointer, start, unit) = (nil, nil, nil)
  }
}

extension TextFieldNode {
  /// Begins editing and puts the caret, or the selection's end, where a pointer pressed.
  func press(at location: CGPoint, count: Int, extending: Bool) {
    let (place, isLineEnd) = carets.place(at: location)
    let wasFocused = isFocused
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
