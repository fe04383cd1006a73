import Foundation
import MartletLayout
import Testing

/// Padding, fixedSize, aspect ratio, position and overlay.
@Suite struct PaddingAndSizeTests {
  @Test func paddingShrinksTheProposalAndGrowsTheAnswer() {
    // B32.
    let padding = PaddingInsets(EdgeInsets(.all, 10))
    let child = color()
    #expect(Wrapped(padding, child).run(100, nil) == CGSize(100, 30))
    #expect(child.frame == CGRect(10, 10, 80, 10))
    #expect(Wrapped(padding, color()).run(5, 5) == CGSize(20, 20))
    #expect(
      Wrapped(padding, color()).sizeThatFits(ProposedViewSize(width: .infinity, height: 20))
        == CGSize(.infinity, 20))
  }

  @Test func negativePaddingLetsTheChildReachOutside() {
    // B33.
    let child = color()
    #expect(Wrapped(PaddingInsets(EdgeInsets(.horizontal, -10)), child).run(100, 10) == CGSize(100, 10))
    #expect(child.frame == CGRect(-10, 0, 120, 10))
  }

  @Test func fixedSizeAsksForTheIdealOnItsAxes() {
    // B36, A20.
    #expect(Wrapped(FixedSizeAxes(), hstack(color(), Fixed(30, 10))).run(300, 300).width == 40)
    let text = MonoText("Hello world")
    #expect(Wrapped(FixedSizeAxes(), text).run(20, 20) == CGSize(110, 20))
    #expect(Wrapped(FixedSizeAxes(horizontal: false), text).run(80, 20) == CGSize(50, 40))
  }

  private func offer(_ ratio: CGFloat?, _ mode: ContentMode, _ child: FakeChild, _ width: CGFloat?, _ height: CGFloat?)
    -> ProposedViewSize
  {
    AspectRatioBox(ratio: ratio, contentMode: mode).childProposal(
      ProposedViewSize(width: width, height: height), child: child)
  }

  @Test func aspectRatioOffersTheLargestInsideOrTheSmallestAround() {
    // B37.
    #expect(offer(16 / 9, .fit, color(), 100, 100) == ProposedViewSize(width: 100, height: 56.25))
    let fill = offer(16 / 9, .fill, color(), 100, 100)
    #expect(abs(fill.width! - 177.78) < 0.01 && fill.height == 100)
    #expect(Wrapped(AspectRatioBox(ratio: 1, contentMode: .fit), MonoText("Hi")).run(100, 100) == CGSize(20, 20))
  }

  @Test func aspectRatioComesFromTheIdealSize() {
    // B38: an image of 100 × 50.
    #expect(offer(nil, .fit, Fixed(100, 50), 200, 200) == ProposedViewSize(width: 200, height: 100))
    #expect(offer(nil, .fill, Fixed(100, 50), 200, 200) == ProposedViewSize(width: 400, height: 200))
  }

  @Test func aspectRatioDerivesAMissingAxis() {
    // B39.
    #expect(offer(2, .fit, color(), 100, nil) == ProposedViewSize(width: 100, height: 50))
    #expect(offer(2, .fit, color(), nil, 100) == ProposedViewSize(width: 200, height: 100))
    #expect(offer(2, .fit, color(), .infinity, 100) == ProposedViewSize(width: 200, height: 100))
    #expect(offer(2, .fit, color(), nil, nil) == .unspecified)
  }

  @Test func impossibleRatiosLeaveTheProposal() {
    // B39.
    for ratio in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(offer(ratio, .fit, color(), 30, 20) == ProposedViewSize(width: 30, height: 20))
    }
    #expect(offer(nil, .fit, Fixed(0, 0), 30, 20) == ProposedViewSize(width: 30, height: 20))
  }

  @Test func positionTakesAllAndCentresTheChildOnThePoint() {
    // B35.
    let child = Fixed(20, 20)
    let position = PositionBox(position: CGPoint(x: 50, y: 50))
    #expect(Wrapped(position, child).run(200, 100) == CGSize(200, 100))
    #expect(child.frame == CGRect(40, 40, 20, 20))
    #expect(Wrapped(position, child).run(nil, 100) == CGSize(20, 100))
  }

  @Test func overlayIsLaidOutInThePrimaryAndNeverAffectsIt() {
    // B22.
    let (primary, secondary) = (Fixed(50, 20), Fixed(80, 80))
    let overlay = OverlayBox()
    #expect(Wrapped(overlay, primary).run(300, 300) == CGSize(50, 20))
    let place = overlay.secondaryPlacement(
      proposal: ProposedViewSize(width: 300, height: 300), primary: primary, secondary: secondary)
    #expect(place.proposal == ProposedViewSize(width: 50, height: 20))
    #expect(place.origin == CGPoint(x: -15, y: -30))
  }

  @Test func overlayLinesUpWithThePrimarysBaseline() {
    // B22, B18.
    let place = OverlayBox(alignment: .leadingFirstTextBaseline).secondaryPlacement(
      proposal: .unspecified, primary: MonoText("a"), secondary: Fixed(4, 4))
    #expect(place.origin == CGPoint(x: 0, y: 11))
  }
}
