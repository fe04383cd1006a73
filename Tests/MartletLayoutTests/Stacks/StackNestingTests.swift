import Foundation
import MartletLayout
import Testing

/// Cost and determinism of nested and of long stacks.
@Suite struct StackNestingTests {
  @Test func nestingOf200AlternatingStacksTakesFewProbes() {
    // Each level meets 0, infinity and one finite length per axis of its parent; combinations of special
    // lengths are shared, so the proposals at depth d grow with d, not with 3 to the d.
    let leaf = MonoText("Hello world")
    var boxes: [FakeChild] = []
    var inner: LayoutElement = leaf
    for depth in 0..<200 {
      let box: FakeChild = depth.isMultiple(of: 2) ? hstack(inner, Fixed(1, 1)) : vstack(inner, Fixed(1, 1))
      boxes.append(box)
      inner = box
    }
    boxes.last!.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 900, height: 900))
    let measurings = boxes.map { ($0 as? Box<HStackLayout>)?.measurings ?? ($0 as! Box<VStackLayout>).measurings }
    #expect(measurings.max()! <= 3 * 200 + 9)
    #expect(leaf.frame != nil)
  }

  @Test func nestingOf500EqualStacksTakesAConstantNumberOfProbesALevel() {
    var boxes: [Box<HStackLayout>] = []
    var inner: LayoutElement = MonoText("Hello world")
    for _ in 0..<500 {
      boxes.append(hstack(inner, color()))
      inner = boxes.last!
    }
    boxes.last!.run(900, 900)
    #expect(boxes.map(\.measurings).max()! <= 3)
  }

  @Test(arguments: 1...20) func randomTreesAreDeterministicAndWithoutImpossibleNumbers(seed: UInt64) {
    func frames() -> [CGRect] {
      var generator = SeededGenerator(seed: seed)
      var leaves: [FakeChild] = []
      let root = Self.randomTree(depth: 6, &generator, &leaves)
      root.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 390, height: 700))
      #expect(leaves.map { $0.probes.count }.max()! <= 200)
      return leaves.map { $0.frame! }
    }
    let first = frames()
    #expect(first == frames())
    let numbers = first.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    #expect(numbers.allSatisfy { $0.isFinite })
  }

  /// Stacks, frames and paddings around every kind of leaf.
  private static func randomTree(
    depth: Int, _ generator: inout SeededGenerator, _ leaves: inout [FakeChild]
  ) -> FakeChild {
    if depth == 0 {
      leaves.append(StackInvariantTests.kinds[Int.random(in: 0..<5, using: &generator)](.horizontal))
      return leaves.last!
    }
    let kind = Int.random(in: 0..<5, using: &generator)
    let children = (0..<(kind < 3 ? Int.random(in: 1...3, using: &generator) : 1)).map { _ in
      randomTree(depth: depth - 1, &generator, &leaves)
    }
    switch kind {
    case 0: return Box(HStackLayout(spacing: 4), children)
    case 1: return Box(VStackLayout(alignment: .leading), children)
    case 2: return Box(ZStackLayout(), children)
    case 3: return Wrapped(PaddingInsets(EdgeInsets(.all, 5)), children[0])
    default: return Wrapped(FlexibleFrame(minWidth: 30, maxWidth: .infinity), children[0])
    }
  }

  @Test func aThousandChildrenAreAskedThreeTimesEach() {
    let children: [FakeChild] = (0..<1000).map { $0.isMultiple(of: 3) ? color() : Fixed(1, 1) }
    let stack = Box(HStackLayout(spacing: 0), children)
    let subviews = LayoutSubviews(children)
    var cache = stack.layout.makeCache(subviews: subviews)
    _ = stack.layout.sizeThatFits(
      proposal: ProposedViewSize(width: 5000, height: 10), subviews: subviews, cache: &cache)
    #expect(children.allSatisfy { $0.probes.count == 3 })
    children.forEach { $0.forget() }
    _ = stack.layout.sizeThatFits(
      proposal: ProposedViewSize(width: nil, height: 10), subviews: subviews, cache: &cache)
    #expect(children.allSatisfy { $0.probes.count == 1 })  // B10
  }

  @Test func aLoneChildIsAskedOnlyOnce() {
    let child = color()
    _ = hstack(child).sizeThatFits(ProposedViewSize(width: 100, height: 10))
    #expect(child.probes.count == 1)
  }
}
