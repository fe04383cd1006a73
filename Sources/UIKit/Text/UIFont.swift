import Foundation
import MartletControls
import MartletDisplay
import MartletText

/// A typeface in a size and a weight. Immutable. Metrics are asked of the text engine, on the main thread.
open class UIFont: NSObject, @unchecked Sendable {
  /// What the text engine sets.
  public let _description: FontDescription
  /// The style that the font was made for.
  let textStyle: TextStyle?

  public init(_ description: FontDescription) { (_description, textStyle) = (description, nil) }

  init(_ description: FontDescription, textStyle: TextStyle?) {
    (_description, self.textStyle) = (description, textStyle)
  }

  /// The font of that family or PostScript name at `size` points; 0 or less means 12. A family that iOS has and
  /// this system lacks is replaced, with one note; any other unknown name gives nil.
  public init?(name fontName: String, size: CGFloat) {
    guard let description = FontNames.description(of: fontName, size: Self.validSize(size)) else {
      Notes.once("no font named \"\(fontName)\" is installed or was added by the app")
      return nil
    }
    (_description, textStyle) = (description, nil)
  }

  /// A size of 0 keeps the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.fontDescription
    if pointSize > 0 { description.size = pointSize }
    (_description, textStyle) = (description, nil)
  }

  static func validSize(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?._description == _description }
  open override var hash: Int { _description.hashValue }
}

// MARK: System fonts

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: validSize(fontSize), weight: weight._cssWeight))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: validSize(fontSize), isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .monospaced, size: validSize(fontSize), weight: weight._cssWeight))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: validSize(fontSize), weight: weight._cssWeight, hasMonospacedDigits: true))
  }

  /// The font of a style at the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let textSize = traits.preferredContentSizeCategory._textSize ?? .standard
    let metrics = style._metrics
    let weight = traits.legibilityWeight == .bold ? max(metrics.weight, metrics.emphasizedWeight) : metrics.weight
    let description = FontDescription(
      size: metrics.size(at: textSize), weight: weight, lineHeight: metrics.leading(at: textSize))
    return UIFont(description, textStyle: style)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
}

// MARK: Metrics

extension UIFont {
  public var pointSize: CGFloat { _description.size }

  public var familyName: String { FontNames.family(_description) }

  /// The family with its weight, as "Georgia-Bold".
  public var fontName: String { FontNames.fullName(_description) }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_description) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = _description
    (description.size, description.lineHeight) = (Self.validSize(fontSize), nil)
    return UIFont(description)
  }

  /// The distance between baselines, in points.
  public var lineHeight: CGFloat { line.size.height }
  /// From the baseline to the line's top.
  public var ascender: CGFloat { line.firstBaseline }
  /// From the baseline to the line's bottom, negative.
  public var descender: CGFloat { line.firstBaseline - line.size.height }
  public var leading: CGFloat { 0 }
  // Inter, the system font here: 1490 and 1118 of 2048 units. Other families differ by a few percent.
  public var capHeight: CGFloat { pointSize * 1490 / 2048 }
  public var xHeight: CGFloat { pointSize * 1118 / 2048 }

  private var line: TextMetrics {
    let run = TextRun(content: .text("x"), font: _description, color: .black)
    return TextEngine.standard.measure(TextBlock(runs: [run], paragraph: ParagraphStyle()), width: nil, height: nil)
  }
}
