import Foundation
import MartletDisplay
import Testing

@testable import MartletPaint

@MainActor @Suite struct BlurAndShadowTests {
  /// What share of a half plane's colour shows at a distance inside its edge, in sigmas.
  private func gaussian(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / 2.0.squareRoot())) }

  @Test(arguments: [1, 2, 3, 6.5]) func aBlurredEdgeFollowsTheGaussian(sigma: CGFloat) throws {
    let items: [DisplayItem] = [.rect(CGRect(x: 40, y: -100, width: 200, height: 300), .black)]
    let image = try draw([.effect(.blur(radius: sigma, opaqueIn: nil), items)], side: 80)
    for x in 20..<60 {
      let expected = 1 - gaussian((Double(x) + 0.5 - 40) / Double(sigma))
      #expect(abs(Double(image.pixel(x, 40).red) - expected) < 0.035, "at \(x)")
    }
  }

  @Test func aBlurOfManyPixelsIsTheSameAtLowerResolution() throws {
    let items: [DisplayItem] = [.rect(CGRect(x: 40, y: -300, width: 400, height: 700), .black)]
    let image = try draw([.effect(.blur(radius: 16, opaqueIn: nil), items)], side: 80, scale: 2)
    for x in stride(from: 0, to: 160, by: 8) {
      let expected = 1 - gaussian(((Double(x) + 0.5) / 2 - 40) / 16)
      #expect(abs(Double(image.pixel(x, 80).red) - expected) < 0.04, "at \(x)")
    }
  }

  @Test func anOpaqueBlurKeepsItsEdgesAndStaysInside() throws {
    let image = try draw([.effect(.blur(radius: 5, opaqueIn: box), [.rect(box, red)])])
    #expect(isNear(image.pixel(10, 10), red) && isNear(image.pixel(20, 20), red))
    #expect(image.pixel(9, 20) == .white && image.pixel(30, 20) == .white)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func sigmasThatAreNoneChangeNothing(sigma: CGFloat) throws {
    #expect(try draw([.effect(.blur(radius: sigma, opaqueIn: nil), [.rect(box, red)])]) == draw([.rect(box, red)]))
  }

  @Test func aShadowWithoutRadiusIsACopyInItsColour() throws {
    let effect = DisplayEffect.shadow(blue, radius: 0, offset: CGSize(width: 5, height: 5))
    let image = try draw([.effect(effect, [.rect(box, red)])])
    #expect(image.pixel(20, 20) == red && image.pixel(32, 32) == blue && image.pixel(12, 32) == .white)
  }

  /// Sigma is half of the radius. Spec: M-DEF.
  @Test func aShadowFadesByHalfItsRadius() throws {
    let items: [DisplayItem] = [.rect(CGRect(x: 40, y: -100, width: 200, height: 300), red)]
    let image = try draw([.effect(.shadow(.black, radius: 8, offset: .zero), items)], side: 80)
    for x in 20..<39 {
      let expected = 1 - gaussian((Double(x) + 0.5 - 40) / 4)
      #expect(abs(Double(image.pixel(x, 40).red) - expected) < 0.035, "at \(x)")
    }
    #expect(image.pixel(60, 40) == red)
  }

  @Test func aShadowIsAsStrongAsItsColourAndTheContent() throws {
    let effect = DisplayEffect.shadow(RGBA.black.opacity(0.5), radius: 0, offset: CGSize(width: 25, height: 0))
    let image = try draw([.effect(effect, [.rect(box, red.opacity(0.5))])])
    #expect(isNear(image.pixel(36, 20), RGBA(191, 191, 191)))
  }

  @Test(arguments: 2...9) func boxesOfEverySizeKeepTheMiddle(size: Int) throws {
    let sigma = (CGFloat(size) + 0.1) / (3 * (2 * CGFloat.pi).squareRoot() / 4)
    let surface = try #require(PixelSurface(width: 41, height: 41, alphaOnly: true))
    surface.withBytes { $0[20 * surface.stride + 20] = 255 }
    let blur = BoxBlur(sigma: sigma, extendsEdges: false)
    #expect(blur.size == size)
    surface.withBytes { bytes in for i in 15...25 { bytes[20 * surface.stride + i] = 255 } }
    blur.apply(to: surface, channels: 1)
    surface.withBytes { bytes in
      for offset in 1...20 {
        #expect(abs(Int(bytes[20 * surface.stride + 20 - offset]) - Int(bytes[20 * surface.stride + 20 + offset])) <= 1)
      }
    }
  }
}
