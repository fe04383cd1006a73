import Foundation
import MartletControls

/// The user's preferred text size, under UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// Not decided by this trait collection.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  public static let small = UIContentSizeCategory(suffix: "S")
  public static let medium = UIContentSizeCategory(suffix: "M")
  public static let large = UIContentSizeCategory(suffix: "L")
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXXXL")

  /// Posted when the user changes the text size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// In the order of `TextSize`.
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public init(_textSize: TextSize) { self = Self.ordered[_textSize.rawValue] }

  /// The row of the metrics table; nil when unspecified or unknown.
  public var _textSize: TextSize? { Self.ordered.firstIndex(of: self).flatMap(TextSize.init(rawValue:)) }

  /// Whether layouts should take the form made for the five largest sizes.
  public var isAccessibilityCategory: Bool { _textSize?.isAccessibilitySize ?? false }

  // Unspecified comes before every size.
  private var order: Int { _textSize?.rawValue ?? -1 }
  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }
  public static func <= (a: Self, b: Self) -> Bool { a.order <= b.order }
  public static func > (a: Self, b: Self) -> Bool { a.order > b.order }
  public static func >= (a: Self, b: Self) -> Bool { a.order >= b.order }
}
