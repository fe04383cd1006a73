import Foundation
import MartletDisplay
import MartletHost
import MartletLayout

/// The place of a foreign view among the engine's own drawing.
public final class ForeignNode: LayoutNode, PointerTaking, WheelTaking, TextInputClient {
  public let foreign: any ForeignView
  private let taps: TapRecognizer
  private let drags: PanRecognizer
  private var dragged = CGSize.zero

  public init(context: LayoutContext, foreign: any ForeignView) {
    self.foreign = foreign
    taps = TapRecognizer()
    drags = PanRecognizer()
    super.init(context: context)
    taps.action = { [unowned self] in tap(at: $0) }
    drags.changed = { [unowned self] in drag(to: $0) }
    drags.ended = { [unowned self] in
      drag(to: $0)
      dragged = .zero
    }
    foreign.didChange = { [weak self] in self?.foreignDidChange() }
    foreignDidChange()
  }

  deinit { context.setWaiting(false, for: id) }

  private func foreignDidChange() {
    context.setWaiting(foreign.isChanging, for: id)
    setNeedsDisplay()
  }

  // MARK: Layout and drawing

  /// A page or a film has no size of its own: it takes what it is given. Spec: U1.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  public override func placeChildren() {
    foreign.resize(to: size, pixelsPerPoint: context.pixelsPerPoint)
    foreignDidChange()
  }

  public override var keepsGroup: Bool { false }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let rect = snappedBounds(at: offset)
    guard rect.width > 0, rect.height > 0 else { return }
    if foreign.widget != nil {
      items.append(.foreign(id: id, rect))
    } else if let picture = foreign.picture {
      items.append(.image(picture, rect, ImageOptions()))
    }
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    for (index, node) in foreign.meaning.enumerated() {
      var node = node
      node.id = id << 32 | UInt64(index + 1)
      node.frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
      nodes.append(node)
    }
  }

  // MARK: Pointers

  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// A widget follows the pointers itself.
  public var ownRecognizers: [GestureRecognizer] { foreign.widget == nil ? [taps, drags] : [] }

  private func tap(at point: CGPoint) {
    context.focus?.focus(self)
    foreign.tap(at: point, count: 1)
  }

  private func drag(to value: PanRecognizer.Value) {
    let step = CGSize(
      width: value.translation.width - dragged.width, height: value.translation.height - dragged.height)
    dragged = value.translation
    foreign.scroll(by: CGSize(width: -step.width, height: -step.height), at: value.startLocation)
  }

  public func takeScroll(_ event: ScrollEvent, at point: CGPoint) -> Bool {
    guard foreign.widget == nil, foreign.takesScrolling else { return false }
    foreign.scroll(by: CGSize(width: event.delta.x, height: event.delta.y), at: point)
    return true
  }

  // MARK: Keys

  public var canFocus: Bool { true }
  public var focusOutline: CGRect? { nil }
  public func focusDidChange(isFocused: Bool) { foreign.keyboardDidMove(here: isFocused) }
  public func handleKey(_ event: KeyEvent) -> Bool {
    guard foreign.widget == nil, event.phase != .up else { return false }
    return foreign.press(event)
  }
  public func handleText(_ event: TextInputEvent) { foreign.type(event) }

  public var textInputState: TextInputState? {
    guard var state = foreign.textInput else { return nil }
    let corner = windowPoint(fromOwn: .zero)
    state.element = id
    state.frame = state.frame.offsetBy(dx: corner.x, dy: corner.y)
    state.caret = state.caret.offsetBy(dx: corner.x, dy: corner.y)
    return state
  }
}

/// A node that takes wheels and touchpads itself, before the scrolling content around it.
public protocol WheelTaking: LayoutNode {
  /// Whether the event was used. `point` in own coordinates.
  func takeScroll(_ event: ScrollEvent, at point: CGPoint) -> Bool
}
