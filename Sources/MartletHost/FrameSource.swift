import Foundation
import MartletDisplay

/// What a host shows: a window's content, which prepares frames and takes events. Belongs to the main thread.
///
/// Nothing in it has a clock of its own: the host moves time with `advance`.
public protocol FrameSource: AnyObject {
  /// Brings everything up to date for a window of `size` points and answers what it looks like.
  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup
  /// What the last prepared frame means.
  var semantics: SemanticsNode { get }
  /// Whether work is under way that will change the frame: a task of a view, an update that waits.
  var hasPendingWork: Bool { get }
  /// What the app does beside the main thread; `uncounted` for a source that does not know.
  var outsideWork: OutsideWork { get }

  /// Called when a frame is needed; the host prepares one at its next opportunity. Idle means that nobody calls.
  var needsFrame: () -> Void { get set }

  /// Moves the window's clock, in seconds since it opened: animations and momentum go on, presses become long. Never
  /// back.
  func advance(to time: Double)
  /// When the clock must move next although nothing happens: not later than `now` while something moves with each
  /// frame, a later time while something waits, nil while nothing does.
  var nextDueTime: Double? { get }

  /// What is shown as a marked placeholder because the real thing cannot be drawn; one line for each.
  var placeholders: [String] { get }

  /// Whether something moves that comes to an end by itself; a spinner does not.
  var isMoving: Bool { get }

  /// Takes what the user did; answers whether anything used it.
  @discardableResult func handle(_ event: InputEvent) -> Bool

  /// What the window stands in: appearance, text size, direction. A change shows in the next frame.
  var surroundings: WindowSurroundings { get set }
  /// What the field with the keyboard shows; nil while none has it.
  var textInput: TextInputState? { get }
  /// What the host can do for the app; set before the first frame.
  var services: HostServices { get set }
}

extension FrameSource {
  public var outsideWork: OutsideWork { .uncounted }
}
