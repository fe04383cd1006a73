import MartletDisplay
import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Pictures as a style.
@MainActor @Suite struct ImagePaintTests {
  /// Two pixels wide and high: red, green, blue, white.
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }
  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func colors(_ paint: ImagePaint, at places: [(Int, Int)]) throws -> [RGBA] {
    let screen = Screen(size: CGSize(width: 8, height: 8), scale: 1) { Rectangle().fill(paint) }
    let pixels = try screen.pixels()
    return places.map { pixels.pixel($0, $1) }
  }

  @Test func aPictureIsRepeated() throws {
    let paint = ImagePaint(image: Image(uiImage: picture))
    let found = try colors(paint, at: [(0, 0), (2, 0), (4, 2), (1, 1)])
    #expect(found[0] == found[1] && found[1] == found[2] && found[0] != found[3])
  }

  @Test func aTileIsAsLargeAsTheScaleSays() throws {
    let found = try colors(ImagePaint(image: Image(uiImage: picture), scale: 4), at: [(0, 0), (7, 0)])
    #expect(found[0] != found[1])
  }

  @Test func aPartOfThePictureIsATile() throws {
    let part = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let found = try colors(ImagePaint(image: Image(uiImage: picture), sourceRect: part), at: [(0, 0), (1, 0), (5, 5)])
    #expect(found.allSatisfy { $0 == .white })
  }
}
