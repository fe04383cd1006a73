import Foundation
import MartletLayout
import Testing

/// Spacers and spacing in stacks.
@Suite struct StackSpacerTests {
  @Test func spacerTakesWhatTheOthersLeave() {
    // A30, first example.
    let stack = hstack(Fixed(50, 10), FakeSpacer(), Fixed(30, 10))
    #expect(stack.run(200, 10).width == 200)
    #expect(stack.children.widths == [50, 120, 30])
  }

  @Test func spacerIsItsMinimumWithoutProposal() {
    // A30, second example.
    let stack = hstack(Fixed(50, 10), FakeSpacer(minLength: 12), Fixed(30, 10))
    #expect(stack.run(nil, nil) == CGSize(92, 10))
  }

  @Test func spacerIsServedAfterEverythingElse() {
    // A31.
    let stack = hstack(MonoText("Hello world"), FakeSpacer(minLength: 0))
    stack.run(150, 20)
    #expect(stack.children.widths == [110, 40])
  }

  @Test func spacerYieldsEvenToLowerPriority() {
    // A31: "everything else" includes children of lower priority.
    let stack = hstack(FakeSpacer(minLength: 0), color().with(priority: -1))
    stack.run(100, 10)
    #expect(stack.children.widths == [0, 100])
  }

  @Test func severalSpacersShareWhatIsLeft() {
    // A31, B3.
    let stack = hstack(FakeSpacer(minLength: 0), Fixed(40, 10), FakeSpacer(minLength: 0))
    stack.run(100, 10)
    #expect(stack.children.widths == [30, 40, 30])
  }

  @Test func explicitSpacingCountsASpacerAsAChild() {
    // A32.
    let stack = hstack(spacing: 10, Fixed(50, 10), FakeSpacer(), Fixed(30, 10))
    stack.run(200, 10)
    #expect(stack.children.widths == [50, 100, 30])
  }

  @Test func defaultSpacingAddsNoGapAtASpacer() {
    // A32.
    let stack = hstack(spacing: nil, Fixed(50, 10), FakeSpacer(), Fixed(30, 10))
    stack.run(200, 10)
    #expect(stack.children.widths == [50, 120, 30])
  }

  @Test func defaultSpacingIsThePairsPreference() {
    // B12: 8 between plain views on iOS; texts above one another stand closer.
    #expect(hstack(spacing: nil, Fixed(20, 10), Fixed(20, 10)).run(nil, nil).width == 48)
    let texts = [MonoText("a").with(spacing: .text), MonoText("b").with(spacing: .text)]
    #expect(Box(VStackLayout(spacing: nil), texts).run(nil, nil).height == 40)
    let wide = ViewSpacing(top: .fixed(20), leading: .fixed(20), bottom: .fixed(20), trailing: .fixed(20))
    #expect(hstack(spacing: nil, Fixed(20, 10).with(spacing: wide), Fixed(20, 10)).run(nil, nil).width == 60)
  }

  @Test func explicitSpacingIsUsedEverywhere() {
    // B12; negative spacing overlaps, impossible spacing counts as the default.
    #expect(hstack(spacing: 3, Fixed(20, 10), Fixed(20, 10), Fixed(20, 10)).run(nil, nil).width == 66)
    #expect(hstack(spacing: -5, Fixed(20, 10), Fixed(20, 10)).run(nil, nil).width == 35)
    #expect(hstack(spacing: .nan, Fixed(20, 10), Fixed(20, 10)).run(nil, nil).width == 48)
  }

  @Test func outerSpacingComesFromTheChildrenAtEachEdge() {
    // B13.
    let edge = ViewSpacing(top: .fixed(1), leading: .fixed(2), bottom: .fixed(3), trailing: .fixed(4))
    let stack = hstack(Fixed(1, 1).with(spacing: edge), Fixed(1, 1).with(spacing: .zero))
    #expect(stack.spacing == ViewSpacing(top: .fixed(1), leading: .fixed(2), bottom: .fixed(3), trailing: .fixed(0)))
  }

  @Test func absentChildrenCountNoSpacing() {
    // A34: the engine passes no child for EmptyView, so two children have one gap.
    #expect(hstack(spacing: 10, Fixed(20, 10), Fixed(20, 10)).run(nil, nil).width == 50)
    #expect(hstack(spacing: 10).run(100, 100) == .zero)
  }

  @Test func paddingOnAGroupAppliesToEachChild() {
    // A35.
    let padding = PaddingInsets(EdgeInsets(.all, 5))
    #expect(hstack(Wrapped(padding, Fixed(10, 10)), Wrapped(padding, Fixed(10, 10))).run(nil, nil).width == 40)
  }
}
