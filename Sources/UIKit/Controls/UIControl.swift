import Foundation
import MartletTree

/// The base of controls: it tells its targets what a person does with it.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The states that a look can be given for.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable { case center, left, right, fill, leading, trailing }

  open var isEnabled = true { didSet { if isEnabled != oldValue { _stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { _stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { _stateDidChange() } } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  open var state: State {
    var state: State = isHighlighted ? .highlighted : []
    if !_isUsable { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control and what is around it are enabled.
  var _isUsable: Bool { isEnabled && _host?.site?.isEnabled != false }

  func _stateDidChange() { _lookDidChange() }

  // MARK: Targets

  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let action: Selector
    let events: Event
  }
  private var targets: [Target] = []
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Has `action` of `target`, which is not kept, called with the control at the events; a nil target is looked for
  /// among the responders around.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(object: target.map { $0 as AnyObject }, hasObject: target != nil, action: action, events: controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }
  /// An action of the same identifier for the same events takes the place of the old one.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    handlers.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
  }
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.object as? NSObject).map { AnyHashable($0) } })
  }

  /// Tells everybody who asked for one of the events.
  open func sendActions(for controlEvents: Event) { _send(controlEvents, nil) }

  func _send(_ events: Event, _ event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: events) {
      if !target.hasObject || target.object != nil { sendAction(target.action, to: target.object, for: event) }
    }
    for handler in handlers where !handler.events.isDisjoint(with: events) { handler.action._run(from: self) }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action._send(to: target, self, event)
    } else if let found = sequence(first: self as UIResponder, next: \.next).first(where: { action._isAnswered(by: $0) }
    ) {
      action._send(to: found, self, event)
    } else {
      UIApplication.shared.sendAction(action, to: nil, from: self, for: event)
    }
  }

  // MARK: Following a touch, for controls of an app's own

  /// Whether the control wants to follow the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard _isUsable, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    if isTracking { _send(.touchDown, event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = bounds.insetBy(dx: -PressRecognizer.drift, dy: -PressRecognizer.drift)
      .contains(touch.location(in: self))
    isTracking = continueTracking(touch, with: event)
    _send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    endTracking(touches.first, with: event)
    if !isTouchInside { _send(.touchUpOutside, event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    cancelTracking(with: event)
    _send(.touchCancel, event)
  }

  // MARK: Pressing

  private lazy var press: PressRecognizer = {
    let press = PressRecognizer()
    press.pressChanged = { [weak self] in self?.isHighlighted = $0 }
    press.action = { [weak self] in self?._pressed() }
    return press
  }()

  override var _engineRecognizers: [GestureRecognizer] { _isUsable && !_isDrawnBySwiftUI ? [press] : [] }

  func _pressed() {
    let run = { self._send([.touchUpInside, .primaryActionTriggered], UIEvent()) }
    if let host = _host { host.withTraits(run) } else { run() }
  }

  override var _activation: (() -> Void)? {
    guard _isUsable, !_isDrawnBySwiftUI, !targets.isEmpty || !handlers.isEmpty else { return nil }
    return { [weak self] in self?._pressed() }
  }
  override var _canFocusByKeyboard: Bool { _activation != nil }
  override func _handleKey(_ event: _KeyEvent) -> Bool {
    guard event.phase == .down, event.key == " " || event.key == "\r", let activate = _activation else { return false }
    activate()
    return true
  }
}
