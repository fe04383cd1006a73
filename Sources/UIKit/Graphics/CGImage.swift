import Foundation
import MartletDisplay

/// Pixels under Core Graphics' name: premultiplied, in sRGB. Immutable.
public final class CGImage: Hashable, Sendable {
  public let _reference: ImageReference

  public init(_reference: ImageReference) { self._reference = _reference }

  /// Pixels, not points.
  public var width: Int { _reference.pixelWidth }
  public var height: Int { _reference.pixelHeight }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// The part inside `rect`, in pixels from the top left, widened to whole pixels; nil when it lies outside.
  /// Copies the pixels of the part.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull, !rect.isInfinite, rect.width.isFinite, rect.height.isFinite else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let rowLength = Int(part.width) * 4
    var pixels = Data(capacity: rowLength * Int(part.height))
    for row in Int(part.minY)..<Int(part.maxY) {
      let start = _reference.pixels.startIndex + row * bytesPerRow + Int(part.minX) * 4
      pixels.append(_reference.pixels[start..<start + rowLength])
    }
    return CGImage(
      _reference: ImageReference(pixelWidth: Int(part.width), pixelHeight: Int(part.height), pixels: pixels))
  }

  /// The same pixels as a new object.
  public func copy() -> CGImage? { CGImage(_reference: _reference) }

  public static func == (a: CGImage, b: CGImage) -> Bool { a._reference == b._reference }
  public func hash(into hasher: inout Hasher) { hasher.combine(_reference) }
}
