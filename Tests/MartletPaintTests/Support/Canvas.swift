import Foundation
import MartletDisplay
import MartletHostImage
import MartletText

/// Painting belongs to one thread, so every suite here belongs to the main actor.
@MainActor let engine = TextEngine()

let red = RGBA(255, 0, 0)
let green = RGBA(0, 255, 0)
let blue = RGBA(0, 0, 255)
/// The area of most tests' items, on a canvas of 40 by 40.
let box = CGRect(x: 10, y: 10, width: 20, height: 20)

/// Draws items on a white canvas of 40 by 40 points.
@MainActor func draw(
  _ items: [DisplayItem], side: CGFloat = 40, scale: CGFloat = 1, on background: RGBA = .white
) throws -> PixelImage {
  try ImageHost.pixels(
    DisplayGroup(items), size: CGSize(width: side, height: side), scale: scale, background: background, engine: engine)
}

/// Whether a pixel has a colour, each channel within `tolerance` of 255.
func isNear(_ pixel: RGBA, _ color: RGBA, tolerance: Float = 2) -> Bool {
  let differences = [
    pixel.red - color.red, pixel.green - color.green, pixel.blue - color.blue, pixel.alpha - color.alpha,
  ]
  return differences.allSatisfy { abs($0) * 255 <= tolerance }
}

/// A picture of one row per string: r, g, b, w for the colours, a dot for transparent.
func picture(_ rows: [String]) -> ImageReference {
  let colors: [Character: [UInt8]] = [
    "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255], "w": [255, 255, 255, 255], ".": [0, 0, 0, 0],
  ]
  return ImageReference(
    pixelWidth: rows[0].count, pixelHeight: rows.count, pixels: Data(rows.joined().flatMap { colors[$0]! }))
}

func filled(_ path: Path, _ color: RGBA = red) -> DisplayItem { .fill(path, .color(color), FillStyle()) }
