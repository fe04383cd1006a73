import Foundation
import MartletLayout
import Testing

@Suite struct ViewThatFitsChoiceTests {
  let widths = [200, 100, 50].map { Fixed($0, 10) }

  @Test(arguments: [(120, 1), (20, 2), (nil, 0), (200, 0), (.nan, 0)] as [(CGFloat?, Int)])
  func firstThatFitsElseTheLast(room: CGFloat?, index: Int) {
    // B60.
    let proposal = ProposedViewSize(width: room, height: nil)
    #expect(ViewThatFitsChoice().index(among: widths, proposal: proposal) == index)
  }

  @Test func onlyTheConstrainedAxesCount() {
    // B60.
    let proposal = ProposedViewSize(width: 20, height: 50)
    #expect(ViewThatFitsChoice(axes: .vertical).index(among: widths, proposal: proposal) == 0)
    #expect(ViewThatFitsChoice(axes: []).index(among: widths, proposal: .zero) == 0)
  }

  @Test func noAlternativesMeanNoChoice() {
    #expect(ViewThatFitsChoice().index(among: [], proposal: .unspecified) == nil)
  }

  @Test func containerRelativeLengthCountsCellsAndGaps() {
    // B68.
    #expect(ContainerRelative.length(of: 320, count: 3, span: 1, spacing: 10) == 100)
    #expect(ContainerRelative.length(of: 320, count: 3, span: 2, spacing: 10) == 210)
    #expect(ContainerRelative.length(of: 5, count: 3, span: 1, spacing: 10) == 0)
  }
}
