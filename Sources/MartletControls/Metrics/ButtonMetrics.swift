import Foundation

/// Buttons at SwiftUI's control sizes. Points. Source: M-CTL (iOS 15 to 18).
public struct ButtonMetrics: Hashable, Sendable {
  public var horizontalPadding: CGFloat
  public var verticalPadding: CGFloat
  /// The text style whose size and leading the label takes.
  public var textStyle: TextStyleMetrics
  public var cornerRadius: CGFloat

  /// 28 high with standard text: 20 + 2 × 4.
  public static let small = ButtonMetrics(
    horizontalPadding: 10, verticalPadding: 4, textStyle: .subheadline, cornerRadius: 7)
  /// 34⅓ measured by others with the untuned line height of 20⅓; 36 with the body style's 22.
  public static let regular = ButtonMetrics(
    horizontalPadding: 12, verticalPadding: 7, textStyle: .body, cornerRadius: 10)
  public static let large = ButtonMetrics(
    horizontalPadding: 20, verticalPadding: 15, textStyle: .body, cornerRadius: 12)

  /// Opacity of a pressed label, by style.
  public static let pressedOpacity = 0.2
  public static let plainPressedOpacity = 0.75
  /// Share of the tint in a bordered button's fill. Source: M-CTL-22.
  public static func borderedFillOpacity(isDark: Bool) -> Double { isDark ? 0.25 : 0.15 }
  /// Seconds in which the press fades in and out.
  public static let pressDuration = 0.01
  public static let releaseDuration = 0.1
}
