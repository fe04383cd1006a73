import Foundation
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
    if layer.isBlocking { root.focus.focus(nil) }
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

  /// What it presents closes, as the level itself does. Spec: F28.
  func close() { current?.closeWithLevel() }
}

/// Who presents at a level.
protocol Presenter: AnyObject {
  func levelDidBecomeFree()
  func closeWithLevel()
}

private enum PresentationLevelKey: EnvironmentKey { static var defaultValue: PresentationLevel? { nil } }

extension EnvironmentValues {
  /// What the part of the window around presents; nil for that of the window's content.
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }
}
