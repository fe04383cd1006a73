import Foundation
import Testing

@testable import MartletDisplay

@Suite struct ForeignPlaceTests {
  private let place = DisplayItem.foreign(id: 7, CGRect(x: 1, y: 2, width: 30, height: 40))

  @Test func placesAreCountedInTheListsCoordinates() {
    let inner = DisplayGroup([.rect(CGRect(x: 0, y: 0, width: 9, height: 9), .black), place])
    let clipped = DisplayItem.effect(.opacity(0.5), [.group(inner, offset: CGPoint(x: 10, y: 0))])
    let turned = DisplayItem.effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), [clipped])
    let list = DisplayGroup([.group(DisplayGroup([turned]), offset: CGPoint(x: 100, y: 100))])
    #expect(list.foreignPlaces == [ForeignPlace(id: 7, frame: CGRect(x: 122, y: 104, width: 60, height: 80))])
  }

  @Test func listsWithoutWidgetsSaySo() {
    #expect(!DisplayGroup([.rect(CGRect(x: 0, y: 0, width: 9, height: 9), .black)]).holdsForeignViews)
    #expect(DisplayGroup([.effect(.opacity(1), [place])]).holdsForeignViews)
  }
}
