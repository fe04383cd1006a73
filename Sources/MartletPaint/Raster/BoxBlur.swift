import Foundation

/// A Gaussian blur by three box averages in each direction, on bytes in place.
///
/// The average of the averages of an average comes within about 3 % of the Gaussian. Even box sizes alternate
/// their half pixel to the left and the right, so the picture does not move.
struct BoxBlur {
  let size: Int
  /// Whether the outermost pixels count as if they went on; transparent otherwise.
  let extendsEdges: Bool

  /// `sigma` in pixels.
  init(sigma: CGFloat, extendsEdges: Bool) {
    size = max(Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
    self.extendsEdges = extendsEdges
  }

  /// How far a pixel spreads.
  var reach: Int { size / 2 * 3 + 3 }

  func apply(to surface: PixelSurface, channels: Int) {
    guard size > 1 else { return }
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    surface.withBytes { bytes in
      for row in 0..<height {
        for channel in 0..<channels {
          blurLine(bytes + row * stride + channel, count: width, step: channels)
        }
      }
      for column in 0..<(width * channels) { blurLine(bytes + column, count: height, step: stride) }
    }
  }

  private func blurLine(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { first in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { second in
        let (a, b) = (first.baseAddress!, second.baseAddress!)
        // Windows from -before to +after around each pixel; an even size leans left, then right, then is centred.
        let half = size / 2
        let isOdd = size % 2 == 1
        average(line, step, into: a, 1, count, before: half, after: isOdd ? half : half - 1)
        average(a, 1, into: b, 1, count, before: isOdd ? half : half - 1, after: half)
        average(b, 1, into: line, step, count, before: half, after: half)
      }
    }
  }

  @inline(__always) private func average(
    _ source: UnsafeMutablePointer<UInt8>, _ sourceStep: Int, into target: UnsafeMutablePointer<UInt8>,
    _ targetStep: Int, _ count: Int, before: Int, after: Int
  ) {
    let (first, last) = extendsEdges ? (UInt32(source[0]), UInt32(source[(count - 1) * sourceStep])) : (0, 0)
    @inline(__always) func value(_ index: Int) -> UInt32 {
      index < 0 ? first : index >= count ? last : UInt32(source[index &* sourceStep])
    }
    let length = UInt32(before + after + 1)
    // Multiplying by the reciprocal in 24 bits is exact enough for bytes and spares a division a pixel.
    let reciprocal = ((1 << 24) + length / 2) / length
    var sum: UInt32 = 0
    for index in -before...after { sum &+= value(index) }
    for index in 0..<count {
      target[index &* targetStep] = UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(reciprocal) &+ (1 << 23)) >> 24)
      sum = sum &+ value(index + after + 1) &- value(index - before)
    }
  }
}
