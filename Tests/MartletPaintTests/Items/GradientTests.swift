import Foundation
import MartletDisplay
import MartletHostImage
import Testing

@testable import MartletPaint

@MainActor @Suite struct GradientTests {
  private let stops = [ColorStop(color: red, location: 0), ColorStop(color: blue, location: 1)]
  private let center = CGPoint(x: 20, y: 20)
  private let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  private func fill(_ paint: Paint, _ path: Path? = nil) throws -> RGBA.Sampler {
    .init(image: try draw([.fill(path ?? whole, paint, FillStyle())]))
  }

  @Test func aLinearGradientGoesFromStartToEndAndStaysBeyond() throws {
    let image = try fill(.linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)))
    #expect(isNear(image[2, 20], red) && isNear(image[38, 20], blue))
    #expect(isNear(image[20, 5], RGBA(124, 0, 131), tolerance: 4))
  }

  @Test func aRadialGradientGoesOutwards() throws {
    let image = try fill(.radialGradient(stops: stops, center: center, startRadius: 5, endRadius: 15))
    #expect(isNear(image[20, 20], red) && isNear(image[1, 1], blue) && isNear(image[20, 37], blue))
  }

  @Test func anEllipticalGradientReachesFartherAlongItsLongerRadius() throws {
    let image = try fill(
      .ellipticalGradient(
        stops: stops, center: center, radii: CGSize(width: 20, height: 5), startFraction: 0, endFraction: 1))
    #expect(image[26, 20].red > 0.5)
    #expect(isNear(image[20, 27], blue))
  }

  @Test func aConicGradientTurnsClockwiseFromTheXAxis() throws {
    let image = try fill(.conicGradient(stops: stops, center: center, start: .zero, end: .degrees(360)))
    #expect(image[38, 22].red > 0.9 && image[38, 18].blue > 0.9)
    #expect(isNear(image[20, 38], RGBA(191, 0, 64), tolerance: 6))
    #expect(isNear(image[20, 2], RGBA(64, 0, 191), tolerance: 6))
  }

  @Test func aConicGradientFillsOtherOutlinesToo() throws {
    let image = try fill(
      .conicGradient(stops: stops, center: center, start: .zero, end: .degrees(360)), Path(ellipseIn: box))
    #expect(image[28, 21].red > 0.9 && image[10, 10] == .white)
  }

  @Test func fadingToClearKeepsTheHue() throws {
    let fading = [ColorStop(color: red, location: 0), ColorStop(color: .clear, location: 1)]
    let image = try fill(.linearGradient(stops: fading, start: .zero, end: CGPoint(x: 40, y: 0)))
    // Half red over white; straight mixing would darken it to 191, 128, 128.
    #expect(isNear(image[20, 20], RGBA(255, 128, 128), tolerance: 5))
  }

  @Test func stopsAreSortedOutBeforeUse() {
    func locations(_ values: [Double]) -> [Double] {
      GradientStops.prepared(values.map { ColorStop(color: red, location: $0) }).map(\.location)
    }
    #expect(locations([]) == [])
    #expect(locations([0.5]) == [0.5, 1])
    #expect(locations([-1, 0.7, 0.3, 2]) == [0, 0.7, 0.7, 1])
    #expect(locations([.nan, 0, 1]) == [0, 1])
  }

  @Test func anImageIsRepeatedFromItsFirstTile() throws {
    let image = try fill(.image(picture(["rrrrgggg"]), tile: CGRect(x: 0, y: 0, width: 8, height: 8)))
    #expect(isNear(image[2, 2], red) && isNear(image[6, 2], green) && isNear(image[10, 2], red))
  }
}

extension RGBA {
  /// Pixels of a picture by index.
  struct Sampler {
    let image: PixelImage
    subscript(x: Int, y: Int) -> RGBA { image.pixel(x, y) }
  }
}
