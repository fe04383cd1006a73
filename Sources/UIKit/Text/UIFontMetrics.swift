import Foundation
import MartletControls
import MartletDisplay

/// Lets fonts and lengths of an app's own grow with the user's text size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The length at the current text size: by the ratio of the style's line heights, to whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    return TextStyleMetrics.scaledValue(
      value, relativeTo: style._metrics, at: traits.preferredContentSizeCategory._textSize ?? .standard,
      pixelsPerPoint: traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale)
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A maximum of 0 or less sets no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
