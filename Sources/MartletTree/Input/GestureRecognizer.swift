import Foundation
import MartletHost

/// Watches pointers from the press on and says whether they are its gesture. Subclasses change `state`.
///
/// Life: `possible` → `began` → `changed`… → `ended` for what lasts; `possible` → `ended` for what happens at once;
/// `failed` when it is something else; `cancelled` when another recogniser was first. `reset` makes it `possible` again
/// when it is asked anew.
///
/// The first to recognise wins: those that are not compatible with it are cancelled before its action runs. One that
/// could recognise but is held up (`isHeldUp`) stays possible and looks again in `reconsider`.
open class GestureRecognizer {
  public enum State { case possible, began, changed, ended, failed, cancelled }

  public internal(set) final weak var node: LayoutNode?
  public final var state = State.possible {
    didSet { if state != oldValue { stateDidChange() } }
  }
  public final var isEnabled = true
  /// The time of the window, for gestures that wait. Set by the dispatcher before the first event.
  public final var clock: FrameClock!
  /// Who decides between this one and others; nil while it watches no pointer.
  final weak var arena: GestureArena?
  /// Called on each change of state. For those that are made of other recognisers.
  public final var stateDidChange: () -> Void = {}

  public init() {}

  /// Whether it has recognised and goes on.
  public final var isActive: Bool { state == .began || state == .changed }
  /// Whether it may still recognise.
  public final var isUndecided: Bool { state == .possible }

  // MARK: Events

  /// A pointer began, moved, ended or was cancelled. `location` is in the coordinates of the recogniser's node.
  open func handle(_ event: PointerEvent, at location: CGPoint) {}

  /// Two fingers on a touchpad. `location` as above.
  open func handle(_ event: PinchEvent, at location: CGPoint) {}

  /// Another recogniser was first, or the pointer was taken away: gives up what has begun.
  open func cancel() { state = .cancelled }

  /// Forgets everything, for the next gesture.
  open func reset() { state = .possible }

  // MARK: Others

  /// How many taps the gesture is made of; 0 for gestures that are no taps.
  open var tapCount: Int { 0 }

  /// Whether it moves content under a window over it: what is inside waits a moment for it. Spec: H16.
  public final var isScrolling = false

  /// Whether this one, ready to recognise, waits until `other`, which is asked before it, has failed: a tap for the
  /// double tap on the same view. Spec: H4, H7.
  open func waits(for other: GestureRecognizer) -> Bool { tapCount > 0 && other.tapCount > tapCount }

  /// Whether both may recognise the same pointers. Spec: H3.
  open func isCompatible(with other: GestureRecognizer) -> Bool { false }

  /// Whether one that is asked before it may still turn out to be meant.
  public final var isHeldUp: Bool { arena?.isHeldUp(self) ?? false }

  /// One that watches the same pointers has given up, or the moment of waiting for a scroll is over.
  open func reconsider() {}

  /// Until when a touch inside something that scrolls may turn out to be a scroll; nil outside. Spec: H16.
  public final var scrollDelayEnd: Double? { arena?.scrollDelayEnd(for: self) }
}
