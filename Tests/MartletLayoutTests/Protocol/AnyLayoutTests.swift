import Foundation
import MartletLayout
import Testing

@Suite struct AnyLayoutTests {
  @Test func itAnswersAndPlacesAsTheWrappedLayout() {
    // B66.
    let children = [Fixed(10, 20), Fixed(10, 40)]
    let box = Box(AnyLayout(HStackLayout(alignment: .top, spacing: 5)), children)
    #expect(box.run(nil, nil) == CGSize(25, 40))
    #expect(children.map { $0.frame!.origin } == [.zero, CGPoint(x: 15, y: 0)])
    #expect(box.layout.stackOrientation == .horizontal)
    #expect(AnyLayout(ZStackLayout()).stackOrientation == nil)
    #expect(AnyLayout(box.layout).stackOrientation == .horizontal)
  }

  @Test func guidesPassThrough() {
    // B17.
    let box = Box(AnyLayout(VStackLayout(spacing: 0)), [Fixed(10, 6), MonoText("a")])
    #expect(box.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 21)
  }

  @Test func switchingTheLayoutReplacesTheCacheButKeepsTheChildren() {
    // B66, B62.
    let subviews = LayoutSubviews([Fixed(10, 20), Fixed(10, 40)])
    let (row, column) = (AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)))
    var cache = row.makeCache(subviews: subviews)
    #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(20, 40))
    #expect(column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(10, 60))
    row.updateCache(&cache, subviews: subviews)
    #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(20, 40))
    let depth = AnyLayout(ZStackLayout())
    #expect(depth.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == CGSize(10, 40))
  }

  @Test func customCachesAreMadeOnceAndShared() {
    // B62.
    let counting = Counting()
    let subviews = LayoutSubviews([Fixed(10, 20)])
    var cache = AnyLayout(counting).makeCache(subviews: subviews)
    for _ in 0..<3 {
      _ = AnyLayout(counting).sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    }
    #expect(counting.log.caches == 1 && counting.log.calls == 3)
  }

  @Test func animatableDataInterpolatesEqualTypesAndTakesOverOthers() {
    // E14, B66.
    var half = AnyLayout(Spread(amount: 10)).animatableData - AnyLayout(Spread(amount: 4)).animatableData
    half.scale(by: 0.5)
    var layout = AnyLayout(Spread(amount: 0))
    layout.animatableData = AnyLayout(Spread(amount: 4)).animatableData + half
    #expect(layout.animatableData == AnyLayout(Spread(amount: 7)).animatableData)
    #expect(layout.animatableData + .zero == layout.animatableData)
    let other = AnyLayout(HStackLayout()).animatableData
    #expect(layout.animatableData + other == other)
    layout.animatableData = other
    #expect(layout.animatableData == AnyLayout(Spread(amount: 7)).animatableData)
  }
}

/// A layout of an app with something to animate.
private struct Spread: Layout {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that counts its caches and the calls that share one.
private struct Counting: Layout {
  final class Log { var (caches, calls) = (0, 0) }
  let log = Log()
  func makeCache(subviews: Subviews) -> Int {
    log.caches += 1
    return 0
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    cache += 1
    log.calls = cache
    return .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}
