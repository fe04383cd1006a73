import Foundation
import MartletDisplay
import Testing
import UIKit

@MainActor @Suite struct UIBezierPathTests {
  @Test func shapesHaveTheirBounds() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    let oval = UIBezierPath(ovalIn: rect).bounds
    #expect(abs(oval.minX - 10) < 1e-9 && abs(oval.width - 30) < 1e-9)
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(!path.contains(CGPoint(x: 99, y: 99)))
  }

  // On screen, clockwise from 0 (right) to π (left) passes below the centre: y grows downwards.
  @Test func clockwiseIsAsSeenOnScreen() {
    let below = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(below.bounds.maxY - 10) < 1e-6 && abs(below.bounds.minY) < 1e-6)
    let above = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(above.bounds.minY + 10) < 1e-6)
  }

  @Test func theFillRuleDecidesAboutHoles() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aReversedPathRunsBackThroughEveryPart() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 1, y: 5))
    path.addCurve(to: CGPoint(x: 3, y: 0), controlPoint1: CGPoint(x: 2, y: 6), controlPoint2: CGPoint(x: 3, y: 7))
    path.close()
    #expect(
      path.reversing()._path.elements == [
        .move(to: CGPoint(x: 3, y: 0)),
        .curve(to: CGPoint(x: 2, y: 0), control1: CGPoint(x: 3, y: 7), control2: CGPoint(x: 2, y: 6)),
        .quadCurve(to: CGPoint(x: 1, y: 0), control: CGPoint(x: 1, y: 5)),
        .line(to: CGPoint(x: 0, y: 0)),
        .closeSubpath,
      ])
    #expect(path.reversing().reversing()._path.elements == path._path.elements)
  }

  @Test func aCopyIsIndependent() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    let copy = path.copy() as! UIBezierPath
    #expect(copy == path)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 0 && copy.bounds.minX == 5)
    #expect(copy._strokeStyle.lineWidth == 3)
  }

  @Test func dashesReachTheStroke() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    #expect(path._strokeStyle.dash == [4, 2] && path._strokeStyle.dashPhase == 1)
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(path._strokeStyle.dash.isEmpty)
  }

  @Test func insetsReduceARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(rect.inset(by: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)).isNull)
  }
}
