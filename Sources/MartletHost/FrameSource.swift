import Foundation
import MartletDisplay

/// What a host shows: something that can prepare a frame of any size.
public protocol FrameSource: AnyObject {
  /// Brings everything up to date for a window of `size` points and answers what it looks like.
  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup
  /// What the last prepared frame means.
  var semantics: SemanticsNode { get }
  /// Whether work is under way that will change the frame: a task of a view, an update that waits.
  var hasPendingWork: Bool { get }
}
