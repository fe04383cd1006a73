import Foundation
import MartletLayout
import Testing

/// Alignment across stacks and the guides that stacks pass on.
@Suite struct StackAlignmentTests {
  @Test func guidesAreLinedUpAndTheStackSpansTheChildren() {
    // B14.
    let stack = hstack(align: .top, Fixed(10, 20), Fixed(10, 40).with(VerticalAlignment.top, -10))
    #expect(stack.run(nil, nil).height == 50)
    #expect(stack.children.ys == [0, 10])
  }

  @Test func stacksCentreByDefault() {
    // B15.
    let row = Box(HStackLayout(), [Fixed(10, 20), Fixed(10, 40)])
    row.run(nil, nil)
    #expect(row.children.ys == [10, 0])
    let column = Box(VStackLayout(), [Fixed(20, 10), Fixed(40, 10)])
    column.run(nil, nil)
    #expect(column.children.xs == [10, 0])
  }

  @Test func aGuideOfAnotherAlignmentDoesNotMoveTheView() {
    // B16.
    let stack = hstack(align: .bottom, Fixed(10, 20), Fixed(10, 40).with(VerticalAlignment.top, -10))
    #expect(stack.run(nil, nil).height == 40)
    #expect(stack.children.ys == [20, 0])
  }

  @Test func explicitCustomGuidesAreAveraged() {
    // B17: children at y 0 and 20 set 5 and 7, so (5 + 27) / 2.
    let inner = vstack(
      Fixed(10, 20).with(VerticalAlignment.custom, 5), Fixed(10, 20).with(VerticalAlignment.custom, 7), Fixed(10, 20))
    #expect(inner.dimensions(in: .unspecified)[explicit: VerticalAlignment.custom] == 16)
    #expect(inner.dimensions(in: .unspecified)[explicit: VerticalAlignment.top] == nil)
  }

  @Test func anExplicitGuideIsVisibleThroughNestedStacks() {
    // B17.
    let inner = vstack(Fixed(10, 20), hstack(Fixed(10, 20).with(VerticalAlignment.custom, 5)))
    let outer = hstack(align: .custom, inner, Fixed(10, 10))
    outer.run(nil, nil)
    #expect(outer.children.ys == [0, 25])
  }

  @Test func firstBaselineIsTheTopmostAndLastTheBottommost() {
    // B17: Mono baselines are at 15 in each line.
    let inner = vstack(Fixed(10, 6), MonoText("a"), MonoText("b"))
    let guides = inner.dimensions(in: .unspecified)
    #expect(guides[VerticalAlignment.firstTextBaseline] == 21)
    #expect(guides[VerticalAlignment.lastTextBaseline] == 41)
  }

  @Test func viewsWithoutTextHaveTheirBaselineAtTheBottom() {
    // B18.
    let stack = hstack(align: .firstTextBaseline, MonoText("a"), Fixed(10, 10))
    #expect(stack.run(nil, nil).height == 20)
    #expect(stack.children.ys == [0, 5])
  }

  @Test func frameAndPaddingShiftInheritedGuides() {
    // B19: padding by its inset, a frame by where it puts the child.
    let padded = Wrapped(PaddingInsets(EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)), MonoText("a"))
    #expect(padded.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 18)
    let framed = Wrapped(FixedFrame(height: 60), MonoText("a"))
    #expect(framed.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 35)
  }

  @Test func boundsWithAnOriginMoveTheChildren() {
    // A7.
    let children = [Fixed(10, 10), Fixed(10, 20)]
    let stack = Box(HStackLayout(spacing: 0), children)
    stack.place(at: CGPoint(x: 100, y: 50), anchor: .topLeading, proposal: .unspecified)
    #expect(children.map { $0.frame! } == [CGRect(100, 55, 10, 10), CGRect(110, 50, 10, 20)])
  }

  @Test func changedAlignmentIsNoticedWithoutANewCache() {
    // B62: the engine renews a cache when subviews change; a changed alignment must count without that.
    let subviews = LayoutSubviews([Fixed(10, 20), Fixed(10, 40).with(VerticalAlignment.top, -10)])
    var layout = HStackLayout(alignment: .top, spacing: 0)
    var cache = layout.makeCache(subviews: subviews)
    #expect(layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(20, 50))
    layout.alignment = .bottom
    layout.spacing = 5
    #expect(layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(25, 40))
  }
}
