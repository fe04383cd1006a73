import Foundation
import MartletLayout
import Testing

/// How a stack shares its length. Widths are the rules' examples; VStack is checked by symmetry below.
@Suite struct StackSharingTests {
  @Test func leastFlexibleChildIsServedFirstAndMayOverflow() {
    // B3, first example (measured by objc.io: 2020/11/10).
    let stack = hstack(
      Wrapped(FlexibleFrame(maxWidth: 100), color()), Wrapped(FlexibleFrame(minWidth: 100), color()))
    let frame = Wrapped(FixedFrame(width: 150), stack)
    #expect(frame.run(nil, 50) == CGSize(150, 50))
    #expect(stack.children.widths == [75, 100])
    #expect(stack.frame == CGRect(-12.5, 0, 175, 50))
  }

  @Test func equallyFlexibleChildrenShareEqually() {
    // B3, second example.
    let stack = hstack(color(), color(), color())
    #expect(stack.run(300, 10).width == 300)
    #expect(stack.children.widths == [100, 100, 100])
  }

  @Test func textIsOfferedOnlyItsShareThoughItIsServedFirst() {
    // B3, third example.
    let stack = hstack(color(), MonoText("Hello world"), color())
    stack.run(240, 100)
    #expect(stack.children.widths == [95, 50, 95])
  }

  @Test func positionsFollowSourceOrderWhateverTheServingOrder() {
    // B4, with the children of B3's third example.
    let stack = hstack(color(), MonoText("Hello world"), color())
    stack.run(240, 100)
    #expect(stack.children.xs == [0, 95, 145])
  }

  @Test(arguments: [
    ([0.5, 1, 1], [100, 250, 250]), ([1, 0.5, 1], [200, 100, 300]),
  ]) func whatAChildLeavesGoesToLaterTiedOnes(parts: [CGFloat], widths: [CGFloat]) {
    // B5 (measured by Ole Begemann). All three are infinite at infinity, so they tie.
    let stack = Box(HStackLayout(spacing: 10), parts.map { Proportional($0) })
    stack.run(620, 10)
    #expect(stack.children.widths == widths)
  }

  @Test func minimumOfLowerPriorityIsSetAside() {
    // B6.
    let plain = hstack(color(), color().with(priority: 1))
    plain.run(100, 10)
    #expect(plain.children.widths == [0, 100])
    let limited = hstack(Wrapped(FlexibleFrame(minWidth: 30), color()), color().with(priority: 1))
    limited.run(100, 10)
    #expect(limited.children.widths == [30, 70])
  }

  @Test func raisedPriorityOffersTextAllTheRoom() {
    // B7.
    let stack = hstack(color(), MonoText("Hello world").with(priority: 1), color())
    stack.run(240, 20)
    #expect(stack.children.widths == [65, 110, 65])
  }

  @Test func nothingNegativeIsOfferedWhenChildrenOverflow() {
    // B8.
    let stack = hstack(Fixed(40, 10), Fixed(40, 10), color())
    #expect(stack.run(50, 10) == CGSize(80, 10))
    #expect(stack.children.widths == [40, 40, 0])
  }

  @Test func lengthIsThatOfTheChildrenAndGapsNotTheProposal() {
    // B9, B1.
    #expect(hstack(spacing: 5, Fixed(20, 10), Fixed(30, 10)).run(300, 300) == CGSize(55, 10))
    let stack = hstack(spacing: 10, color(), color())
    stack.run(110, 10)
    #expect(stack.children.widths == [50, 50])
  }

  @Test func specialProposalsReachEveryChild() {
    // B10.
    let stack = hstack(color(), Fixed(30, 10))
    #expect(stack.run(nil, nil) == CGSize(40, 10))
    #expect(stack.run(.infinity, 10).width == .infinity)
    #expect(stack.run(0, 10) == CGSize(30, 10))
  }

  @Test func crossProposalReachesEveryChildUnchanged() {
    // B11.
    let children = [color(), color()]
    Box(HStackLayout(spacing: 0), children).run(100, 42)
    #expect(children.allSatisfy { $0.probes.allSatisfy { $0.height == 42 } })
  }

  @Test func verticalStackMirrorsTheAxes() {
    // B3, B5 with the axes swapped.
    let children = [Proportional(0.5), Proportional(1), Proportional(1)]
    #expect(Box(VStackLayout(spacing: 10), children).run(10, 620) == CGSize(10, 620))
    #expect(children.map { $0.frame!.height } == [100, 250, 250])
    #expect(children.map { $0.frame!.minY } == [0, 110, 370])
  }
}
