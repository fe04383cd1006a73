import Foundation

/// Points between letters that the system font takes at a size, in addition to what the app asks for.
///
/// The formula is the one that Inter's author publishes for setting Inter at any size ("dynamic metrics"):
/// tracking in em = -0.0223 + 0.185·e^(-0.1745·size).
func systemTracking(size: CGFloat) -> CGFloat {
  guard size > 0, size.isFinite else { return 0 }
  return size * (-0.0223 + 0.185 * exp(-0.1745 * size))
}
