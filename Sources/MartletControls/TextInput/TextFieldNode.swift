import Foundation
import MartletDisplay
import MartletHost
import MartletLayout
import MartletText
import MartletTree

/// A field into which text is typed, of one line or many: it draws the text with caret and selection, and takes keys,
/// pointers and input methods. Its children are what shows while there is no text. Spec: A41, M-CTL-26, M-CTL-27.
public final class TextFieldNode: LayoutNode, SelectableText {
  public var appearance: TextFieldAppearance {
    didSet { if appearance != oldValue { appearanceDidChange() } }
  }
  /// Reads the text from outside, and writes it there.
  public var binding: (read: () -> String, write: (String) -> Void) = ({ "" }, { _ in })
  /// Whether the text outside changes only when editing ends: it stands for a value that not every text has.
  public var writesAtEnd = false
  /// Called when editing begins and ends.
  public var editingChanged: (Bool) -> Void = { _ in }
  /// Called by the return key; answers whether anybody waited for it.
  public var submitted: () -> Bool = { false }

  public internal(set) var model = TextEditingModel()
  public internal(set) var isFocused = false
  public let aids = SelectionAids()
  /// How far long text has moved, in points.
  var scrollOffset = CGPoint.zero
  /// What stood outside when the field last looked.
  var lastRead: String?
  var blink: FrameClock.Alarm?
  var isCaretOn = true
  private(set) lazy var pointer = TextPointerRecognizer(text: self)
  private var knownCarets: (rect: CGRect, carets: TextCarets)?
  private var knownBlock: TextBlock?

  public init(context: LayoutContext, appearance: TextFieldAppearance) {
    self.appearance = appearance
    super.init(context: context)
    model.isMultiline = appearance.isMultiline
  }

  private func appearanceDidChange() {
    model.isMultiline = appearance.isMultiline
    forgetText()
    contentDidChange()
  }

  // MARK: Text

  /// What is shown: bullets for secret text, no line breaks in a field of one line.
  var shownText: String {
    if appearance.isSecure { return String(repeating: ControlMetrics.TextField.secureBullet, count: model.count) }
    return appearance.isMultiline ? model.text : String(model.characters.map { $0.isNewline ? " " : $0 })
  }

  var showsPlaceholder: Bool { model.count == 0 }

  var block: TextBlock {
    if let knownBlock { return knownBlock }
    let made = appearance.block(of: shownText, composing: model.composing)
    knownBlock = made
    return made
  }

  /// Where the characters stand, in own coordinates.
  public var carets: TextCarets {
    let rect = textRect
    if let knownCarets, knownCarets.rect == rect { return knownCarets.carets }
    let made = context.textEngine.carets(of: block, in: rect)
    knownCarets = (rect, made)
    return made
  }

  private func forgetText() { (knownBlock, knownCarets) = (nil, nil) }

  /// Changes the text or the selection by hand: draws anew, keeps the caret in sight and tells outside.
  public func edit(_ change: (inout TextEditingModel) -> Void) {
    let old = model
    var new = model  // a copy: moves ask the field where the characters stand
    change(&new)
    model = new
    restartBlink()
    guard model != old else { return }
    hideEditMenu()
    forgetText()
    if model.characters == old.characters { setNeedsDisplay() } else { contentDidChange() }
    if model.decidedText != old.decidedText { writesAtEnd ? tellMeaning() : write(model.decidedText) }
    revealCaret()
  }

  /// What a value's text is while it is typed, for those who hear it.
  private func tellMeaning() {
    meaningNode?.meaning.value = showsPlaceholder ? nil : shownText
  }

  /// The element that the field is part of.
  var meaningNode: MeaningNode? {
    sequence(first: self as LayoutNode, next: \.parent).lazy.compactMap { $0 as? MeaningNode }
      .first { $0.meaning.role != nil }
  }

  /// Writes the text and takes what has become of it: a binding may refuse it or change it.
  func write(_ text: String) {
    binding.write(text)
    let now = binding.read()
    lastRead = now
    if model.composing == nil || now != text { show(now) }
  }

