import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletLayout
import MartletTree

/// What one presentation puts over the whole window: a dimmed area and a card with the content.
///
/// It comes and goes by `presence`. While it leaves it is only a picture: pointers, keys and assistive tools see what
/// is below again. Subclasses say where the card stands (`cardFrame`) and how it moves (`cardShift`, `cardTransform`).
class PresentationLayer: LayoutNode, PointerTaking, ModalNode {
  let card: PresentationCard
  /// 0 is gone, 1 is there.
  let presence: PresentationMotion
  private(set) var isLeaving = false
  /// Whether what lies below is out of reach. Spec: F28.
  var isBlocking = true
  /// Laid over what is below when the layer is there.
  var dimming = RGBA.clear { didSet { if dimming != oldValue { setNeedsDisplay() } } }
  /// The window's own insets.
  var windowInsets = EdgeInsets() { didSet { if windowInsets != oldValue { setNeedsLayout() } } }
  /// Asked by a tap beside the card, by Escape and by drags: it writes the binding and has the layer leave.
  var requestDismissal: () -> Void = {}
  /// Whether a person may send the layer away.
  var isDismissable = true
  /// Keys that the content takes before anybody else.
  var keyAction: ((KeyEvent) -> Bool)?
  /// Called when it moved: what lies below may have to move, too.
  var didMove: () -> Void = {}
  private var outsideTap: OutsideTapRecognizer!

  override init(context: LayoutContext) {
    card = PresentationCard(context: context)
    presence = PresentationMotion(0, clock: context.clock)
    super.init(context: context)
    setChildren([card])
    outsideTap = OutsideTapRecognizer { [weak self] in
      self?.isBeside($0) ?? false
    } action: { [weak self] in
      if let self, closesOnOutsideTap { requestDismissal() }
    }
    presence.didChange = { [weak self] in self?.moved() }
  }

  final func moved() {
    setNeedsDisplay()
    didMove()
  }

  // MARK: What subclasses say

  /// Where the card rests, in points of the window.
  var cardFrame: CGRect { CGRect(origin: .zero, size: size) }
  /// How far the card is from its place now.
  var cardShift: CGSize { .zero }
  /// What else happens to the card's picture now: a scale while it opens.
  func cardTransform(at frame: CGRect) -> CGAffineTransform { .identity }
  var cardOpacity: Double { 1 }
  var dimmingOpacity: Double { Double(min(max(presence.value, 0), 1)) }
  /// How far what is below is pushed back, 0…1.
  var pushback: CGFloat { 0 }
  var entranceDuration: Double { PresentationMetrics.Sheet.duration }
  var exitDuration: Double { PresentationMetrics.Sheet.duration }
  /// Whether a tap beside the card asks for dismissal.
  var closesOnOutsideTap: Bool { isDismissable }
  /// Whether Escape does.
  var closesOnEscape: Bool { isDismissable }

  // MARK: Coming and going

  func enter(isAnimated: Bool) {
    isLeaving = false
    presence.move(to: 1, duration: isAnimated ? entranceDuration : 0)
  }

  /// `velocity` is that of the presence, in units a second.
  func leave(isAnimated: Bool, velocity: CGFloat? = nil, then completion: @escaping () -> Void) {
    isLeaving = true
    presence.move(to: 0, duration: isAnimated ? exitDuration : 0, velocity: velocity, then: completion)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placeChildren() {
    var frame = cardFrame
    // Frames are those of the window; the reading direction turns what a parent places.
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    card.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
  }

  // MARK: Drawing and meaning

  override var contentShift: CGSize { cardShift }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let shade = dimming.opacity(dimmingOpacity)
    if shade.alpha > 0 { items.append(.rect(snappedBounds(at: offset), shade)) }
    guard cardOpacity > 0 else { return }
    let place = CGPoint(x: offset.x + cardShift.width, y: offset.y + cardShift.height)
    var inner: [DisplayItem] = []
    drawCard(at: place, into: &inner)
    let transform = cardTransform(at: card.frame(in: self).offsetBy(dx: offset.x, dy: offset.y))
    if transform != .identity { inner = [.effect(.transform(transform), inner)] }
    if cardOpacity < 1 { inner = [.effect(.opacity(cardOpacity), inner)] }
    items += inner
  }

  func drawCard(at offset: CGPoint, into items: inout [DisplayItem]) { drawChildren(at: offset, into: &items) }

  override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard !isLeaving else { return }
    var inner: [SemanticsNode] = []
    describeChildren(at: CGPoint(x: offset.x + cardShift.width, y: offset.y + cardShift.height), into: &inner)
    let frame = card.frame(in: self).offsetBy(dx: offset.x, dy: offset.y)
    nodes.append(
      SemanticsNode(id: id, role: .group, traits: isBlocking ? .modal : [], frame: frame, children: inner))
  }

  // MARK: Input

  var isModal: Bool { isBlocking && !isLeaving }
  var ownRecognizers: [GestureRecognizer] { [outsideTap] }

  override func containsOwnContent(_ point: CGPoint) -> Bool { isModal }
  override func contentPoint(_ point: CGPoint, isBounded: Bool = true) -> CGPoint? {
    isBounded && isLeaving ? nil : super.contentPoint(point, isBounded: isBounded)
  }

  private func isBeside(_ point: CGPoint) -> Bool { isModal && !card.frame(in: self).contains(point) }

  /// Whether the layer used the key.
  func handleKey(_ event: KeyEvent) -> Bool {
    if keyAction?(event) == true { return true }
    guard event.phase == .down, event.key == Key.escape, closesOnEscape else { return false }
    requestDismissal()
    return true
  }
}

/// A tap beside a card. It fails at once when the press is on the card, so that gestures there do not wait for it.
final class OutsideTapRecognizer: GestureRecognizer {
  private let isOutside: (CGPoint) -> Bool
  private let action: () -> Void
  private var start: CGPoint?

  init(isOutside: @escaping (CGPoint) -> Bool, action: @escaping () -> Void) {
    (self.isOutside, self.action) = (isOutside, action)
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided else { return }
    switch event.phase {
    case .began:
      if start == nil { start = location }
      if !isOutside(location) { state = .failed }
    case .moved: if hasMoved(location) { state = .failed }
    case .ended:
      if hasMoved(location) { return state = .failed }
      state = .ended
      action()
    case .cancelled: state = .failed
    }
  }

  private func hasMoved(_ location: CGPoint) -> Bool {
    guard let start else { return false }
    return hypot(location.x - start.x, location.y - start.y) > TapRecognizer.slack
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
