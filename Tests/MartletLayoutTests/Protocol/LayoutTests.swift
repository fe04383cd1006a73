import Foundation
import MartletLayout
import Testing

/// What every layout gets without doing anything for it.
@Suite struct LayoutTests {
  private enum Weight: LayoutValueKey { static var defaultValue: Int { 1 } }

  @Test func aLayoutValueIsReadByItsKeyOrIsTheDefault() {
    // B64.
    let (plain, heavy) = (Fixed(1, 1), Fixed(1, 1))
    heavy.traits[ObjectIdentifier(Weight.self)] = 5
    let subviews = LayoutSubviews([plain, heavy])
    #expect(subviews.map { $0[Weight.self] } == [1, 5])
  }

  @Test func spacingDefaultsToTheUnionOfTheChildrens() {
    // B13: per side the larger of fixed distances; a side without one of its own counts as plain.
    let edge = ViewSpacing(top: .fixed(1), leading: .fixed(20), bottom: .plain, trailing: .text)
    let box = Box(ZStackLayout(), [Fixed(1, 1).with(spacing: edge), Fixed(1, 1).with(spacing: .zero)])
    #expect(box.spacing == ViewSpacing(top: .fixed(1), leading: .fixed(20), bottom: .plain, trailing: .text))
    #expect(Box(ZStackLayout(), []).spacing == ViewSpacing())
  }

  @Test func stacksDeclareTheirOrientation() {
    // B65.
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func aChildIsPlacedByItsAnchorAndDrawnAtItsAnswerToThatProposal() {
    // A6, A7.
    let child = color()
    LayoutSubview(child).place(at: CGPoint(x: 50, y: 50), anchor: .center, proposal: .init(width: 20, height: nil))
    #expect(child.frame == CGRect(40, 45, 20, 10))
  }

  @Test func slicesOfSubviewsKeepTheirIndices() {
    let children = (0..<4).map { Fixed(CGFloat($0), 1) }
    let slice = LayoutSubviews(children)[1..<3]
    #expect(slice.indices == 1..<3 && slice[2].element === children[2])
    let stack = HStackLayout(spacing: 0)
    var cache = stack.makeCache(subviews: slice)
    #expect(stack.sizeThatFits(proposal: .unspecified, subviews: slice, cache: &cache) == CGSize(3, 1))
  }
}
