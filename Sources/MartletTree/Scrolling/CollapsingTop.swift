import Foundation
import MartletLayout

/// Room above scrolled content that a bar gives back, point by point, while the content scrolls: a large title's.
/// `height` is all of it.
public struct CollapsingTop: Equatable, Sendable {
  public var height: CGFloat
  public init(height: CGFloat) { self.height = height }

  /// What the bar has given back at an offset: so far content shows above the node's own top edge.
  public func gained(at offset: CGFloat) -> CGFloat { min(max(0, offset), height) }

  /// The offset at which a part of the content stands at the anchor of the room that shows then. `start` counts from the
  /// content's start; `room` is what shows below the whole bar.
  ///
  /// The room depends on the offset: once the bar is as low as it gets it is `height` more; until then every point
  /// scrolled adds one to it.
  public func offset(start: CGFloat, length: CGFloat, anchor: CGFloat, room: CGFloat) -> CGFloat {
    guard anchor > 0 || start > 0 else { return 0 }  // what begins the content shows it with the whole bar
    let collapsed = start + height * (1 - anchor) - anchor * (room - length)
    if collapsed >= height || height == 0 { return collapsed }
    // Content at the top goes up with the bar's edge: it is at the edge at every offset, or never.
    guard anchor > 0 else { return height }
    return min(max(0, start / anchor - (room - length)), height)
  }
}
