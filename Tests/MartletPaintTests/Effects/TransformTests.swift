import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct TransformTests {
  /// Red left of the middle, blue right of it.
  private let halves: [DisplayItem] = [
    .rect(CGRect(x: 10, y: 10, width: 10, height: 20), red), .rect(CGRect(x: 20, y: 10, width: 10, height: 20), blue),
  ]

  private func about(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -20, y: -20).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: 20, y: 20))
  }

  private func draw(_ transform: CGAffineTransform) throws -> RGBA.Sampler {
    .init(image: try MartletPaintTests.draw([.effect(.transform(transform), halves)]))
  }

  @Test func aTranslationMoves() throws {
    let image = try draw(CGAffineTransform(translationX: 5, y: -5))
    #expect(image[16, 6] == red && image[33, 20] == blue && image[12, 20] == .white)
  }

  @Test func aQuarterTurnPutsTheLeftSideOnTop() throws {
    let image = try draw(about(CGAffineTransform(rotationAngle: .pi / 2)))
    #expect(isNear(image[20, 12], red) && isNear(image[20, 28], blue))
  }

  @Test func aNegativeScaleMirrors() throws {
    let image = try draw(about(CGAffineTransform(scaleX: -1, y: 1)))
    #expect(image[12, 20] == blue && image[28, 20] == red)
  }

  @Test func aSlantMovesTheTopAndTheBottomApart() throws {
    let image = try draw(about(CGAffineTransform(1, 0, 0.5, 1, 0, 0)))
    // At y 12 everything is 4 points to the left, at y 28 to the right.
    #expect(isNear(image[7, 12], red) && isNear(image[7, 20], .white) && isNear(image[32, 28], blue))
  }

  @Test func aMapOntoALineShowsNothing() throws {
    #expect(try draw(CGAffineTransform(scaleX: 0, y: 1))[0, 20] == .white)
    #expect(try draw(CGAffineTransform(scaleX: .nan, y: 1))[20, 20] == .white)
  }

  @Test func everyPointLandsWhereTheMapSays() throws {
    let transform = CGAffineTransform(0.8, 0.3, -0.4, 0.9, 12, 2)
    let image = try MartletPaintTests.draw([.effect(.transform(transform), [.rect(box, red)])])
    for x in stride(from: CGFloat(0.5), to: 40, by: 1) {
      for y in stride(from: CGFloat(0.5), to: 40, by: 1) {
        let source = CGPoint(x: x, y: y).applying(transform.inverted())
        if box.insetBy(dx: 1.5, dy: 1.5).contains(source) { #expect(isNear(image.pixel(Int(x), Int(y)), red)) }
        if !box.insetBy(dx: -1.5, dy: -1.5).contains(source) { #expect(image.pixel(Int(x), Int(y)) == .white) }
      }
    }
  }
}
