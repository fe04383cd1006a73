import Foundation
import MartletHost

/// Takes a window's pointers to the nodes they are for.
///
/// A press collects the recognisers around what it hit, in the order in which they are asked (`GestureNode.Precedence`);
/// they watch the pointer until one recognises, which cancels those that are not compatible with it.
public final class InputDispatcher {
  private unowned let root: LayoutNode
  private let clock: FrameClock
  private let arena: GestureArena
  private let hover = HoverSystem()
  private let scrolling: ScrollRouter
  private var pinching: [GestureCandidate] = []
  private var wheelPinch: WheelPinch?
  /// Where a pointer was last, in the window.
  private var lastLocation: CGPoint?

  /// Called when the mouse pointer is to have another shape.
  public var cursorDidChange: (PointerCursor) -> Void {
    get { hover.cursorDidChange }
    set { hover.cursorDidChange = newValue }
  }

  public init(root: LayoutNode) {
    self.root = root
    clock = root.context.clock
    arena = GestureArena(root: root)
    scrolling = ScrollRouter(root: root)
  }

  // MARK: Pointers

  /// Whether anything used the event.
  @discardableResult public func handle(_ event: PointerEvent) -> Bool {
    clock.advance(to: event.time)
    lastLocation = event.location
    if event.phase == .began {
      if arena.isDown(event.id) {
        var lost = event
        lost.phase = .cancelled
        _ = arena.handle(lost)
      }
      arena.begin(event, candidates(at: event.location))
    }
    return arena.handle(event)
  }

  /// The mouse without a button pressed. Whether anything follows it there.
  @discardableResult public func handle(_ event: HoverEvent) -> Bool {
    clock.advance(to: event.time)
    lastLocation = event.location
    return hover.handle(event, over: event.location.flatMap(node(at:)))
  }

  // MARK: Wheels, touchpads, keys

  /// A wheel's step or two fingers on a touchpad: with the control key a wheel spreads, else content moves.
  @discardableResult public func handle(_ event: ScrollEvent) -> Bool {
    clock.advance(to: event.time)
    let node = node(at: event.location)
    if event.phase == .step, event.modifiers.contains(.control) || spreadsByWheel(node) { return spread(event) }
    if let taking = node as? any WheelTaking, let point = taking.ownPoint(fromWindow: event.location),
      taking.takeScroll(event, at: point)
    {
      return true
    }
    return scrolling.handle(event, over: node)
  }

  /// Whether the innermost node around `hit` that a wheel is for spreads by it, and does not scroll.
  private func spreadsByWheel(_ hit: LayoutNode?) -> Bool {
    var node = hit
    while let here = node {
      if let gestures = here as? GestureNode, gestures.spreadsByWheel { return true }
      if here is any Scrollable || here is any WheelTaking { return false }
      node = here.parent
    }
    return false
  }

  /// A key that no control took: it scrolls what lies under the pointer.
  public func scroll(with event: KeyEvent) -> Bool {
    scrolling.handle(event, over: lastLocation.flatMap(node(at:)))
  }

  /// Steps of a wheel close to each other are one pinch.
  private func spread(_ event: ScrollEvent) -> Bool {
    let pinch = wheelPinch ?? WheelPinch()
    let isFirst = wheelPinch == nil
    wheelPinch = pinch
    pinch.scale *= exp(-Double(event.delta.y) / WheelPinch.distance)
    func send(_ phase: PinchEvent.Phase, _ scale: Double, _ time: Double) -> Bool {
      handle(
        PinchEvent(
          phase: phase, location: event.location, scale: scale, rotation: 0, time: time, modifiers: event.modifiers))
    }
    if isFirst { _ = send(.began, 1, event.time) }
    let isUsed = send(.changed, pinch.scale, event.time)
    pinch.end = clock.alarm(at: event.time + WheelPinch.pause) { [weak self] in
      guard let self else { return }
      wheelPinch = nil
      _ = send(.ended, pinch.scale, clock.now)
    }
    return isUsed
  }

  /// Two fingers on a touchpad: they go to the recognisers around what lies under them.
  @discardableResult public func handle(_ event: PinchEvent) -> Bool {
    clock.advance(to: event.time)
    if event.phase == .began { pinching = candidates(at: event.location) }
    for candidate in pinching {
      guard let node = candidate.recognizer.node, node.isInside(root) else { continue }
      candidate.recognizer.clock = clock
      candidate.recognizer.handle(event, at: node.ownPoint(fromWindow: event.location) ?? event.location)
    }
    let isUsed = pinching.contains { $0.recognizer.isActive || $0.recognizer.state == .ended }
    guard event.phase == .ended || event.phase == .cancelled else { return isUsed }
    for candidate in pinching where !candidate.recognizer.isUndecided { candidate.recognizer.reset() }
    pinching = []
    return isUsed
  }

  /// The window lost its pointers, or what they are on: gives up everything that has begun.
  public func cancelAll() {
    arena.cancelAll()
    scrolling.letGo(at: clock.now)
  }

  /// The node that lies under a point of the window.
  public func node(at point: CGPoint) -> LayoutNode? {
    root.hit(CGPoint(x: point.x - root.origin.x, y: point.y - root.origin.y))
  }

  /// Whether a tap at a point of the window does something.
  public func takesTap(at point: CGPoint) -> Bool { candidates(at: point).contains { $0.recognizer.tapCount > 0 } }

  /// The recognisers around what lies at a point of the window, first asked first. Spec: H1-H5, H19.
  private func candidates(at point: CGPoint) -> [GestureCandidate] {
    var normal: [GestureCandidate] = []
    var high: [GestureCandidate] = []
    var node = node(at: point)
    while let here = node {
      if let gestures = here as? GestureNode {
        if !gestures.mask.contains(.inside) { (normal, high) = ([], []) }
        if gestures.mask.contains(.own) {
          let own = gestures.recognizers.filter(\.isEnabled)
            .map { GestureCandidate(recognizer: $0, isSimultaneous: gestures.precedence == .simultaneous) }
          if gestures.precedence == .high { high = own + high } else { normal += own }
        }
      } else if let taking = here as? PointerTaking {
        normal += taking.ownRecognizers.filter(\.isEnabled).map { recognizer in
          recognizer.node = here
          return GestureCandidate(recognizer: recognizer)
        }
      }
      node = here.parent
    }
    return high + normal
  }
}

/// A pinch that a wheel makes.
private final class WheelPinch {
  /// Points of a wheel that make things e times as large.
  static let distance = 300.0
  /// Seconds without a step that end it.
  static let pause = 0.3
  var scale = 1.0
  var end: FrameClock.Alarm?
}
