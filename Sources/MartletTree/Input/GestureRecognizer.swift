import Foundation
import MartletHost

/// Watches pointers from the press on and says whether they are its gesture. Subclasses change `state`.
///
/// Life: `possible` → `began` → `changed`… → `ended` for what lasts; `possible` → `ended` for what happens at once;
/// `failed` when it is something else; `cancelled` when another recogniser was first. `reset` makes it `possible` again
/// when all pointers are up.
open class GestureRecognizer {
  public enum State { case possible, began, changed, ended, failed, cancelled }

  public internal(set) final weak var node: LayoutNode?
  public final var state = State.possible
  public final var isEnabled = true
  /// The time of the window, for gestures that wait. Set by the dispatcher before the first event.
  public internal(set) final var clock: FrameClock!

  public init() {}

  /// Whether it has recognised and goes on.
  public final var isActive: Bool { state == .began || state == .changed }
  /// Whether it may still recognise.
  public final var isUndecided: Bool { state == .possible }

  /// A pointer began, moved, ended or was cancelled. `location` is in the coordinates of the recogniser's node.
  open func handle(_ event: PointerEvent, at location: CGPoint) {}

  /// Another recogniser was first, or the pointer was taken away: gives up what has begun.
  open func cancel() { state = .cancelled }

  /// All pointers are up and everyone has decided.
  open func reset() { state = .possible }

  /// Whether this one, ready to recognise, waits until `other`, which is asked before it, has failed: a tap for the
  /// double tap on the same view. Spec: H4, H7.
  open func waits(for other: GestureRecognizer) -> Bool { false }

  /// Whether both may recognise the same pointers. Spec: H3.
  open func isCompatible(with other: GestureRecognizer) -> Bool { false }

  /// Called by those that decide later than at an event (a long press, a tap that waited).
  public final var didDecideLate: () -> Void = {}
}
