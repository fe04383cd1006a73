import Foundation
import MartletDisplay

extension UIImage {
  /// Points, as the picture appears under the current traits. Decodes the picture. Zero when it cannot be.
  public var size: CGSize {
    guard let stored else { return symbolSize ?? .zero }
    let (width, height) = (CGFloat(stored.reference.pixelWidth), CGFloat(stored.reference.pixelHeight))
    let pixels =
      stored.orientation.exchangesSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Pixels per point under the current traits.
  public var scale: CGFloat {
    switch content {
    case .empty: 1
    case .source(_, let scale, _): scale
    case .named(let image): image.choice(.current)?.scale ?? 1
    case .symbol: UITraitCollection.current.displayScale
    }
  }

  /// How the pixels of `cgImage` lie. Drawing takes it into account.
  public var imageOrientation: Orientation {
    if case .source(_, _, let orientation?) = content { return orientation }
    return stored?.orientation ?? .up
  }

  /// The pixels as stored, not turned upright; nil for symbols, and when they cannot be decoded.
  public var cgImage: CGImage? {
    guard look.tint == nil else { return _reference.map { CGImage(_reference: $0) } }
    return stored.map { CGImage(_reference: $0.reference) }
  }

  public var isSymbolImage: Bool { _symbolName != nil || _customSymbol(weight: 400) != nil }
  public var renderingMode: RenderingMode { look.renderingMode }
  /// The borders that keep their size when the image is stretched, in points.
  public var capInsets: UIEdgeInsets { look.capInsets == .zero ? slicing?.insets ?? .zero : look.capInsets }
  public var resizingMode: ResizingMode {
    look.capInsets == .zero ? slicing?.mode ?? look.resizingMode : look.resizingMode
  }
  /// How the asset catalog says that the picture is stretched.
  private var slicing: NamedImage.Slicing? {
    if case .named(let image) = content { image.choice(.current)?.slicing } else { nil }
  }
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
  public var symbolConfiguration: SymbolConfiguration? { look.configuration }
  public var configuration: Configuration? { look.configuration }

  /// The colour that `withTintColor` gave; a symbol is drawn in it.
  public var _tint: UIColor? { look.tint }

  /// Whether the shape only counts: as the rendering mode says, else as the asset catalog does; nil when the
  /// place that shows the image decides.
  public var _isTemplate: Bool? {
    switch look.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic:
      if case .named(let image) = content { return image.choice(.current)?.isTemplate }
      return nil
    }
  }

  /// The picture as PNG, upright; nil for symbols, and when it cannot be decoded.
  public func pngData() -> Data? { _reference.flatMap { ImageEncoder.png($0) } }

  /// The picture as JPEG, upright; `compressionQuality` from 0 (smallest) to 1 (best), clamped. Nil for
  /// symbols, and when it cannot be decoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    _reference.flatMap { ImageEncoder.jpeg($0, quality: compressionQuality) }
  }
}
