import MartletDisplay
import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func componentsAreKeptBeyondTheUnitRange() {
    let color = UIColor(red: 1.2, green: -0.1, blue: 0.5, alpha: 2)
    #expect(color._rgba == RGBA(red: 1.2, green: -0.1, blue: 0.5, alpha: 1))
    #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: .nan)._rgba == .clear)
  }

  @Test func hueGoesRoundTheSixCorners() {
    let corners: [(CGFloat, RGBA)] = [
      (0, RGBA(255, 0, 0)), (1.0 / 6, RGBA(255, 255, 0)), (1.0 / 3, RGBA(0, 255, 0)), (0.5, RGBA(0, 255, 255)),
      (2.0 / 3, RGBA(0, 0, 255)), (5.0 / 6, RGBA(255, 0, 255)), (1, RGBA(255, 0, 0)),
    ]
    for (hue, expected) in corners {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)._rgba
      #expect(abs(color.red - expected.red) < 1e-6 && abs(color.green - expected.green) < 1e-6)
      #expect(abs(color.blue - expected.blue) < 1e-6)
    }
  }

  @Test func hueSaturationAndBrightnessComeBack() {
    for (hue, saturation, brightness) in [(0.1, 0.4, 0.9), (0.45, 1, 0.5), (0.9, 0.2, 0.3)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      var back: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      #expect(color.getHue(&back.0, saturation: &back.1, brightness: &back.2, alpha: &back.3))
      #expect(abs(back.0 - hue) < 1e-5 && abs(back.1 - saturation) < 1e-5 && abs(back.2 - brightness) < 1e-5)
      #expect(back.3 == 0.5)
    }
  }

  // The P3 red primary lies at (1.093, -0.227, -0.150) of sRGB, as public colour calculators give it.
  @Test func displayP3RedLiesOutsideOfSRGB() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)._rgba
    #expect(abs(red.red - 1.093) < 0.001 && abs(red.green + 0.227) < 0.001 && abs(red.blue + 0.150) < 0.001)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)._rgba
    #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
  }

  // Blue: M-COL.
  @Test func systemColoursFollowTheTraits() {
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue._resolve(isDark: false) == RGBA(0, 122, 255))
    dark.performAsCurrent { #expect(UIColor.label._rgba == .white) }
    #expect(UIColor.label._rgba == .black)
  }

  @Test func aProviderIsAskedWithTheTraitsAndMayNest() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBlue : .white }
    #expect(color._resolve(isDark: true) == RGBA(10, 132, 255))
    #expect(color._resolve(isDark: false) == .white)
    #expect(color._isDynamic && !UIColor.white._isDynamic)
  }

  @Test func anAlphaKeepsDynamicColoursDynamic() {
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half._resolve(isDark: true) == RGBA(255, 255, 255, 0.5))
    #expect(half.withAlphaComponent(0.25)._resolve(isDark: false) == RGBA(0, 0, 0, 0.25))
    #expect(UIColor.secondaryLabel.withAlphaComponent(1)._rgba.alpha == 1)
    #expect(UIColor.red.withAlphaComponent(3)._rgba.alpha == 1)
  }

  @Test func coloursMadeAlikeAreEqual() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
  }

  @Test func onlyGraysHaveAWhite() {
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 2.0 / 3) < 1e-6)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func coreGraphicsColoursCarryTheComponents() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test func literalsInSourceAreColours() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
