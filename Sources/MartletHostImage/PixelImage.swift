import CGtk
import Foundation
import MartletDisplay

/// Drawn pixels, for tests and comparisons.
public struct PixelImage: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// Premultiplied BGRA, rows without padding.
  public let bytes: [UInt8]

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a picture of \(width)x\(height) needs 4 bytes a pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The colour of a pixel counted from the top left; clear outside of the picture.
  public func pixel(_ x: Int, _ y: Int) -> RGBA {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let index = (y * width + x) * 4
    let alpha = Float(bytes[index + 3])
    guard alpha > 0 else { return .clear }
    func channel(_ offset: Int) -> Float { Float(bytes[index + offset]) / alpha }
    return RGBA(red: channel(2), green: channel(1), blue: channel(0), alpha: alpha / 255)
  }
}
