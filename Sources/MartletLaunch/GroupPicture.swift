import Foundation
import MartletDisplay
import MartletHostImage
import MartletText

extension DisplayGroup {
  /// What the group draws on nothing, or on black where it is to be opaque, without a window. `size` in points, `scale`
  /// in pixels per point. Nil for sizes without a pixel and beyond 32,000 pixels. Main thread.
  public func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> ImageReference? {
    let background = isOpaque ? RGBA.black : .clear
    guard
      let pixels = try? ImageHost.pixels(self, size: size, scale: scale, background: background, engine: .standard)
    else { return nil }
    return ImageReference(pixelWidth: pixels.width, pixelHeight: pixels.height, pixels: Data(pixels.bytes))
  }
}
