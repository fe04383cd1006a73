import Foundation
import MartletLayout
import Testing

/// What must hold for any children under any proposal: 0 to 4 children of each kind by nil, 0, finite and
/// infinite lengths on both axes, for the three stacks.
@Suite struct StackInvariantTests {
  static let lengths: [CGFloat?] = [nil, 0, 25, 300, .infinity]

  /// One maker per kind of child.
  static let kinds: [(Axis) -> FakeChild] = [
    { _ in Fixed(40, 30) },
    { _ in color() },
    { _ in Flexible(width: 20...90, height: 15...60) },
    { _ in MonoText("Hello world").with(spacing: .text) },
    { _ in Proportional(0.5).with(priority: 1) },
    { FakeSpacer($0) },
    { _ in Impossible(.nan, -10) },
  ]

  /// Every list of 0 to 4 kinds; of four, 49 in which neighbours take every pair of kinds.
  static let combinations: [[Int]] = {
    var result: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for count in 1...4 {
      longest = longest.flatMap { list in kinds.indices.map { list + [$0] } }
      result += count < 4 ? longest : longest.filter(isChosen)
    }
    return result
  }()

  /// A Latin square: the last two kinds follow from the first two.
  private static func isChosen(_ list: [Int]) -> Bool {
    (list[0] + 2 * list[1] + 3 * list[2]) % 7 == 0 && (list[1] + 3 * list[2] + list[3]) % 7 == 1
  }

  static func forEachCase(_ axis: Axis, _ body: ([FakeChild], ProposedViewSize) -> Void) {
    for combination in combinations {
      let children = combination.map { kinds[$0](axis) }
      for width in lengths {
        for height in lengths {
          children.forEach { $0.forget() }
          body(children, ProposedViewSize(width: width, height: height))
        }
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical], [nil, 10] as [CGFloat?])
  func stackHoldsItsInvariants(axis: Axis, spacing: CGFloat?) {
    var failures = Set<String>()
    Self.forEachCase(axis) { children, proposal in
      if axis == .horizontal {
        check(HStackLayout(spacing: spacing), axis, spacing, children, proposal, &failures)
      } else {
        check(VStackLayout(spacing: spacing), axis, spacing, children, proposal, &failures)
      }
    }
    #expect(failures.isEmpty)
  }

  private func check<L: Layout>(
    _ layout: L, _ axis: Axis, _ spacing: CGFloat?, _ children: [FakeChild], _ proposal: ProposedViewSize,
    _ failures: inout Set<String>
  ) {
    func expect(_ condition: Bool, _ rule: String) {
      guard !condition, failures.count < 10 else { return }
      failures.insert("\(rule) at \(proposal) with \(children.map { ($0, $0.frame) })")
    }
    let subviews = LayoutSubviews(children)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    expect(children.allSatisfy { $0.probes.count <= 3 }, "at most three probes a child")
    expect(size.width >= 0 && size.height >= 0, "no negative length and no NaN")

    guard size.width < .infinity, size.height < .infinity else { return }
    let bounds = CGRect(origin: CGPoint(x: 7, y: -3), size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    checkPlaces(axis, spacing, children, bounds, expect)
    checkSpecialProposals(axis, children, proposal, expect)

    var other = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &other)
    let again = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &other)
    expect(size == again, "A4: the answer depends on the proposal only")
  }

  private func checkPlaces(
    _ axis: Axis, _ spacing: CGFloat?, _ children: [FakeChild], _ bounds: CGRect, _ expect: (Bool, String) -> Void
  ) {
    let starts = children.map { axis == .horizontal ? $0.frame!.origin.x : $0.frame!.origin.y }
    let lengths = children.map { max(0, $0.frame!.size[axis].isNaN ? 0 : $0.frame!.size[axis]) }
    expect(starts == starts.sorted(), "B4: source order")
    expect(starts.allSatisfy(\.isFinite), "finite positions")
    if let spacing {
      let sum = lengths.reduce(0, +) + spacing * CGFloat(max(0, children.count - 1))
      expect(abs(sum - bounds.size[axis]) < 1e-6, "B9: sum of children and gaps")
    }
    for child in children where !(child is Impossible) {
      let frame = child.frame!
      let inside =
        frame.minX >= bounds.minX - 1e-6 && frame.maxX <= bounds.maxX + 1e-6
        && frame.minY >= bounds.minY - 1e-6 && frame.maxY <= bounds.maxY + 1e-6
      expect(inside, "children lie in the stack")
    }
  }

  private func checkSpecialProposals(
    _ axis: Axis, _ children: [FakeChild], _ proposal: ProposedViewSize, _ expect: (Bool, String) -> Void
  ) {
    let along = proposal[axis]
    if along == nil || along == 0 || along == .infinity {
      expect(children.allSatisfy { $0.placedProposal![axis] == along }, "B10: special proposals pass through")
      expect(children.allSatisfy { $0.probes.allSatisfy { $0[axis] == along } }, "B10: nothing else is asked")
    }
    let across = proposal[axis.crossAxis]
    expect(children.allSatisfy { $0.placedProposal![axis.crossAxis] == across }, "B11: cross proposal unchanged")
  }

  @Test func negativeProposalsCountAsZeroAndNaNAsNil() {
    // A2.
    let children = [color(), Fixed(30, 10)]
    let stack = Box(HStackLayout(), children)
    #expect(stack.sizeThatFits(ProposedViewSize(width: -5, height: .nan)) == CGSize(38, 10))
    #expect(children.allSatisfy { $0.probes == [ProposedViewSize(width: 0, height: nil)] })
  }

  @Test func zStackHoldsItsInvariants() {
    var failures = Set<String>()
    Self.forEachCase(.horizontal) { children, proposal in
      let layout = ZStackLayout()
      let subviews = LayoutSubviews(children)
      var cache = layout.makeCache(subviews: subviews)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      func expect(_ condition: Bool, _ rule: String) {
        guard !condition, failures.count < 10 else { return }
        failures.insert("\(rule) at \(proposal) with \(children.map { ($0, $0.frame) })")
      }
      expect(size.width >= 0 && size.height >= 0, "no negative length and no NaN")
      expect(children.allSatisfy { $0.probes.count <= 1 }, "one probe a child")
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      expect(
        children.allSatisfy { $0.frame!.origin.x.isFinite && $0.frame!.origin.y.isFinite || $0 is Impossible },
        "finite positions")
    }
    #expect(failures.isEmpty)
  }
}
