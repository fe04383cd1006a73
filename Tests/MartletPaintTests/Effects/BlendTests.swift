import Foundation
import MartletDisplay
import MartletHostImage
import Testing

@MainActor @Suite struct BlendTests {
  private let grey = RGBA(128, 128, 128)

  private func blend(_ mode: BlendMode, _ source: RGBA, over backdrop: RGBA) throws -> RGBA {
    try draw([.rect(box, backdrop), .effect(.blend(mode), [.rect(box, source)])]).pixel(20, 20)
  }

  @Test(arguments: [
    (BlendMode.normal, RGBA(200, 100, 50)), (.multiply, RGBA(100, 50, 25)), (.screen, RGBA(228, 178, 153)),
    (.darken, RGBA(128, 100, 50)), (.lighten, RGBA(200, 128, 128)), (.difference, RGBA(72, 28, 78)),
    (.exclusion, RGBA(128, 128, 128)), (.hardLight, RGBA(200, 100, 50)), (.plusLighter, RGBA(255, 228, 178)),
    (.plusDarker, RGBA(73, 0, 0)), (.sourceAtop, RGBA(200, 100, 50)), (.destinationOver, RGBA(128, 128, 128)),
    (.colorDodge, RGBA(255, 211, 159)), (.overlay, RGBA(201, 101, 51)), (.softLight, RGBA(158, 114, 89)),
  ])
  func everyModeMixesByItsFormula(mode: BlendMode, expected: RGBA) throws {
    #expect(isNear(try blend(mode, RGBA(200, 100, 50), over: grey), expected, tolerance: 3))
  }

  @Test func destinationOutCutsAHole() throws {
    let cut: [DisplayItem] = [.rect(box, red), .effect(.blend(.destinationOut), [.rect(box, .black)])]
    #expect(try draw([.effect(.compositingGroup, cut)]).pixel(20, 20) == .white)
  }

  @Test func colourModesKeepTheBackdropsLight() throws {
    for mode in [BlendMode.hue, .saturation, .color] {
      let mixed = try blend(mode, red, over: grey)
      let light = 0.3 * mixed.red + 0.59 * mixed.green + 0.11 * mixed.blue
      #expect(abs(light - 128 / 255) < 0.02, "\(mode)")
    }
    let light = try blend(.luminosity, .white, over: red)
    #expect(isNear(light, .white, tolerance: 3))
  }

  @Test func aModeMixesWithWhatLiesBehindItsGroup() throws {
    let inner = DisplayGroup([.effect(.blend(.multiply), [.rect(CGRect(x: 5, y: 5, width: 20, height: 20), grey)])])
    let moved = DisplayItem.effect(
      .transform(CGAffineTransform(translationX: 3, y: 3)), [.group(inner, offset: CGPoint(x: 2, y: 2))])
    let clipped = DisplayItem.effect(.clip(Path(box), FillStyle()), [moved])
    #expect(isNear(try draw([.rect(box, red), clipped]).pixel(20, 20), RGBA(128, 0, 0)))
  }

  @Test func aCompositingGroupKeepsModesInside() throws {
    let isolated = DisplayItem.effect(.compositingGroup, [.effect(.blend(.multiply), [.rect(box, grey)])])
    #expect(isNear(try draw([.rect(box, red), isolated]).pixel(20, 20), grey))
  }

  @Test func whatWasBehindStaysOutsideOfTheSource() throws {
    let small = CGRect(x: 15, y: 15, width: 5, height: 5)
    for mode in BlendMode.allCases {
      let image = try draw([.rect(box, red), .effect(.blend(mode), [.rect(small, grey)])])
      #expect(isNear(image.pixel(12, 12), red), "\(mode)")
    }
  }
}
