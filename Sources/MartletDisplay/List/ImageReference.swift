import Foundation

/// Decoded pixels, shared by reference and compared by it. Premultiplied BGRA (Cairo's ARGB32 on little
/// endian), rows without padding.
public final class ImageReference: Hashable, Sendable {
  public let pixelWidth: Int
  public let pixelHeight: Int
  public let pixels: Data
  /// Whether the next frame will show another in its place: painters keep nothing of it.
  public let isFleeting: Bool

  public init(pixelWidth: Int, pixelHeight: Int, pixels: Data, isFleeting: Bool = false) {
    precondition(
      pixels.count == pixelWidth * pixelHeight * 4, "an image of \(pixelWidth)x\(pixelHeight) needs 4 bytes a pixel")
    (self.pixelWidth, self.pixelHeight, self.pixels) = (pixelWidth, pixelHeight, pixels)
    self.isFleeting = isFleeting
  }

  public static func == (a: ImageReference, b: ImageReference) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
