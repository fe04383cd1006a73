import Foundation
import MartletLayout
import Testing

@Suite struct ZStackLayoutTests {
  @Test func sizeIsTheUnionOfTheAlignedChildren() {
    // B20.
    let children = [Fixed(40, 20), Fixed(20, 40)]
    #expect(Box(ZStackLayout(), children).run(300, 300) == CGSize(40, 40))
    #expect(children.map { $0.frame! } == [CGRect(0, 10, 40, 20), CGRect(10, 0, 20, 40)])
  }

  @Test func everyChildGetsTheWholeProposalOnce() {
    // B20.
    let children = [color(), color()]
    let proposal = ProposedViewSize(width: 70, height: nil)
    #expect(Box(ZStackLayout(), children).sizeThatFits(proposal) == CGSize(70, 10))
    #expect(children.allSatisfy { $0.probes == [proposal] })
  }

  @Test func alignmentUsesTheChildrensGuides() {
    // B20, B14: the second child hangs 10 to the left of the shared leading line.
    let children = [Fixed(40, 20), Fixed(20, 10).with(HorizontalAlignment.leading, 10)]
    #expect(Box(ZStackLayout(alignment: .topLeading), children).run(nil, nil) == CGSize(50, 20))
    #expect(children.map { $0.frame! } == [CGRect(10, 0, 40, 20), CGRect(0, 0, 20, 10)])
  }

  @Test func highestPriorityAloneDecidesTheSize() {
    // B21.
    let text = MonoText("Hello").with(priority: 1)
    let back = color()
    #expect(Box(ZStackLayout(), [back, text]).run(300, 300) == CGSize(50, 20))
    #expect(back.frame == CGRect(0, 0, 50, 20))
  }

  @Test func explicitGuidesAreVisibleThroughIt() {
    // B17: the text lies 10 below the top.
    let stack = Box(ZStackLayout(), [Fixed(40, 40), MonoText("a")])
    #expect(stack.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 25)
  }
}
