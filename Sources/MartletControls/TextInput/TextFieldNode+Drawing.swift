import Foundation
import MartletDisplay
import MartletLayout
import MartletText
import MartletTree

extension TextFieldNode {
  private typealias Metrics = ControlMetrics.TextField

  func drawField(at offset: CGPoint, into items: inout [DisplayItem]) {
    if showsPlaceholder { drawChildren(at: offset, into: &items) }
    let rect = textRect
    if !isFocused, !appearance.isMultiline, rect.width > size.width { return drawCut(at: offset, into: &items) }
    var content: [DisplayItem] = []
    let origin = snapped(CGPoint(x: offset.x + rect.minX, y: offset.y + rect.minY))
    drawSelection(at: offset, into: &content)
    if !showsPlaceholder { content.append(.text(block, CGRect(origin: origin, size: rect.size))) }
    drawCaret(at: offset, into: &content)
    let fits = rect.width <= size.width + 0.5 && rect.height <= size.height + 0.5
    if fits || content.isEmpty {
      items += content
    } else {
      items.append(.effect(.clip(Path(snappedBounds(at: offset)), FillStyle()), content))
    }
    drawHandles(at: offset, into: &items)
  }

  /// Without the focus a line that is too long ends in an ellipsis.
  private func drawCut(at offset: CGPoint, into items: inout [DisplayItem]) {
    var paragraph = block.paragraph
    paragraph.lineLimit = 1
    let cut = TextBlock(runs: block.runs, paragraph: paragraph)
    let set = context.textEngine.measure(cut, width: size.width, height: nil).size
    let origin = snapped(CGPoint(x: offset.x, y: offset.y + textRect.minY))
    items.append(.text(cut, CGRect(origin: origin, size: CGSize(width: size.width, height: set.height))))
  }

  private func drawSelection(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard isFocused, appearance.isEnabled, model.hasSelection else { return }
    for area in carets.areas(of: model.selection) {
      items.append(.rect(pixels(area, at: offset), appearance.selectionColor))
    }
  }

  private func drawCaret(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard isFocused, isCaretOn, appearance.isEnabled, !model.hasSelection else { return }
    items.append(.rect(pixels(caretRect, at: offset), appearance.tint))
  }

  private func pixels(_ rect: CGRect, at offset: CGPoint) -> CGRect {
    let corner = snapped(CGPoint(x: offset.x + rect.minX, y: offset.y + rect.minY))
    let far = snapped(CGPoint(x: offset.x + rect.maxX, y: offset.y + rect.maxY))
    return CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
  }

  /// The caret in own coordinates: it begins where the next character would, and stays inside the field.
  var caretRect: CGRect {
    var rect = carets.caret(at: model.head, prefersLineEnd: model.prefersLineEnd)
    rect.size.width = Metrics.caretWidth
    rect.origin.x = min(max(rect.minX, 0), max(0, size.width - Metrics.caretWidth))
    return rect
  }

  // MARK: Keeping the caret in sight

  /// Moves long text, and what is around the field, so that the caret shows.
  func revealCaret() {
    keepCaretInside()
    guard isFocused else { return }
    for axis in [Axis.vertical, .horizontal] {
      guard let scrolling = scrollingNode(along: axis) else { continue }
      scrolling.scroll(
        to: { [weak self, weak scrolling] in
          guard let self, let scrolling else { return nil }
          let place = frame(in: scrolling).origin
          return caretRect.offsetBy(dx: place.x, dy: place.y)
        }, anchor: nil)
    }
  }

  /// Moves long text so that the caret is inside the field, and no further than its ends. Without the keyboard the text
  /// shows from its start.
  func keepCaretInside() {
    guard isFocused else { return scrollText(to: .zero) }
    let rect = textRect
    let caret = carets.caret(at: model.head, prefersLineEnd: model.prefersLineEnd)
    var wanted = scrollOffset
    if appearance.isMultiline {
      wanted.x = 0
      wanted.y = moved(wanted.y, start: caret.minY, end: caret.maxY, room: size.height, content: rect.height)
    } else {
      let content = rect.width + Metrics.caretWidth
      wanted.y = 0
      wanted.x = moved(
        wanted.x, start: caret.minX, end: caret.minX + Metrics.caretWidth, room: size.width, content: content)
      if rect.width <= size.width - Metrics.caretWidth { wanted.x = 0 }
    }
    scrollText(to: wanted)
  }

  private func scrollText(to offset: CGPoint) {
    guard offset != scrollOffset else { return }
    scrollOffset = offset
    setNeedsDisplay()
  }

  private func moved(_ offset: CGFloat, start: CGFloat, end: CGFloat, room: CGFloat, content: CGFloat) -> CGFloat {
    var offset = offset
    if end > room { offset += end - room }
    if start < 0 { offset += start }
    return min(max(offset, 0), max(0, content - room))
  }

  // MARK: Blinking

  /// Shows the caret, and lets it blink from now on where the window is live. Spec: M-CTL-26.
  func restartBlink() {
    blink?.cancel()
    blink = nil
    if !isCaretOn {
      isCaretOn = true
      setNeedsDisplay()
    }
    if isFocused, context.focus?.blinksCarets == true { waitForBlink() }
  }

  private func waitForBlink() {
    blink = context.clock.alarm(at: context.clock.now + Metrics.caretBlink) { [weak self] in
      guard let self, isFocused else { return }
      isCaretOn.toggle()
      setNeedsDisplay()
      waitForBlink()
    }
  }
}
