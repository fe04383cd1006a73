/// The twelve sizes of Dynamic Type. Spec: M-TEXT, "Name mapping".
public enum TextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The short name: "xs", "l", "ax3".
  public var shortName: String {
    switch self {
    case .xSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .xLarge: "xl"
    case .xxLarge: "xxl"
    case .xxxLarge: "xxxl"
    default: "ax" + rawValue.suffix(1)
    }
  }

  /// UIKit's name: "extraSmall", "accessibilityExtraLarge".
  public var categoryName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small, .medium, .large: rawValue
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// Accepts the short name, SwiftUI's and UIKit's, in any case.
  public init?(named name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { size in
      [size.rawValue, size.shortName, size.categoryName].contains { $0.lowercased() == wanted }
    }
    guard let match else { return nil }
    self = match
  }

  public static var shortNames: [String] { allCases.map(\.shortName) }
}