  /// Takes the text from outside. While a value is typed, its text is the field's own until the value changes.
  public func read() {
    let now = binding.read()
    defer { lastRead = now }
    if writesAtEnd, isFocused, now == lastRead { return }
    if model.composing != nil, now == model.decidedText { return }
    show(now)
  }

  private func show(_ text: String) {
    guard text != model.text else { return }
    model.setText(text)
    if !isFocused { model.moveCaret(to: model.count) }
    if writesAtEnd { tellMeaning() }
    forgetText()
    contentDidChange()
    revealCaret()
  }

  // MARK: Layout

  private var lineHeight: CGFloat {
    context.textEngine.measure(appearance.block(of: ""), width: nil, height: nil).size.height
  }

  /// The height of the text on lines of `width`, within the limits of lines.
  private func textHeight(width: CGFloat?) -> CGFloat {
    guard case .lines(let minimum, let maximum) = appearance.shape else {
      return appearance.isMultiline ? naturalHeight(width: width) : lineHeight
    }
    let spacing = max(appearance.paragraph.lineSpacing, 0)
    func height(ofLines count: Int) -> CGFloat { CGFloat(count) * (lineHeight + spacing) - spacing }
    let most = maximum.map { height(ofLines: max($0, 1)) } ?? .infinity
    return max(min(naturalHeight(width: width), most), height(ofLines: max(minimum, 1)))
  }

  private func naturalHeight(width: CGFloat?) -> CGFloat {
    context.textEngine.measure(block, width: width, height: nil).size.height
  }

  /// Spec: A41.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let placeholder =
      showsPlaceholder ? children.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) } : []
    let width = proposal.width ?? max(idealTextWidth, placeholder.map(\.width).max() ?? 0)
    let limit = width.isFinite ? width : nil
    let tallest = appearance.isMultiline ? placeholder.map(\.height).max() ?? 0 : 0
    return CGSize(width: width, height: max(textHeight(width: limit), tallest))
  }

  private var idealTextWidth: CGFloat {
    context.textEngine.measure(block, width: nil, height: nil).size.width + ControlMetrics.TextField.caretWidth
  }

  public override func placeChildren() {
    let alignment = appearance.paragraph.alignment
    let x = alignment == .leading ? 0 : alignment == .center ? size.width / 2 : size.width
    let anchor = UnitPoint(x: alignment == .leading ? 0 : alignment == .center ? 0.5 : 1, y: 0)
    for child in children {
      child.place(at: CGPoint(x: x, y: 0), anchor: anchor, proposal: ProposedViewSize(width: size.width, height: nil))
    }
    forgetText()
    keepCaretInside()
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let isOneLine = isFirst || !appearance.isMultiline
    let text = isOneLine ? appearance.block(of: "") : block
    let metrics = context.textEngine.measure(text, width: isOneLine ? nil : proposal.width, height: nil)
    return isFirst ? metrics.firstBaseline : metrics.lastBaseline
  }

  public override var spacing: ViewSpacing { .text }
  public override var keepsGroup: Bool { false }

  /// The rectangle that the text is set in: wider or higher than the field when it is longer.
  var textRect: CGRect {
    if appearance.isMultiline {
      return CGRect(x: 0, y: -scrollOffset.y, width: size.width, height: naturalHeight(width: size.width))
    }
    let natural = context.textEngine.measure(block, width: nil, height: nil).size
    let room = size.width - ControlMetrics.TextField.caretWidth
    let y = (size.height - natural.height) / 2
    guard natural.width > room else { return CGRect(x: 0, y: y, width: size.width, height: natural.height) }
    return CGRect(x: -scrollOffset.x, y: y, width: natural.width, height: natural.height)
  }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) { drawField(at: offset, into: &items) }

  // MARK: Input

  public override func containsOwnContent(_ point: CGPoint) -> Bool {
    guard appearance.isEnabled else { return false }
    if appearance.shape == .page || handle(at: point) != nil { return true }
    return bounds.insetBy(dx: -appearance.pressOutset.width, dy: -appearance.pressOutset.height).contains(point)
  }
}

extension TextFieldNode: PointerTaking {
  public var ownRecognizers: [GestureRecognizer] { appearance.isEnabled ? [pointer] : [] }
}
