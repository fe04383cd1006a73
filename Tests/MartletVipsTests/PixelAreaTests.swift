import MartletVips
import Testing

@Suite struct PixelAreaTests {
  private let area = PixelArea(left: 2, top: 3, width: 10, height: 4)

  @Test func intersectionsWithoutCommonPixelsAreEmpty() {
    #expect(area.intersection(PixelArea(left: 12, top: 3, width: 5, height: 4)) == .empty)
    #expect(area.intersection(PixelArea(left: 11, top: 6, width: 5, height: 4)).count == 1)
    #expect(area.intersection(.everything) == area)
  }

  /// Clamped pixels come from the edge that is nearest.
  @Test func theNearestPartIsAtLeastOnePixel() {
    let above = PixelArea(left: 4, top: -9, width: 3, height: 2)
    #expect(area.nearest(to: above) == PixelArea(left: 4, top: 3, width: 3, height: 1))
    let beyond = PixelArea(left: 50, top: 50, width: 3, height: 3)
    #expect(area.nearest(to: beyond) == PixelArea(left: 11, top: 6, width: 1, height: 1))
    #expect(area.nearest(to: .everything) == area)
    #expect(area.nearest(to: .empty).isEmpty)
  }
}
