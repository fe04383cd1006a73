import CGtk
import Foundation
import MartletDisplay
import MartletPaint
import MartletText

/// Draws display lists as pictures, without a display server. The same list gives the same bytes every time.
public enum ImageHost {
  /// The largest side of a picture, in pixels.
  public static let largestSide = 32_000

  /// A group drawn on a background, as a PNG file's bytes. `size` in points, `scale` in pixels per point.
  public static func render(
    _ group: DisplayGroup, size: CGSize, scale: CGFloat, background: RGBA, engine: TextEngine
  ) throws -> Data {
    try surface(group, size, scale, background, engine).png()
  }

  /// A group drawn on a background, as pixels.
  public static func pixels(
    _ group: DisplayGroup, size: CGSize, scale: CGFloat, background: RGBA, engine: TextEngine
  ) throws -> PixelImage {
    try surface(group, size, scale, background, engine).pixels()
  }

  private static func surface(
    _ group: DisplayGroup, _ size: CGSize, _ scale: CGFloat, _ background: RGBA, _ engine: TextEngine
  ) throws -> ImageSurface {
    let surface = try ImageSurface(size: size, scale: scale)
    surface.fill(background)
    surface.draw { Painter(engine: engine, pixelsPerPoint: scale).draw(group, on: $0) }
    return surface
  }
}
