import Foundation
import MartletDisplay
import MartletLayout
import Testing

@testable import MartletTree

@MainActor @Suite struct DisplayTests {
  let context = LayoutContext.test()

  private func stack(_ children: [LayoutNode]) -> LayoutContainerNode<VStackLayout> {
    let node = LayoutContainerNode(context: context, arrangement: VStackLayout(spacing: 0))
    node.setChildren(children)
    return node
  }

  @Test func whatDidNotChangeKeepsItsGroup() {
    let (left, right) = (CountingLeaf(context, 10, 10), CountingLeaf(context, 10, 10))
    let (first, second) = (stack([left]), stack([right]))
    let root = stack([first, second])
    root.layOut()
    let before = (root.displayGroup(), first.displayGroup(), second.displayGroup())
    #expect(root.displayGroup() === before.0)
    left.setNeedsDisplay()
    #expect(root.displayGroup() !== before.0)
    #expect(first.displayGroup() !== before.1)
    #expect(second.displayGroup() === before.2)
    #expect(left.drawn == 2 && right.drawn == 1)
  }

  @Test func aNodeThatMovesIsDrawnWhereItIs() {
    let (top, bottom) = (CountingLeaf(context, 10, 10), CountingLeaf(context, 10, 10))
    let root = stack([top, bottom])
    root.layOut()
    _ = root.displayGroup()
    top.content.height = 25
    root.layOut()
    #expect(root.displayGroup().dump.contains("group (0,25)"))
  }

  @Test func siblingsAreDrawnByTheirOrderThenAsWritten() {  // J21
    func leaf(_ order: Double?) -> TraitNode {
      let node = TraitNode(context: context, child: CountingLeaf(context, 10, 10))
      node.order = order
      return node
    }
    let nodes = [leaf(1), leaf(nil), leaf(-1), leaf(1), leaf(0)]
    let root = stack(nodes)
    #expect(root.childrenInDrawingOrder.map { node in nodes.firstIndex { $0 === node } } == [2, 1, 4, 0, 3])
  }

  @Test func aGroupThatDrawsNothingIsLeftOut() {
    let root = stack([stack([]), CountingLeaf(context, 10, 10)])
    root.layOut()
    #expect(root.displayGroup().items.count == 1)
  }

  @Test func theHostIsAskedForAFrameWhenSomethingChanges() {
    var asked = 0
    context.needsFrame = { asked += 1 }
    let leaf = CountingLeaf(context, 10, 10)
    let root = stack([leaf])
    root.layOut()
    _ = root.displayGroup()
    asked = 0
    leaf.content.width = 11
    #expect(asked > 0)
  }

  @Test func aDumpNamesEveryItemWithItsNumbers() {
    let inner = DisplayGroup([.rect(CGRect(x: 1, y: 2, width: 3.456, height: 4), RGBA(255, 0, 128, 0.5))])
    let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle())
    let list = DisplayGroup([
      .group(inner, offset: CGPoint(x: 10, y: 20)), .effect(.opacity(0.25), [.rect(.zero, .black)]),
      .effect(clip, []), .effect(.mask([.rect(.zero, .white)]), [.rect(.zero, .black)]),
      .stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), StrokeStyle(lineWidth: 2, dash: [1, 2])),
    ])
    #expect(
      list.dump == """
        group (10,20)
          rect (1,2,3.46,4) #ff0080@0.5
        opacity 0.25
          rect (0,0,0,0) #000000
        clip 0 0 m 5 0 l 5 5 l 0 5 l h
        mask
          rect (0,0,0,0) #000000
        by
          rect (0,0,0,0) #ffffff
        stroke width=2 dash=1,2 #000000 0 0 m 1 0 l 1 1 l 0 1 l h

        """)
  }
}
