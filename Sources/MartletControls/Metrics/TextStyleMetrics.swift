import Foundation

/// The eleven text styles with their size and leading at each text size. Source: M-TEXT, documented by
/// Apple's Human Interface Guidelines (Typography, Specifications).
public enum TextStyleMetrics: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// The font's size in points.
  public func size(at textSize: TextSize) -> CGFloat { sizes[textSize.rawValue] }

  /// The distance between baselines in points, and the height of a line.
  public func leading(at textSize: TextSize) -> CGFloat { leadings[textSize.rawValue] }

  /// CSS weight, 100 to 900.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// The CSS weight of the style's bold form.
  public var emphasizedWeight: Int {
    switch self {
    case .largeTitle, .title, .title2: 700
    default: 600
    }
  }

  /// A length that grows with text of `style`: by the ratio of leadings, not of sizes, to the nearest pixel.
  /// Source: M-TEXT (17 at medium is 16⅓ on a device with 3 pixels a point).
  ///
  /// NaN and infinite values are returned unchanged; `pixelsPerPoint` of zero or less means no rounding.
  public static func scaledValue(
    _ value: CGFloat, relativeTo style: TextStyleMetrics, at textSize: TextSize, pixelsPerPoint: CGFloat = 3
  ) -> CGFloat {
    guard value.isFinite, textSize != .standard else { return value }
    let scaled = value * style.leading(at: textSize) / style.leading(at: .standard)
    return pixelsPerPoint > 0 ? (scaled * pixelsPerPoint).rounded() / pixelsPerPoint : scaled
  }
}

// Columns: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 to 5.
extension TextStyleMetrics {
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title: Self.titleSizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline, .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .subheadline: Self.subheadlineSizes
    case .footnote: Self.footnoteSizes
    case .caption: Self.captionSizes
    case .caption2: Self.caption2Sizes
    }
  }

  private var leadings: [CGFloat] {
    switch self {
    case .largeTitle: Self.largeTitleLeadings
    case .title: Self.titleLeadings
    case .title2: Self.title2Leadings
    case .title3: Self.title3Leadings
    case .headline, .body: Self.bodyLeadings
    case .callout: Self.calloutLeadings
    case .subheadline: Self.subheadlineLeadings
    case .footnote: Self.footnoteLeadings
    case .caption: Self.captionLeadings
    case .caption2: Self.caption2Leadings
    }
  }

  private static let largeTitleSizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let largeTitleLeadings: [CGFloat] = [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
  private static let titleSizes: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let titleLeadings: [CGFloat] = [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
  private static let title2Sizes: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title2Leadings: [CGFloat] = [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
  private static let title3Sizes: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let title3Leadings: [CGFloat] = [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let bodyLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  private static let calloutSizes: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let calloutLeadings: [CGFloat] = [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
  private static let subheadlineSizes: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  // 28 at xxxLarge stands in the guidelines though other 21-point lines lead 26 (M-TEXT0).
  private static let subheadlineLeadings: [CGFloat] = [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  private static let footnoteSizes: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let footnoteLeadings: [CGFloat] = [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
  private static let captionSizes: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let captionLeadings: [CGFloat] = [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
  private static let caption2Sizes: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
  private static let caption2Leadings: [CGFloat] = [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
}
