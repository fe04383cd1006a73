/// How large the user wants text, from small to the accessibility sizes. The names are SwiftUI's.
public enum TextSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size of a device whose owner never touched the setting.
  public static let standard = TextSize.large

  /// Whether layouts use their accessibility form. Source: M-TEXT, from the first accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: TextSize, b: TextSize) -> Bool { a.rawValue < b.rawValue }
}
