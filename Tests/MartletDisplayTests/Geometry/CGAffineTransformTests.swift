import Foundation
import MartletDisplay
import Testing

@Suite struct CGAffineTransformTests {
  @Test func aRotationTurnsFromTheXAxisTowardsTheYAxis() {
    #expect(isClose(CGPoint(1, 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(0, 1)))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(1, 1).applying(move.concatenating(scale)) == CGPoint(22, 2))
    #expect(CGPoint(1, 1).applying(scale.concatenating(move)) == CGPoint(12, 2))
  }

  /// Core Graphics' convenience calls put the new map before the existing one.
  @Test func theConvenienceCallsApplyTheNewMapFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(1, 1).applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(22, 2))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(1, 1).applying(move.scaledBy(x: 2, y: 2)) == CGPoint(12, 2))
    #expect(isClose(CGPoint(1, 0).applying(move.rotated(by: .pi / 2)), CGPoint(10, 1)))
  }

  @Test func theInverseLeadsBack() {
    let transform = CGAffineTransform(2, 1, -1, 3, 7, 8)
    #expect(isClose(CGPoint(4, 5).applying(transform).applying(transform.inverted()), CGPoint(4, 5)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTurnedRectangleIsItsUprightBounds() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(rect, CGRect(x: -20, y: 0, width: 20, height: 10)))
  }

  @Test func sizesIgnoreTheTranslation() {
    let transform = CGAffineTransform(2, 0, 0, 3, 100, 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    #expect(CGAffineTransform().isIdentity && !transform.isIdentity)
  }
}
