import Foundation
import Testing

@testable import UIKit

/// U14.
@MainActor @Suite struct UIStackViewTests {
  private final class Sized: UIView {
    let own: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      own = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
  }
  private func stack(_ views: [UIView], _ size: CGSize) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    return stack
  }
  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func itsSizeIsTheSumAndTheLargest() {
    let row = UIStackView(arrangedSubviews: [Sized(10, 30), Sized(20, 40)])
    row.spacing = 5
    #expect(row.intrinsicContentSize == CGSize(width: 35, height: 40))
    row.axis = .vertical
    #expect(row.intrinsicContentSize == CGSize(width: 20, height: 75))
    row.isLayoutMarginsRelativeArrangement = true
    #expect(row.intrinsicContentSize == CGSize(width: 36, height: 91))
  }

  @Test func fillGivesTheRestToTheOneThatHugsLeast() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    b.setContentHuggingPriority(200, for: .horizontal)
    let row = stack([a, b], CGSize(width: 100, height: 50))
    row.spacing = 10
    #expect(frames(row) == [CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 20, y: 0, width: 80, height: 50)])
  }

  @Test func equalPartsAndEqualGaps() {
    let row = stack([Sized(10, 10), Sized(20, 10), Sized(30, 10)], CGSize(width: 120, height: 50))
    row.alignment = .center
    row.distribution = .fillEqually
    #expect(frames(row).map(\.width) == [40, 40, 40] && frames(row).map(\.minY) == [20, 20, 20])
    row.distribution = .equalSpacing
    #expect(frames(row).map(\.minX) == [0, 40, 90])
  }

  @Test func hiddenViewsTakeNoRoomAndSpacingsCanBeCustom() {
    let views = [Sized(10, 10), Sized(10, 10), Sized(10, 10)]
    let column = stack(views, CGSize(width: 10, height: 60))
    column.axis = .vertical
    column.distribution = .equalSpacing
    column.setCustomSpacing(5, after: views[0])
    views[1].isHidden = true
    #expect(column.intrinsicContentSize == CGSize(width: 10, height: 25))
    #expect(views[0].translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test func constraintsOnLengthsCount() {
    let (a, b) = (UIView(), Sized(10, 10))
    a.widthAnchor.constraint(equalToConstant: 44).isActive = true
    a.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let row = stack([a, b], CGSize(width: 100, height: 44))
    #expect(row.intrinsicContentSize == CGSize(width: 54, height: 44))
    #expect(frames(row).map(\.width) == [44, 56])
  }
}
