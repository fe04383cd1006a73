import Foundation
import MartletDisplay

/// Keeps the last picture that was coloured, so that drawing it again costs nothing.
final class TintedPicture: @unchecked Sendable {
  private let lock = NSLock()
  private var last: (source: ImageReference, color: RGBA, result: ImageReference)?

  /// The shape of `source` in `color`.
  func picture(of source: ImageReference, in color: RGBA) -> ImageReference {
    lock.lock()
    defer { lock.unlock() }
    if let last, last.source == source, last.color == color { return last.result }
    let result = source.filled(with: color)
    last = (source, color, result)
    return result
  }
}

extension ImageReference {
  /// Every pixel takes the colour, weighted by the alpha it had.
  func filled(with color: RGBA) -> ImageReference {
    func channel(_ value: Float) -> Float { min(max(value, 0), 1) * color.alpha }
    let parts = [channel(color.blue), channel(color.green), channel(color.red), color.alpha]
    // One row for each alpha there can be.
    let table: [[UInt8]] = (0...255).map { alpha in parts.map { UInt8(($0 * Float(alpha)).rounded()) } }
    var filled = pixels
    filled.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let row = table[Int(bytes[start + 3])]
        for part in 0..<4 { bytes[start + part] = row[part] }
      }
    }
    return ImageReference(pixelWidth: pixelWidth, pixelHeight: pixelHeight, pixels: filled)
  }
}
