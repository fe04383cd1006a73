import CVips
import Foundation

/// What weighs the pixels around a place in a picture of another size.
public enum ResamplingKernel: Hashable, Sendable {
  /// Three lobes of Lanczos's (Duchon 1979).
  case lanczos3
  /// Mitchell and Netravali's family (1988).
  case cubic(b: Double, c: Double)

  /// How far it sees, in pixels of the smaller picture.
  public var reach: Double {
    switch self {
    case .lanczos3: 3
    case .cubic: 2
    }
  }

  func weight(at distance: Double) -> Double {
    let x = abs(distance)
    guard x < reach else { return 0 }
    switch self {
    case .lanczos3:
      return x < 1e-9 ? 1 : 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
    case .cubic(let b, let c):
      if x < 1 { return ((12 - 9 * b - 6 * c) * x * x * x + (-18 + 12 * b + 6 * c) * x * x + 6 - 2 * b) / 6 }
      return ((-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x + (-12 * b - 48 * c) * x + 8 * b + 24 * c) / 6
    }
  }
}

extension PlacedPicture {
  /// The pixels of `area` of this picture at `scaleX` and `scaleY` times its size: pixel x shows the place (x + 0.5) /
  /// scale. Where the picture becomes smaller, the kernel is stretched, so that no pixel is skipped. The edge goes on.
  public func resampled(
    scaleX: Double, scaleY: Double, by kernel: ResamplingKernel, area: PixelArea, in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    var clamped = self
    clamped.isClamped = true
    let resampling = g_malloc0(gsize(MemoryLayout<MVResampling>.size))!.assumingMemoryBound(to: MVResampling.self)
    resampling.pointee.tables = UnsafePointer(space.tables)
    resampling.pointee.source = clamped.retainedSource()
    resampling.pointee.across = Self.axis(kernel, scaleX, area.left, area.width)
    resampling.pointee.down = Self.axis(kernel, scaleY, area.top, area.height)
    (resampling.pointee.width, resampling.pointee.height) = (Int32(area.width), Int32(area.height))
    guard let image = mv_image_of_resampling(resampling) else { throw PictureFailure(message: VipsRuntime.takeError()) }
    return PlacedPicture(Picture(image, layout: .float), left: area.left, top: area.top)
  }

  private static func axis(_ kernel: ResamplingKernel, _ scale: Double, _ start: Int, _ count: Int) -> MVAxis {
    let stretch = max(1, 1 / scale)
    let taps = Int((2 * kernel.reach * stretch).rounded(.up)) + 1
    let first = g_malloc0(gsize(count * MemoryLayout<Int32>.stride))!.assumingMemoryBound(to: Int32.self)
    let weights = g_malloc0(gsize(count * taps * MemoryLayout<Float>.stride))!.assumingMemoryBound(to: Float.self)
    for index in 0..<count {
      let center = (Double(start + index) + 0.5) / scale - 0.5
      let begin = Int((center - kernel.reach * stretch).rounded(.up))
      let values = (0..<taps).map { kernel.weight(at: (Double(begin + $0) - center) / stretch) }
      let sum = values.reduce(0, +)
      first[index] = Int32(begin)
      for (tap, value) in values.enumerated() { weights[index * taps + tap] = Float(value / sum) }
    }
    return MVAxis(taps: Int32(taps), first: first, weights: weights)
  }
}
