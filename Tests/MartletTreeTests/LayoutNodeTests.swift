import Foundation
import MartletDisplay
import MartletLayout
import Testing

@testable import MartletTree

@MainActor @Suite struct LayoutNodeTests {
  let context = LayoutContext.test()

  private func column(_ children: [LayoutNode]) -> LayoutContainerNode<VStackLayout> {
    let node = LayoutContainerNode(context: context, arrangement: VStackLayout(spacing: 0))
    node.setChildren(children)
    return node
  }

  @Test func theSameQuestionIsAskedOnce() {  // A4
    let leaf = CountingLeaf(context, 10, 20)
    for _ in 0..<3 { _ = leaf.sizeThatFits(ProposedViewSize(width: 5, height: nil)) }
    #expect(leaf.measured == 1)
    _ = leaf.sizeThatFits(.unspecified)
    #expect(leaf.measured == 2)
  }

  @Test func moreQuestionsThanAreKeptAreAskedAgain() {  // A4
    let leaf = CountingLeaf(context, 10, 20)
    for round in 1...2 {
      for width in 0...MeasurementCache.capacity {
        #expect(leaf.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)) == leaf.content)
      }
      #expect(leaf.measured == round * (MeasurementCache.capacity + 1))
    }
  }

  @Test func impossibleAnswersAreRepaired() {
    for wrong: CGFloat in [.nan, -5, -.infinity] {
      let leaf = AnsweringLeaf(context) { _ in CGSize(width: wrong, height: wrong) }
      #expect(leaf.sizeThatFits(.unspecified) == .zero)
    }
    let endless = AnsweringLeaf(context) { _ in CGSize(width: CGFloat.infinity, height: 1) }
    let root = column([endless])
    root.layOut()
    #expect(endless.size.width.isFinite && endless.origin.x.isFinite)
  }

  @Test func anUnchangedTreeIsNotPlacedAgain() {
    let leaves = (0..<3).map { _ in CountingLeaf(context, 10, 10) }
    let root = column(leaves)
    for _ in 0..<3 { root.layOut() }
    #expect(leaves.map(\.placed) == [1, 1, 1])
    root.checkInvariants()
  }

  @Test func aLeafOfTheSameSizeDisturbsNobody() {
    let leaf = CountingLeaf(context, 10, 10)
    let root = column([leaf, CountingLeaf(context, 10, 10)])
    root.layOut()
    _ = root.displayGroup()
    leaf.contentDidChange()
    #expect(!root.needsPlacement && root.needsDisplay)
    root.checkInvariants()
  }

  @Test func aLeafThatGrowsMovesWhatIsBelowItAndLeavesWhatIsAbove() {
    let leaves = (0..<3).map { _ in CountingLeaf(context, 10, 10) }
    let root = column([column([leaves[0]]), column([leaves[1]]), column([leaves[2]])])
    root.layOut()
    leaves[1].content.height = 30
    #expect(root.needsPlacement)
    root.checkInvariants()
    root.layOut()
    root.checkInvariants()
    #expect(leaves[2].frame().minY - leaves[1].frame().minY == 30)
    // What follows is offered another height and so is placed anew; what comes before is not.
    #expect(leaves[0].placed == 1)
  }

  @Test func childrenMayComeGoAndChangePlaces() {
    let leaves = (0..<4).map { CountingLeaf(context, 10, CGFloat($0 + 1)) }
    let root = column([])
    for mask in 0..<16 {
      for reversed in [false, true] {
        let chosen = leaves.indices.filter { mask & (1 << $0) != 0 }.map { leaves[$0] }
        root.setChildren(reversed ? chosen.reversed() : chosen)
        root.layOut()
        root.checkInvariants()
        #expect(root.sizeThatFits(.unspecified).height == chosen.reduce(0) { $0 + $1.content.height })
      }
    }
  }

  @Test func theSameChildrenCostNothing() {
    let leaves = (0..<3).map { _ in CountingLeaf(context, 10, 10) }
    let root = column(leaves)
    root.layOut()
    root.setChildren(leaves)
    #expect(!root.needsPlacement)
  }

  @Test func aChildTakenByAnotherParentBelongsToThat() {
    let leaf = CountingLeaf(context, 10, 10)
    let first = column([leaf])
    let second = column([leaf])
    #expect(leaf.parent === second)
    first.setChildren([])
    #expect(leaf.parent === second)
    second.layOut()
    second.checkInvariants()
  }

  @Test func aParentThatGoesLeavesItsChildrenWithoutOne() {
    let leaf = CountingLeaf(context, 10, 10)
    var parent: LayoutNode? = column([leaf])
    #expect(leaf.parent != nil && parent != nil)
    parent = nil
    #expect(leaf.parent == nil)
    leaf.setNeedsLayout()
  }

  @Test func rightToLeftMirrorsTheWholeTree() {  // A12
    let leaf = CountingLeaf(context, 10, 10)
    let row = LayoutContainerNode(context: context, arrangement: HStackLayout(spacing: 0))
    row.setChildren([leaf, CountingLeaf(context, 30, 10)])
    let root = DirectionNode(context: context, child: row)
    root.layOut()
    #expect(leaf.frame().minX == 0)
    root.setDirection(isRightToLeft: true)
    root.layOut()
    root.checkInvariants()
    #expect(leaf.frame().minX == 30)
    root.setDirection(isRightToLeft: false)
    root.layOut()
    #expect(leaf.frame().minX == 0)
  }

  @Test func anOffsetCountsInReadingDirectionAndInFrames() {  // A12, B34
    let leaf = CountingLeaf(context, 10, 10)
    let offset = OffsetNode(context: context, child: leaf, offset: CGSize(width: 4, height: 3))
    let root = DirectionNode(context: context, child: offset)
    root.layOut()
    #expect(leaf.frame().origin == CGPoint(x: 4, y: 3))
    root.setDirection(isRightToLeft: true)
    root.layOut()
    #expect(leaf.frame().origin == CGPoint(x: -4, y: 3))
    offset.offset = CGSize(width: CGFloat.nan, height: .infinity)
    #expect(leaf.frame().origin == .zero)
  }

  @Test func everyNodeHasAnIdOfItsOwnAndIsFoundByIt() {
    let leaves = (0..<3).map { _ in CountingLeaf(context, 10, 10) }
    let root = column([leaves[0], column([leaves[1], leaves[2]])])
    #expect(Set(leaves.map(\.id)).count == 3)
    for leaf in leaves { #expect(root.node(withID: leaf.id) === leaf) }
    #expect(root.node(withID: 1_000_000) == nil)
  }

  @Test func edgesAreRoundedToPixelsAndSizesAreNot() {  // A8
    let row = LayoutContainerNode(context: context, arrangement: HStackLayout(spacing: 0))
    let leaves = (0..<3).map { _ in ShapeNode(context: context) { rect, _ in [.rect(rect, .black)] } }
    row.setChildren(leaves)
    row.layOut(100, 10)
    let edges = leaves.map { $0.snappedBounds(at: $0.frame().origin) }
    #expect(edges.map(\.minX) == [0, 33.5, 66.5])
    #expect(edges.map(\.width) == [33.5, 33, 33.5])
    #expect(leaves.allSatisfy { abs($0.size.width - 100 / 3) < 1e-9 })
  }
}
