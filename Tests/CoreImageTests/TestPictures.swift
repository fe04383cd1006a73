import CoreImage
import Foundation

/// Pictures made from formulas: sRGB-encoded floats with straight alpha, topmost row first.
struct TestPicture {
  var name: String
  var width: Int
  var height: Int
  /// Four numbers a pixel.
  var values: [Float]
  /// 16 bits a component instead of 8.
  var isDeep = false

  init(_ name: String, _ width: Int, _ height: Int, isDeep: Bool = false, _ pixel: (Int, Int) -> SIMD4<Float>) {
    (self.name, self.width, self.height, self.isDeep) = (name, width, height, isDeep)
    let top: Float = isDeep ? 65535 : 255
    values = (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [Float] in
        let color = pixel(x, y).clamped(lowerBound: .zero, upperBound: .one)
        return (0..<4).map { (color[$0] * top).rounded() / top }
      }
    }
  }

  /// Like a photograph: soft areas, hard edges, grain.
  static let photo = TestPicture("photo", 61, 47) { x, y in
    let (u, v) = (Float(x) / 61, Float(y) / 47)
    let grain = Float((x * 7919 + y * 104729 + x * y * 31) % 97) / 97 - 0.5
    let hill = v > 0.5 + 0.2 * sin(u * 9)
    let base: SIMD4<Float> = hill ? [0.25 + 0.2 * u, 0.5 - 0.3 * v, 0.1, 1] : [0.4 + 0.4 * v, 0.6, 0.95 - 0.3 * u, 1]
    let sun: Float = hypot(u - 0.7, v - 0.2) < 0.12 ? 0.5 : 0
    let light = grain * 0.1 + sun
    return base + [light, light, light, 0]
  }
  static let gradient = TestPicture("gradient", 256, 3) { x, y in
    let t = Float(x) / 255
    return y == 0 ? [t, t, t, 1] : y == 1 ? [t, 1 - t, 0.5, 1] : [0, t, 1, 1]
  }
  /// Every alpha, and colours that do not depend on it.
  static let alpha = TestPicture("alpha", 32, 32) { x, y in
    [Float(x) / 31, Float((x * 5 + y * 3) % 32) / 31, Float(31 - x) / 31, Float(y) / 31]
  }
  static let pixel = TestPicture("pixel", 1, 1) { _, _ in [0.8, 0.3, 0.1, 1] }
  static let deep = TestPicture("deep", 40, 20, isDeep: true) { x, y in
    [Float(x * 20 + y) / 800, Float(x * 20 + y) / 8000, 1 - Float(x * 20 + y) / 800, 1]
  }
  /// Black beside white, in bars as wide as no block is: what blurs in blocks are worst at.
  static let bars = TestPicture("bars", 123, 89) { x, y in
    let isWhite = (x * x / 90 + (y / 37)) % 2 == 0
    return isWhite ? [1, 1, 1, 1] : [0, 0, 0, 1]
  }
  /// What lies below, and masks.
  static let other = TestPicture("other", 61, 47) { x, y in
    [Float(y) / 46, Float(x) / 60, Float((x / 8 + y / 8) % 2), y < 40 ? 1 : Float(x) / 60]
  }
  static let mask = TestPicture("mask", 61, 47) { x, y in [Float(x) / 60, Float(y) / 46, 0.5, 1] }

  static let kinds = [photo, gradient, alpha, pixel, deep]

  var image: CIImage {
    isDeep ? CIImage(data: png)! : CIImage(cgImage: CGImage(_reference: reference))
  }
}
