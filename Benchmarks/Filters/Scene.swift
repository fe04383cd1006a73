import CoreImage
import Foundation

/// A picture made from formulas: sky, sun, hills, a house, flowers, and a little grain.
enum Scene {
  static func image(width: Int, height: Int) -> CIImage {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer { buffer in
      for y in 0..<height {
        for x in 0..<width {
          let color = pixel(Float(x) / Float(width), Float(y) / Float(height), Float(width) / Float(height), x, y)
          let start = (y * width + x) * 4
          for channel in 0..<3 {
            let value: Float = max(0, min(1, color[channel]))
            buffer[start + channel] = UInt8(value * 255 + 0.5)
          }
        }
      }
    }
    let size = CGSize(width: width, height: height)
    return CIImage(bitmapData: Data(bytes), bytesPerRow: width * 4, size: size, format: .RGBA8, colorSpace: nil)!
  }

  static func write(width: Int, height: Int, to url: URL) throws {
    try CIContext().writeJPEGRepresentation(
      of: image(width: width, height: height), to: url, colorSpace: CGColorSpaceCreateDeviceRGB())
  }

  private static func pixel(_ u: Float, _ v: Float, _ ratio: Float, _ x: Int, _ y: Int) -> SIMD3<Float> {
    var color = sky(u, v, ratio)
    let hills: [(Float, Float, SIMD3<Float>)] = [
      (0.5, 0.1, [0.3, 0.42, 0.5]), (0.62, 0.08, [0.2, 0.45, 0.25]), (0.78, 0.06, [0.45, 0.36, 0.18]),
    ]
    for (index, hill) in hills.enumerated() {
      let k = Float(index)
      let ridge = hill.0 + hill.1 * sin(u * (5 + 3 * k) + k * 2) + 0.04 * sin(u * 23 + k)
      let ripple = 0.9 + 0.08 * sin(u * 60 + 9 * sin(v * 31)) * sin(v * 47 + k)
      if v > ridge { color = hill.2 * ripple * (1.25 - 0.6 * (v - ridge)) }
    }
    paintHouse(u, v, &color)
    let flowers: [(SIMD3<Float>, Float, Float)] = [
      ([0.9, 0.1, 0.2], 0.6, 0.9), ([0.95, 0.8, 0.1], 0.68, 0.93), ([0.5, 0.2, 0.8], 0.76, 0.88),
      ([0.1, 0.5, 0.9], 0.85, 0.92),
    ]
    for flower in flowers {
      let distance = hypot((u - flower.1) * ratio, v - flower.2)
      if distance < 0.035 { color = distance < 0.012 ? [0.98, 0.9, 0.4] : flower.0 }
    }
    let grain = Float((x &* 7919 &+ y &* 104_729 &+ x &* y &* 31) % 97) / 97 - 0.5
    return color + SIMD3(repeating: grain * 0.03)
  }

  private static func sky(_ u: Float, _ v: Float, _ ratio: Float) -> SIMD3<Float> {
    let distance = hypot((u - 0.72) * ratio, v - 0.22)
    if distance < 0.07 { return [1, 0.96, 0.75] }
    let glow = max(0, 1 - distance / 0.35)
    return [0.35 + 0.5 * v, 0.55 + 0.3 * v, 0.9 - 0.1 * v] + glow * glow * [0.7, 0.55, 0.1]
  }

  private static func paintHouse(_ u: Float, _ v: Float, _ color: inout SIMD3<Float>) {
    let across = abs(u - 0.28)
    if across < 0.07, v > 0.6, v < 0.78 { color = [0.92, 0.88, 0.8] }
    if v > 0.5, v < 0.6, across < (v - 0.5) * 0.95 { color = [0.72, 0.16, 0.12] }
    if across < 0.018, v > 0.68, v < 0.78 { color = [0.3, 0.18, 0.1] }
  }
}
