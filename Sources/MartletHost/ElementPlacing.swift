import Foundation

/// A source that knows where in an element a finger does what the element is for: on the switch of a toggle with a
/// label, not between the two.
public protocol ElementPlacing: AnyObject {
  /// In the window, in points; nil for an element that is not there.
  func activationPoint(ofElement id: UInt64) -> CGPoint?
}
