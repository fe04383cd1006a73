import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIViewTests {
  private final class Told: UIView {
    var lines: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      lines.append(newSuperview == nil ? "will leave" : "will enter")
    }
    override func didMoveToSuperview() { lines.append(superview == nil ? "left" : "entered") }
    override func layoutSubviews() { lines.append("layout") }
  }

  @Test func frameCentreAndBoundsAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func movingTellsTheView() {
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(inner.lines == ["will enter", "entered", "will leave", "left"])
    #expect(outer.subviews.isEmpty && inner.superview == nil)
  }

  @Test func subviewsKeepTheirOrder() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(root.addSubview)
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[3])
    #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [3, 1, 2, 0])
    root.insertSubview(views[0], belowSubview: views[1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [2, 0, 1, 3])
    views[2].tag = 7
    #expect(root.viewWithTag(7) === views[2] && root.viewWithTag(8) == nil)
  }

  @Test func pointsAreConvertedThroughTransformsAndScrolls() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 120, width: 40, height: 40))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 32))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint(x: 20, y: 20), to: root) == CGPoint(x: 50, y: 50))
    #expect(root.convert(CGPoint(x: 50, y: 50), to: inner) == CGPoint(x: 20, y: 20))
    #expect(
      root.convert(CGRect(x: 10, y: 10, width: 80, height: 80), to: inner) == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// U8.
  @Test func hitsFindTheTopmostThatTakesTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (below, above) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
    root.addSubview(below)
    root.addSubview(above)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === above)
    #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === below)
    above.alpha = 0
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === below)
    below.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
  }

  @Test func autoresizingSharesTheChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    root.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.frame.size = CGSize(width: 150, height: 130)
    #expect(view.frame == CGRect(x: 20, y: 50, width: 110, height: 60))
  }

  @Test func layoutComesOnceForEachChangeOfSize() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.lines == ["layout"])
    view.frame.size.width = 20
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.lines == ["layout", "layout"])
  }

  @Test func tintComesFromAbove() {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    root.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .blue
    #expect(inner.tintColor == .blue)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    // One line of the system font at 17 points, in whole pixels.
    let scale = UITraitCollection.current.displayScale
    let line = (UIFont.systemFont(ofSize: 17).lineHeight * scale).rounded(.up) / scale
    #expect(label.frame.width > 30 && label.frame.width < 60 && label.frame.height == line)
    label.numberOfLines = 0
    let one = label.sizeThatFits(CGSize(width: 1000, height: 0))
    label.text = "Hello Hello"
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 1.8 * one.height)
  }
}
