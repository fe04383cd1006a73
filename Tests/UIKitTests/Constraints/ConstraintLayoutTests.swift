import Foundation
import Testing

@testable import UIKit

/// U4-U7.
@MainActor @Suite struct ConstraintLayoutTests {
  private final class Sized: UIView {
    var own: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
  }
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func edgesWithConstants() {
    let view = added(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 30))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.width == 270)
  }

  @Test func aConstantThatChangesMovesTheView() {
    let view = added(Sized(40, 20))
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([left, view.centerYAnchor.constraint(equalTo: root.centerYAnchor)])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 40, width: 40, height: 20))
    left.constant = 33
    root.layoutIfNeeded()
    #expect(view.frame.minX == 33)
    left.isActive = false
    view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
  }

  /// The lower hugging of two neighbours takes the room that is left.
  @Test(arguments: [(250 as Float, 251 as Float), (251, 250)])
  func huggingDecidesWhoGrows(_ first: Float, _ second: Float) {
    let (a, b) = (added(Sized(40, 20)), added(Sized(60, 20)))
    a.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
    b.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == (first < second ? 140 : 40) && b.frame.width == (first < second ? 60 : 160))
  }

  @Test func prioritiesGiveWay() {
    let view = added(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func grandchildrenReachThroughTheirSuperviews() {
    let box = added(UIView())
    let inner = added(UIView(), to: box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 90, height: 50))
  }

  @Test func guidesTakePart() {
    let (guide, view) = (UILayoutGuide(), added(UIView()))
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The margins are 8 points.
    #expect(view.frame == CGRect(x: 100, y: 0, width: 92, height: 100))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func contentOfAScrollViewSetsItsContentSize() {
    let scroll = added(UIScrollView())
    let content = added(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 700))
  }

  @Test func aRequiredContradictionIsNotedAndLeftOut() {
    let lines = notes {
      let view = added(UIView())
      let narrow = view.widthAnchor.constraint(equalToConstant: 10)
      let wide = view.widthAnchor.constraint(equalToConstant: 20)
      wide.identifier = "wide"
      NSLayoutConstraint.activate([narrow, wide])
      root.layoutIfNeeded()
      #expect(view.frame.width == 10)
    }
    #expect(lines.contains { $0.contains("\"wide\"") && $0.contains("contradicts") })
  }

  @Test func leadingIsOnTheRightInRightToLeft() {
    let view = added(Sized(40, 20))
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 200)
  }
}
