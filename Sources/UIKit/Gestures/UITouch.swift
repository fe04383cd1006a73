import Foundation
import MartletHost
import MartletTree

/// A finger, a pen or a mouse button on the screen, from the press to its end. One object follows it all the way.
@MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Hashable, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Hashable, Sendable { case direct, indirect, pencil, indirectPointer }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  /// Seconds on the window's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var view: UIView?
  open internal(set) var type = TouchType.direct
  open var window: UIWindow? { view?.window }
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// 1 for what has no pressure.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var majorRadius: CGFloat { 1 }
  var place = CGPoint.zero
  var placeBefore = CGPoint.zero

  package override init() {}

  /// In the coordinates of `view`, or of the window when nil.
  open func location(in view: UIView?) -> CGPoint { Self.convert(place, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { Self.convert(placeBefore, to: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private static func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }
}

/// What a person did, as actions and responders get it.
@MainActor @preconcurrency open class UIEvent: NSObject {
  public enum EventType: Int, Hashable, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Hashable, Sendable { case none = 0, motionShake = 1 }
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  nonisolated package override init() {}
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// Gives a view its touches, beside the recognisers: it recognises nothing, and ends when one of them was first.
/// Spec: U9.
final class TouchForwarder: GestureRecognizer {
  private unowned let view: UIView
  private var touches: [Int: UITouch] = [:]

  init(view: UIView) {
    self.view = view
    super.init()
  }

  override func handle(_ event: PointerEvent, at location: CGPoint) {
    guard isUndecided, let host = view._host else { return }
    if event.phase == .began {
      // The innermost view is asked first, and keeps the pointer.
      guard host.touchedViews[event.id] == nil else { return state = .failed }
      guard view.isMultipleTouchEnabled || touches.isEmpty else { return }
      host.touchedViews[event.id] = view
      let touch = UITouch()
      touch.view = view
      touch.type = event.kind == .mouse ? .indirectPointer : event.kind == .pen ? .pencil : .direct
      touch.place = event.location
      touches[event.id] = touch
    }
    guard let touch = touches[event.id] else { return }
    (touch.placeBefore, touch.place, touch.timestamp) = (touch.place, event.location, event.time)
    deliver(touch, event.phase, host)
    if event.phase == .ended || event.phase == .cancelled { end(event.id, host) }
  }

  private func deliver(_ touch: UITouch, _ phase: PointerEvent.Phase, _ host: ViewHostNode) {
    let event = UIEvent()
    (event.allTouches, event.timestamp) = (Set(touches.values), touch.timestamp)
    host.withTraits {
      switch phase {
      case .began:
        touch.phase = .began
        view.touchesBegan([touch], with: event)
      case .moved:
        touch.phase = .moved
        view.touchesMoved([touch], with: event)
      case .ended:
        touch.phase = .ended
        view.touchesEnded([touch], with: event)
      case .cancelled:
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: event)
      }
    }
  }

  private func end(_ pointer: Int, _ host: ViewHostNode) {
    touches[pointer] = nil
    host.touchedViews[pointer] = nil
    if touches.isEmpty { state = .failed }
  }

  override func cancel() {
    if let host = view._host {
      for (pointer, touch) in touches {
        deliver(touch, .cancelled, host)
        host.touchedViews[pointer] = nil
      }
    }
    touches = [:]
    super.cancel()
  }

  /// A recogniser that leaves the view its touches goes along with it.
  override func isCompatible(with other: GestureRecognizer) -> Bool {
    (view.gestureRecognizers ?? []).contains { $0._engine === other && !$0.cancelsTouchesInView }
  }
}
