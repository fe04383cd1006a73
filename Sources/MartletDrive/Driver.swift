import Foundation
import MartletDisplay
import MartletHost

/// Uses a window as a person would, without a display: finds elements by what they say, sends pointer and key events
/// to their places, moves the clock, and waits until nothing changes any more.
///
/// Belongs to the main thread. The clock stands still between calls; nothing depends on how fast the machine is, but
/// work that lasts real time (network, timers) is waited for.
public final class Driver {
  public let source: any FrameSource
  /// The window's size in points.
  public var size: CGSize
  public let pixelsPerPoint: CGFloat
  /// Seconds since the window opened.
  public private(set) var time: Double
  public private(set) var display = DisplayGroup.empty
  /// A driver of the same window before this one may have brought them.
  private let dialogs: AnsweredDialogs

  /// Real seconds that `settle` waits for tasks of views and for what the app does beside the main thread.
  public static let settlingLimit = 10.0
  var limit = Driver.settlingLimit
  private static let briefLimit = 0.2
  /// Seconds of the clock that `settle` lets pass for animations and for taps that wait for a second one.
  public static let motionLimit = 20.0
  static let frame = 1.0 / 60
  /// Alarms within this time (a tap that waits for a double tap) are part of an action.
  private static let patience = 0.5

  /// `time` is where the window's clock stands.
  public init(source: any FrameSource, size: CGSize, pixelsPerPoint: CGFloat, time: Double = 0) {
    self.source = source
    self.size = size
    self.pixelsPerPoint = pixelsPerPoint
    self.time = time
    dialogs = source.services.files as? AnsweredDialogs ?? AnsweredDialogs()
    source.services.files = dialogs
    prepare()
  }

  var hasOpenDialog: Bool { dialogs.isOpen }
  func answerDialog(_ files: [URL]) -> Bool { dialogs.answer(files) }

  /// Brings the window up to date without moving the clock.
  public func prepare() {
    display = source.prepareFrame(size: size, pixelsPerPoint: pixelsPerPoint)
  }

  /// Moves the clock by `seconds`, frame by frame.
  public func advance(by seconds: Double) {
    let end = time + max(0, seconds)
    while time < end {
      time = min(time + Self.frame, end)
      source.advance(to: time)
      prepare()
    }
  }

  /// Whether a task of a view was given up once: it is one that never ends, and later steps wait for it only briefly.
  private var hasEndlessTask = false

  /// What the app was still doing when `settle` gave up last, in words; empty when it did not.
  public private(set) var leftUndone: [String] = []

  /// Waits until tasks of views and what the app does beside the main thread have ended, and what moves has come to
  /// rest. False when it gave up.
  @discardableResult public func settle() -> Bool {
    let deadline = Date(timeIntervalSinceNow: hasEndlessTask ? min(limit, Self.briefLimit) : limit)
    let end = time + Self.motionLimit
    let actionEnd = time + Self.patience
    var outsideWatch = OutsideWorkWatch()
    prepare()
    while true {
      if source.isMoving || source.nextDueTime.map({ $0 <= actionEnd && $0 > time }) ?? false {
        guard time < end else { return false }
        advance(by: Self.frame)
      } else if outsideWatch.needsTurn(for: source.outsideWork) || source.hasPendingWork {
        guard Date() < deadline else {
          hasEndlessTask = true
          leftUndone = source.outsideWork.running
          return false
        }
        Self.runLoop(for: 0.005)
        prepare()
      } else {
        hasEndlessTask = false
        leftUndone = []
        return true
      }
    }
  }

  /// Lets `seconds` pass in reality and on the clock: timers of the app fire, and so do the interface's.
  public func wait(_ seconds: Double) {
    let start = Date()
    let startTime = time
    repeat {
      Self.runLoop(for: Self.frame)
      advance(by: startTime + min(Date().timeIntervalSince(start), seconds) - time)
    } while Date().timeIntervalSince(start) < seconds
  }

  /// Waits, at most `limit` real seconds, until `condition` holds.
  public func wait(upTo limit: Double, until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: limit)
    settle()
    while !condition() {
      guard Date() < deadline else { return false }
      Self.runLoop(for: 0.01)
      settle()
    }
    return true
  }

  private static func runLoop(for seconds: Double) {
    RunningHost.turnOtherLoops()
    let end = Date(timeIntervalSinceNow: seconds)
    if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
  }
}
