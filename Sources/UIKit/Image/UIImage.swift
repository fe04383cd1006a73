import Foundation
import MartletControls
import MartletDisplay

/// A picture: pixels, a named asset that follows the traits, or a symbol. Immutable; pixels are decoded when
/// first needed and kept as long as the image lives.
open class UIImage: NSObject, @unchecked Sendable {
  enum Content: Hashable {
    case empty
    /// `orientation` overrides what the source says.
    case source(ImageSource, scale: CGFloat, orientation: Orientation?)
    case named(NamedImage)
    case symbol(String)
  }
  /// What the `with…` methods change.
  struct Look: Hashable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var configuration: SymbolConfiguration?
  }

  let content: Content
  let look: Look
  /// The last picture that was drawn in a tint, with the tint.
  private let tinted = TintedPicture()

  init(content: Content, look: Look = Look()) { (self.content, self.look) = (content, look) }

  /// An image without size and pixels.
  public override init() { (content, look) = (.empty, Look()) }

  /// The encoded picture at one pixel per point; nil when `data` is none that can be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The encoded picture at `scale` pixels per point (0 or less counts as 1).
  public init?(data: Data, scale: CGFloat) {
    guard let source = ImageSource(data: data) else { return nil }
    (content, look) = (.source(source, scale: Self.validScale(scale), orientation: nil), Look())
  }

  /// The picture in a file; its scale is that of the name's ending, as in `icon@2x.png`. Nil when there is no
  /// such file, and, with one note, when it is no picture that can be read.
  public init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let source = ImageSource(url: url) else { return nil }
    let stem = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    (content, look) = (.source(source, scale: scale, orientation: nil), Look())
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// `scale` is pixels per point; `orientation` says how the pixels lie.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source = ImageSource(cgImage._reference)
    (content, look) = (.source(source, scale: Self.validScale(scale), orientation: orientation), Look())
  }

  /// Used by image literals in source code; traps when there is no such image, as there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = NamedImage(name: name, bundle: .main, place: nil) else {
      preconditionFailure("an image literal names \"\(name)\", which is not in the main bundle")
    }
    self.init(content: .named(image))
  }

  private static func validScale(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content != .empty && content == other.content && look == other.look)
  }
  open override var hash: Int { content.hashValue }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of an image literal whose context names none.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// The pixels as they appear, with a tint drawn in; nil for symbols, and when they cannot be decoded.
  public func _reference(for traits: UITraitCollection) -> ImageReference? {
    guard let reference = untintedReference(traits) else { return nil }
    guard let tint = look.tint else { return reference }
    return tinted.picture(of: reference, in: tint.resolvedColor(with: traits)._rgba)
  }

  /// A symbol that the app brings, for the weight of the text beside it; nil for other images.
  public func _customSymbol(weight: Int) -> SymbolDrawing? {
    if case .named(let image) = content { image.symbol?.drawing(weight: weight) } else { nil }
  }

  /// The pixels under the current traits.
  public var _reference: ImageReference? { _reference(for: .current) }

  /// A symbol's name; nil for pictures.
  public var _symbolName: String? { if case .symbol(let name) = content { name } else { nil } }

  private func untintedReference(_ traits: UITraitCollection) -> ImageReference? {
    switch content {
    case .empty, .symbol: return nil
    case .source(let source, let scale, let orientation):
      return source.uprightReference(orientation: orientation, pixelsPerPoint: scale)
    case .named(let image):
      return image.choice(traits).flatMap { choice in
        // A mirrored picture is one whose pixels are taken to lie mirrored.
        choice.source.uprightReference(
          orientation: choice.isMirrored ? .upMirrored : nil, pixelsPerPoint: choice.scale)
      }
    }
  }

  /// The decoded pixels as stored, under the current traits.
  var stored: DecodedImage? {
    switch content {
    case .empty, .symbol: return nil
    case .source(let source, let scale, let orientation):
      return source.image(pixelsPerPoint: scale).map {
        DecodedImage(reference: $0.reference, orientation: orientation ?? $0.orientation)
      }
    case .named(let image): return image.choice(.current).flatMap { $0.source.image(pixelsPerPoint: $0.scale) }
    }
  }
}
