import Foundation
import MartletDisplay
import MartletHostImage
import Testing

/// M-COL materials: a blur of what lies behind, a lift of saturation, a tint.
@MainActor @Suite struct BackdropTests {
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let standIn = RGBA(255, 255, 255, 0.8)

  private func material(
    sigma: CGFloat = 4, saturation: CGFloat = 1, tint: RGBA = .clear, in area: CGRect? = nil
  ) -> DisplayItem {
    .effect(
      .backdrop(Backdrop(sigma: sigma, saturation: saturation, tint: tint, standInAlpha: 0.8)),
      [.rect(area ?? box, standIn)])
  }

  @Test func aPlainColourStaysAndIsTinted() throws {
    let plain = try draw([.rect(whole, red), material()])
    #expect(isNear(plain.pixel(20, 20), red))
    let tinted = try draw([.rect(whole, red), material(tint: RGBA(0, 0, 255, 0.5))])
    #expect(isNear(tinted.pixel(20, 20), RGBA(128, 0, 128)))
    // Beside the area nothing changes.
    #expect(tinted.pixel(5, 20) == red)
  }

  @Test func anEdgeBehindIsBlurred() throws {
    let half = DisplayItem.rect(CGRect(x: 20, y: 0, width: 20, height: 40), .black)
    let sharp = try draw([.rect(whole, .white), half])
    #expect(sharp.pixel(19, 20) == .white && sharp.pixel(20, 20) == .black)
    let blurred = try draw([.rect(whole, .white), half, material()])
    for x in [19, 20] { #expect((0.3...0.7).contains(blurred.pixel(x, 20).red), "\(x)") }
    #expect(blurred.pixel(11, 20).red > blurred.pixel(16, 20).red)
    #expect(blurred.pixel(9, 20) == .white)
  }

  /// By Rec. 709: grey stays, red is spread from its brightness of .2126: 1.8 - .8 × .2126 is cut at 1.
  @Test func coloursAreLifted() throws {
    let grey = RGBA(128, 128, 128)
    #expect(isNear(try draw([.rect(whole, grey), material(saturation: 1.8)]).pixel(20, 20), grey))
    let brown = RGBA(120, 100, 80)
    let lifted = try draw([.rect(whole, brown), material(saturation: 1.8)]).pixel(20, 20)
    // Brightness .2126 × 120 + .7152 × 100 + .0722 × 80 = 102.8; each channel 1.8 times as far from it.
    #expect(isNear(lifted, RGBA(134, 98, 62)))
  }

  @Test func groupsTransformsAndShadowsLetItThrough() throws {
    let group = DisplayGroup([material(in: CGRect(x: 5, y: 5, width: 20, height: 20))])
    let moved = DisplayItem.effect(
      .transform(CGAffineTransform(translationX: 3, y: 3)), [.group(group, offset: CGPoint(x: 2, y: 2))])
    let shadow = DisplayItem.effect(
      .shadow(.black, radius: 0, offset: CGSize(width: 100, height: 0)), [moved, .rect(whole, .clear)])
    for item in [moved, shadow] {
      #expect(isNear(try draw([.rect(whole, red), item]).pixel(20, 20), red))
    }
  }

  @Test func aRoundAreaIsCut() throws {
    let circle = DisplayItem.fill(Path(ellipseIn: box), .color(standIn), FillStyle())
    let item = DisplayItem.effect(
      .backdrop(Backdrop(sigma: 4, saturation: 1, tint: blue, standInAlpha: 0.8)), [circle])
    let image = try draw([.rect(whole, red), item])
    #expect(isNear(image.pixel(20, 20), blue))
    #expect(image.pixel(11, 11) == red)
  }

  /// Where the area is flattened without anything behind it, its stand-in shows: white of .8 over red.
  @Test func withoutAnythingBehindTheStandInShows() throws {
    let item = DisplayItem.effect(.compositingGroup, [material()])
    #expect(isNear(try draw([.rect(whole, red), item]).pixel(20, 20), RGBA(255, 204, 204)))
    #expect(isNear(try draw([material()], on: red).pixel(20, 20), RGBA(255, 204, 204)))
  }

  @Test func opacityActsOnAllOfIt() throws {
    let item = DisplayItem.effect(.opacity(0.5), [material(tint: blue)])
    #expect(isNear(try draw([.rect(whole, red), item]).pixel(20, 20), RGBA(128, 0, 128)))
  }
}
