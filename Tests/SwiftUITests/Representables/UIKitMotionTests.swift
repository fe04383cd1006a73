import Foundation
import MartletTesting
import SwiftUI
import Testing
import UIKit

/// U10, U12, U13: motion, drawing by hand and scrolling, on the screen's clock.
@MainActor @Suite struct UIKitMotionTests {
  private func moving() -> (UIView, UIView) {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    inner.isAccessibilityElement = true
    inner.accessibilityLabel = "box"
    inner.backgroundColor = .red
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func animateMovesOverItsDurationAndThenCompletes() {
    let (outer, inner) = moving()
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { outer } }
    var ended: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { inner.frame.origin.x = 100 },
      completion: { ended.append($0) })
    // Properties have their new values at once.
    #expect(inner.frame.minX == 100)
    screen.wait(0.5)
    #expect(abs((screen.frame(of: "box")?.minX ?? 0) - 50) < 1 && ended.isEmpty)
    screen.wait(0.6)
    #expect(screen.frame(of: "box")?.minX == 100 && ended == [true])
  }

  @Test func anotherAnimationTakesOverFromWhatShows() {
    let (outer, inner) = moving()
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { outer } }
    var ended: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { inner.frame.origin.x = 100 },
      completion: { ended.append($0) })
    screen.wait(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { inner.frame.origin.x = 0 })
    screen.wait(0.5)
    #expect(abs((screen.frame(of: "box")?.minX ?? 0) - 25) < 1 && ended == [false])
  }

  @Test func outsideOfAWindowThereIsNoWay() {
    let view = UIView()
    var ended: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ended.append($0) })
    #expect(view.alpha == 0 && ended == [true])
  }

  @Test func constraintsAreAnimatedByLayoutInTheBlock() {
    let (outer, inner) = moving()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([
      left, inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Made { outer } }
    left.constant = 80
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { outer.layoutIfNeeded() })
    screen.wait(0.5)
    #expect(abs((screen.frame(of: "box")?.minX ?? 0) - 40) < 1)
  }

  @Test func whatDrawDrawsShows() throws {
    final class Half: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    let screen = Screen(size: CGSize(width: 40, height: 20), scale: 1) { Made { Half() } }
    let pixels = try screen.pixels()
    let (left, right) = (pixels.pixel(10, 10), pixels.pixel(30, 10))
    #expect(left.red == 0 && left.blue == 1 && right.red == 1 && right.blue == 1)
  }

  @Test func aScrollViewScrollsAndTellsItsDelegate() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var lines: Set<String> = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.insert("scroll") }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.insert("drag") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.insert("rest") }
    }
    let (delegate, scroll) = (Delegate(), UIScrollView())
    let (_, inner) = moving()
    inner.removeFromSuperview()
    inner.frame.origin.y = 150
    scroll.addSubview(inner)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.delegate = delegate
    let screen = Screen(size: CGSize(width: 200, height: 200)) { Made { scroll } }
    screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80))
    screen.settle()
    #expect(scroll.contentOffset.y > 80)
    #expect(screen.frame(of: "box").map { abs($0.minY - (150 - scroll.contentOffset.y)) < 0.01 } ?? true)
    #expect(delegate.lines.isSuperset(of: ["scroll", "drag"]))
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    screen.settle()
    #expect(scroll.contentOffset.y == 30)
  }
}
