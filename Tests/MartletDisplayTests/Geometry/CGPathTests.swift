import Foundation
import MartletDisplay
import Testing

@Suite struct CGPathTests {
  @Test func aMutablePathBecomesAPath() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(10, 0), transform: CGAffineTransform(translationX: 0, y: 5))
    #expect(Path(mutable).elements == [.move(to: .zero), .line(to: CGPoint(10, 5))])
  }

  @Test func copiesDoNotFollowTheOriginal() {
    let mutable = CGMutablePath()
    mutable.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = mutable.copy()
    mutable.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil))
  }

  @Test func initializersTakeATransform() {
    var transform = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: &transform)
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
  }

  @Test func strokingAndDashingAreThePathsOwn() {
    let line = Path { $0.addLines([.zero, CGPoint(10, 0)]) }.cgPath
    let stroked = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(isClose(stroked.boundingBox, CGRect(x: 0, y: -1, width: 10, height: 2)))
    let dashed = line.copy(dashingWithPhase: 0, lengths: [2, 6])
    #expect(
      dashed.path.elements == [
        .move(to: .zero), .line(to: CGPoint(2, 0)), .move(to: CGPoint(8, 0)), .line(to: CGPoint(10, 0)),
      ])
  }

  @Test func theFillRuleDecidesAboutHoles() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
    #expect(path.contains(CGPoint(4, 4)))
    #expect(!path.contains(CGPoint(4, 4), using: .evenOdd))
  }
}
