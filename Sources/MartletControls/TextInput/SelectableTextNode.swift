import Foundation
import MartletDisplay
import MartletHost
import MartletText
import MartletTree

/// Words that can be selected and copied, and not be changed. Spec: H47.
public final class SelectableTextNode: TextNode, SelectableText {
  public let aids = SelectionAids()
  public private(set) var model = TextEditingModel()
  public private(set) var isFocused = false
  public var tint = RGBA.black { didSet { if tint != oldValue { setNeedsDisplay() } } }
  private lazy var pointer = TextPointerRecognizer(text: self)
  private var knownCarets: (size: CGSize, carets: TextCarets)?

  public override init(context: LayoutContext, block: TextBlock) {
    super.init(context: context, block: block)
    takeText()
  }

  public override func blockDidChange() {
    knownCarets = nil
    if block.string != model.text { takeText() }
  }

  private func takeText() {
    model = TextEditingModel(text: block.string, isMultiline: true)
    hideEditMenu()
  }

  public var carets: TextCarets {
    if let knownCarets, knownCarets.size == size { return knownCarets.carets }
    let made = context.textEngine.carets(of: block, in: bounds)
    knownCarets = (size, made)
    return made
  }

  /// Selects; the characters stay as they are. Text that is cut short is selected as a whole: what is left out can't
  /// be pointed at.
  public func edit(_ change: (inout TextEditingModel) -> Void) {
    var new = model
    change(&new)
    if new.hasSelection, isCut { new.selectAll() }
    guard new.characters == model.characters, new != model else { return }
    model = new
    hideEditMenu()
    setNeedsDisplay()
  }

  private var isCut: Bool {
    var paragraph = block.paragraph
    (paragraph.lineLimit, paragraph.minimumScaleFactor) = (nil, 1)
    let whole = TextBlock(runs: block.runs, paragraph: paragraph)
    return context.textEngine.measure(whole, width: size.width, height: nil).size.height > size.height + 0.5
  }

  // MARK: Commands

  public func canPerform(_ command: EditCommand) -> Bool {
    switch command {
    case .copy: model.hasSelection
    case .selectAll: model.selection.count < model.count
    case .cut, .paste, .select: false
    }
  }

  public func perform(_ command: EditCommand) {
    guard canPerform(command) else { return }
    if command == .copy { context.focus?.clipboard.text = model.selectedText } else { edit { $0.selectAll() } }
  }

  // MARK: Drawing

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    if isFocused, model.hasSelection {
      let color = tint.opacity(TextFieldAppearance.selectionOpacity)
      for area in carets.areas(of: model.selection) {
        items.append(.rect(area.offsetBy(dx: offset.x, dy: offset.y), color))
      }
    }
    super.draw(at: offset, into: &items)
    drawHandles(at: offset, into: &items)
  }

  // MARK: Pointers

  public override func containsOwnContent(_ point: CGPoint) -> Bool {
    super.containsOwnContent(point) || handle(at: point) != nil
  }

  /// The words of a button are for pressing.
  private var isInsideControl: Bool {
    sequence(first: parent, next: { $0?.parent }).contains { ($0 as? MeaningNode)?.takesPresses == true }
  }
}

extension SelectableTextNode: PointerTaking {
  public var ownRecognizers: [GestureRecognizer] { isInsideControl ? [] : [pointer] }
}

extension SelectableTextNode: FocusableNode {
  /// Who selects has the keyboard; Tab does not stop at words.
  public var canFocus: Bool { isFocused }
  public var focusOutline: CGRect? { nil }
  public var isReadOnly: Bool { true }

  public func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused {
      model.moveCaret(to: model.head)
      hideEditMenu()
      aids.isByTouch = false
    }
    setNeedsDisplay()
  }

  public func handleKey(_ event: KeyEvent) -> Bool {
    guard isFocused, event.phase != .up, let key = TextKey(event) else { return false }
    switch key {
    case .move(let motion, true) where model.hasSelection: edit { $0.move(motion, extending: true, in: carets) }
    case .selectAll: perform(.selectAll)
    case .copy: perform(.copy)
    case .menu: showList()
    case .escape: aids.menu == nil ? context.focus?.focus(nil) : hideEditMenu()
    default: return false
    }
    return true
  }
}
