import Foundation
import MartletLayout
import Testing

@Suite struct LeafAnswersTests {
  private func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  @Test func unspecifiedLengthsAreTen() {
    // A5.
    #expect(proposal(nil, 40).replacingUnspecifiedDimensions() == CGSize(10, 40))
    #expect(proposal(nil, nil).replacingUnspecifiedDimensions() == CGSize(10, 10))
  }

  @Test func colorTakesWhatIsProposed() {
    // A27.
    #expect(LeafAnswers.flexible(proposal(nil, nil)) == CGSize(10, 10))
    #expect(LeafAnswers.flexible(proposal(50, nil)) == CGSize(50, 10))
    #expect(LeafAnswers.flexible(proposal(.infinity, 20)) == CGSize(.infinity, 20))
    #expect(LeafAnswers.flexible(proposal(0, 0)) == .zero)
    #expect(LeafAnswers.flexible(proposal(-5, .nan)) == CGSize(0, 10))
  }

  @Test func circleIsTheLargestSquareInside() {
    // A28, recent systems.
    #expect(LeafAnswers.circle(proposal(100, 60)) == CGSize(60, 60))
    #expect(LeafAnswers.circle(proposal(nil, 60)) == CGSize(60, 60))
    #expect(LeafAnswers.circle(proposal(nil, nil)) == CGSize(10, 10))
  }

  @Test func resizableImageTakesEachAxisIndependently() {
    // A25.
    let natural = CGSize(200, 100)
    #expect(LeafAnswers.resizableImage(proposal(50, 50), natural: natural) == CGSize(50, 50))
    #expect(LeafAnswers.resizableImage(proposal(nil, nil), natural: natural) == natural)
    #expect(LeafAnswers.resizableImage(proposal(50, nil), natural: natural) == CGSize(50, 100))
    #expect(LeafAnswers.resizableImage(proposal(.infinity, 30), natural: natural) == CGSize(.infinity, 30))
  }

  @Test func dividerLiesAcrossItsStack() {
    // A33.
    #expect(LeafAnswers.divider(proposal(80, 60), thickness: 0.5, stackOrientation: .horizontal) == CGSize(0.5, 60))
    #expect(LeafAnswers.divider(proposal(80, 60), thickness: 0.5, stackOrientation: .vertical) == CGSize(80, 0.5))
    #expect(LeafAnswers.divider(proposal(nil, 60), thickness: 0.5, stackOrientation: nil) == CGSize(10, 0.5))
  }

  @Test func spacerStretchesAlongItsStackOnly() {
    // A30; the default minimum is the default spacing, 8.
    #expect(LeafAnswers.spacer(proposal(80, 60), minLength: nil, stackOrientation: .horizontal) == CGSize(80, 0))
    #expect(LeafAnswers.spacer(proposal(nil, 60), minLength: nil, stackOrientation: .horizontal) == CGSize(8, 0))
    #expect(LeafAnswers.spacer(proposal(5, 3), minLength: 12, stackOrientation: .vertical) == CGSize(0, 12))
    #expect(LeafAnswers.spacer(proposal(80, 60), minLength: 0, stackOrientation: nil) == CGSize(80, 60))
  }
}
