import Foundation
import MartletLayout
import Testing

@Suite struct SectionRowsTests {
  let rows = SectionRows([
    .init(hasHeader: true, itemCount: 2), .init(itemCount: 0), .init(itemCount: 1, hasFooter: true),
    .init(hasHeader: true, itemCount: 0, hasFooter: true),
  ])

  @Test func flatRowsAreHeadersItemsAndFootersInOrder() {
    #expect(rows.count == 7)
    #expect(
      (0..<7).map { rows[$0] } == [
        .header(section: 0), .item(section: 0, index: 0), .item(section: 0, index: 1), .item(section: 2, index: 0),
        .footer(section: 2), .header(section: 3), .footer(section: 3),
      ])
  }

  @Test func itemsAndSectionsKnowTheirFlatRows() {
    #expect(rows.row(section: 0, item: 1) == 2)
    #expect(rows.row(section: 2, item: 0) == 3)
    #expect((0..<4).map { rows.rows(ofSection: $0) } == [0..<3, 3..<3, 3..<5, 5..<7])
    #expect(SectionRows([]).count == 0)
  }

  @Test(arguments: [(0, 100), (150, 150), (350, 280), (50, 100)] as [(CGFloat, CGFloat)])
  func pinnedHeaderStaysInItsSection(viewportTop: CGFloat, top: CGFloat) {
    // B59: a section from 100 to 300 with a header of 20.
    #expect(PinnedHeader.top(headerHeight: 20, section: 100...300, viewportTop: viewportTop) == top)
  }
}
