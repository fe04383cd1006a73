import Foundation
import Foundation
import MartletControls
import MartletHost
import MartletTree

/// The presentations over one window, in the order in which they came.
final class PresentationStack {
  private unowned let root: ViewRoot
  private(set) var layers: [PresentationLayer] = []
  /// Who had the keyboard before each layer came.
  private var focusBefore: [ObjectIdentifier: WeakFocus] = [:]
  /// What the window's own content presents.
  let level = PresentationLevel()

  private struct WeakFocus { weak var node: (any FocusableNode)? }

  /// Whether the window is going: nobody sees anything leave.
  private(set) var isOver = false

  init(root: ViewRoot) { self.root = root }

  func end() {
    isOver = true
    layers = []
  }

  /// The layer that gets keys and taps.
  var top: PresentationLayer? { layers.last { $0.isModal } }

  /// Whether what comes now is shown without motion: nothing was on the screen before, or the update says so.
  var isAnimated: Bool { root.screen.size != .zero && !Transaction.current.disablesAnimations }

  func add(_ layer: PresentationLayer) {
    focusBefore[ObjectIdentifier(layer)] = WeakFocus(node: root.focus.focused)
    layers.append(layer)
    layer.didMove = { [weak self] in self?.pushBack() }
    root.updateScreen()
    if layer.isBlocking, (layer as? PopupLayer)?.placement.keepsFocus != true { root.focus.focus(nil) }
    layer.enter(isAnimated: isAnimated)
  }

  /// Puts another layer in the place of one, without motion: the window became wide or narrow.
  func replace(_ old: PresentationLayer, with new: PresentationLayer) {
    guard let index = layers.firstIndex(where: { $0 === old }) else { return }
    focusBefore[ObjectIdentifier(new)] = focusBefore.removeValue(forKey: ObjectIdentifier(old))
    layers[index] = new
    new.didMove = { [weak self] in self?.pushBack() }
    new.enter(isAnimated: false)
    root.updateScreen()
  }

  /// Has the layer leave; then takes it out and calls `completion`.
  func remove(
    _ layer: PresentationLayer, isAnimated: Bool, velocity: CGFloat? = nil, then completion: @escaping () -> Void
  ) {
    returnFocus(from: layer)
    layer.leave(isAnimated: isAnimated, velocity: velocity) { [weak self] in
      self?.layers.removeAll { $0 === layer }
      self?.pushBack()
      completion()
      self?.root.updateScreen()
    }
    root.structureDidChange()
  }

  private func returnFocus(from layer: PresentationLayer) {
    guard let before = focusBefore.removeValue(forKey: ObjectIdentifier(layer)) else { return }
    let isInside = root.focus.focused?.isInside(layer) ?? true
    guard isInside else { return }
    root.focus.focus(before.node.flatMap { $0.isInside(root.screen) ? $0 : nil })
  }

  /// What is below a large sheet steps back as far as the sheet has come. Spec: M-CTL-41.
  private func pushBack() {
    var amount: CGFloat = 0
    for layer in layers.reversed() {
      (layer as? SheetLayer)?.recession = amount
      amount = max(amount, layer.pushback)
    }
    root.screen.recession = amount
  }

  // MARK: Floating popups

  /// Where a pointer went down, and what a tap there ends.
  private var press: (point: CGPoint, ends: [() -> Void])?

  /// Closes floating popups and ends the selection of words after a tap elsewhere. What the tap does otherwise has been
  /// done; scrolling leaves them.
  func pointerDidAct(_ event: PointerEvent) {
    switch event.phase {
    case .began: press = (event.location, endings(at: event.location))
    case .moved:
      guard let start = press?.point else { return }
      let way = hypot(event.location.x - start.x, event.location.y - start.y)
      if way > TapRecognizer.slack { press = nil }
    case .ended:
      press?.ends.forEach { $0() }
      press = nil
    case .cancelled: press = nil
    }
  }

  private func endings(at point: CGPoint) -> [() -> Void] {
    let menus = layers.compactMap { $0 as? PopupLayer }.filter { $0.placement.keepsFocus && !$0.isLeaving }
    let open = menus.filter(\.placement.isFloating)
    let selected = (root.focus.focused as? any SelectableText).flatMap { $0.isReadOnly ? $0 : nil }
    guard !open.isEmpty || selected != nil else { return [] }
    let node = root.input.node(at: point)
    func isInside(_ other: LayoutNode) -> Bool { node?.isInside(other) ?? false }
    var endings = open.filter { layer in !isInside(layer) && node.map { !layer.isOfPresenter($0) } ?? true }
      .map(\.requestDismissal)
    if let selected, !isInside(selected), !menus.contains(where: isInside) {
      endings.append { [root] in if root.focus.focused === selected { root.focus.focus(nil) } }
    }
    return endings
  }

  /// Gives a key to the layer on top. Nothing below it gets one.
  func handleKey(_ event: KeyEvent) -> Bool { top?.handleKey(event) ?? false }
}

/// What one part of the window presents: the window's content, or that of a presentation. One at a time. Spec: F28.
final class PresentationLevel {
  private weak var current: (any Presenter)?
  private var waiting: [WeakPresenter] = []

  private struct WeakPresenter { weak var presenter: (any Presenter)? }

  /// Whether `presenter` may present now; else it is asked again when the place is free.
  func take(for presenter: any Presenter) -> Bool {
    if current == nil || current === presenter {
      current = presenter
      waiting.removeAll { $0.presenter == nil || $0.presenter === presenter }
      return true
    }
    if !waiting.contains(where: { $0.presenter === presenter }) { waiting.append(WeakPresenter(presenter: presenter)) }
    return false
  }

  /// The presenter is done: the next one that waits may present.
  func release(_ presenter: any Presenter) {
    waiting.removeAll { $0.presenter == nil || $0.presenter === presenter }
    guard current === presenter || current == nil else { return }
    current = nil
    while current == nil, !waiting.isEmpty { waiting.removeFirst().presenter?.levelDidBecomeFree() }
  }

  /// Whether what is up is on its way out, so that what waits comes next.
  var isEnding: Bool { current?.isEnding ?? true }

  /// What it presents closes, as the level itself does. Spec: F28.
  func close() { current?.closeWithLevel() }
}

/// Who presents at a level.
protocol Presenter: AnyObject {
  func levelDidBecomeFree()
  func closeWithLevel()
  /// Whether what it presented is closing.
  var isEnding: Bool { get }
}

private enum PresentationLevelKey: EnvironmentKey { static var defaultValue: PresentationLevel? { nil } }

extension EnvironmentValues {
  /// What the part of the window around presents; nil for that of the window's content.
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }
}
