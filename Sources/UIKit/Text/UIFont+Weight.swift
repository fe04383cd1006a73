import Foundation
import MartletControls

extension UIFont {
  /// How bold, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let ascending: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest of the nine, as CSS counts: 100 to 900.
    public var _cssWeight: Int {
      let distances = Self.ascending.map { abs($0.rawValue - rawValue) }
      return (distances.indices.min { distances[$0] < distances[$1] } ?? 3) * 100 + 100
    }
    public init(_cssWeight: Int) { self = Self.ascending[min(max(_cssWeight / 100 - 1, 0), 8)] }
  }

  /// A role that text plays; its font follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(suffix: String) { rawValue = "UICTFontTextStyle" + suffix }
    public static let largeTitle = TextStyle(suffix: "Title0")
    public static let title1 = TextStyle(suffix: "Title1")
    public static let title2 = TextStyle(suffix: "Title2")
    public static let title3 = TextStyle(suffix: "Title3")
    public static let headline = TextStyle(suffix: "Headline")
    public static let subheadline = TextStyle(suffix: "Subhead")
    public static let body = TextStyle(suffix: "Body")
    public static let callout = TextStyle(suffix: "Callout")
    public static let footnote = TextStyle(suffix: "Footnote")
    public static let caption1 = TextStyle(suffix: "Caption1")
    public static let caption2 = TextStyle(suffix: "Caption2")

    /// The row of the metrics table; an unknown style is set as body.
    public var _metrics: TextStyleMetrics {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
