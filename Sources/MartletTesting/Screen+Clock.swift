import MartletTree
import SwiftUI

extension Screen {
  /// Lets `seconds` pass in frames of a sixtieth of a second, each of them brought up to date, and ends at exactly that
  /// time. The screen's time passes in calls like this one only, never in `update()`.
  public func advance(by seconds: Double) { wait(seconds) }

  /// Lets time pass until what moves has come to rest: animations and transitions end and show their last state.
  ///
  /// What goes on for ever (a spinner, a repeated animation) does not count, and after a minute nothing does.
  public func settle() {
    update()
    let end = time + Self.longestMotion
    while root.layoutContext.clock.isSettling, time < end { wait(Self.frameDuration) }
  }

  private static let longestMotion = 60.0
}
