import Foundation
import MartletControls

/// What pictures of a renderer are like.
open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Hashable, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels per point; 0 or less is the display's.
  open var scale: CGFloat
  /// Whether the picture has no transparency; it is black at first then.
  open var opaque = false
  // DEVIATION: pictures are in sRGB whatever the range.
  open var preferredRange = Range.automatic
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The rectangle of the renderer that has the format; zero for others.
  open internal(set) var bounds = CGRect.zero

  public override init() { scale = graphicsScale(0) }
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures by drawing. The size is in points.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds.standardized, format)
    format.bounds = self.bounds
  }

  /// What `actions` draw, which happens at once. Without an area, or beyond 32,000 pixels, nothing is drawn and the
  /// image is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    drawn(actions)?.currentImage ?? UIImage()
  }

  /// As PNG; no bytes when the picture is empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// As JPEG, quality from 0 to 1; no bytes when the picture is empty.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext? {
    let scale = graphicsScale(format.scale)
    guard let cgContext = CGContext(bounds: bounds, scale: scale, isOpaque: format.opaque) else {
      Notes.once("a picture of \(bounds.width) by \(bounds.height) points at scale \(scale) cannot be drawn")
      return nil
    }
    let context = UIGraphicsImageRendererContext(cgContext, format, scale)
    GraphicsContexts.drawing(in: cgContext) { actions(context) }
    return context
  }
}

/// What a renderer's actions draw on.
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat, _ scale: CGFloat) {
    (self.cgContext, self.format, self.scale) = (cgContext, format, scale)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(content: .source(ImageSource(cgContext.reference()), scale: scale, orientation: .up))
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { cgContext.fill(rect) } }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { stroke(rect) } }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blended(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw()
    cgContext.restoreGState()
  }
}
