import Foundation

/// Fills a raster with another one seen through a projective map, mixing the four nearest pixels.
struct Warp {
  let source: Raster
  let target: Raster
  /// In points.
  let targetToSource: Homography

  func perform() {
    let (width, height, stride) = (target.surface.width, target.surface.height, target.surface.stride)
    let map = targetToSource
    source.surface.withBytes { pixels in
      target.surface.withBytes { result in
        for row in 0..<height {
          let y = Double(target.bounds.minY) + (Double(row) + 0.5) / Double(target.pixelsPerPoint)
          for column in 0..<width {
            let x = Double(target.bounds.minX) + (Double(column) + 0.5) / Double(target.pixelsPerPoint)
            let weight = map.g * x + map.h * y + map.i
            let sourceX = (map.a * x + map.b * y + map.c) / weight
            let sourceY = (map.d * x + map.e * y + map.f) / weight
            sample(pixels, sourceX, sourceY, into: result + row * stride + column * 4)
          }
        }
      }
    }
  }

  private func sample(
    _ pixels: UnsafeMutablePointer<UInt8>, _ x: Double, _ y: Double, into result: UnsafeMutablePointer<UInt8>
  ) {
    let column = (x - Double(source.bounds.minX)) * Double(source.pixelsPerPoint) - 0.5
    let row = (y - Double(source.bounds.minY)) * Double(source.pixelsPerPoint) - 0.5
    let (width, height) = (Double(source.surface.width), Double(source.surface.height))
    guard column > -1, row > -1, column < width, row < height else { return }
    let (left, top) = (column.rounded(.down), row.rounded(.down))
    let (right, below) = (column - left, row - top)
    for channel in 0..<4 {
      func value(_ dx: Int, _ dy: Int) -> Double {
        let (pixelX, pixelY) = (Int(left) + dx, Int(top) + dy)
        guard pixelX >= 0, pixelY >= 0, pixelX < source.surface.width, pixelY < source.surface.height else { return 0 }
        return Double(pixels[pixelY * source.surface.stride + pixelX * 4 + channel])
      }
      let upper = value(0, 0) * (1 - right) + value(1, 0) * right
      let lower = value(0, 1) * (1 - right) + value(1, 1) * right
      result[channel] = UInt8(min(max(upper * (1 - below) + lower * below, 0), 255).rounded())
    }
  }
}

extension Raster {
  /// Transparent pixels over an area, rounded out to whole ones.
  static func empty(covering area: CGRect, pixelsPerPoint: CGFloat) -> Raster? {
    return Raster(of: nil, in: area, pixelsPerPoint: pixelsPerPoint)
  }
}
