import Foundation

/// The base of what lets a device tap the user's finger. Nothing here has such a motor, so nothing is felt, as
/// on devices without one.
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  /// Wakes the motor, where there is one.
  open func prepare() {}
}

/// A tap of a given strength.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public override convenience init() { self.init(style: .medium) }
  open func impactOccurred() {}
  /// `intensity` from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A pattern that says how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick for each step of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
