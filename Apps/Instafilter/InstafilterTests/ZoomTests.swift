import CoreGraphics
import Testing

@testable import Instafilter

@Suite struct ZoomTests {
  @Test func aPhotoThatFitsDoesNotMove() {
    var zoom = Zoom()
    zoom.move(by: CGSize(width: 50, height: 0))
    zoom.rest()
    #expect(zoom == Zoom())
  }

  @Test func aLargePhotoMovesFromWhereItWas() {
    var zoom = Zoom()
    zoom.toggle()
    zoom.move(by: CGSize(width: 50, height: 10))
    zoom.rest()
    zoom.move(by: CGSize(width: 5, height: 5))
    #expect(zoom.offset == CGSize(width: 55, height: 15))
    zoom.toggle()
    #expect(zoom == Zoom())
  }

  @Test func aPinchEndsBetweenOnceAndTheLargest() {
    var zoom = Zoom()
    zoom.scale(by: 100)
    zoom.rest()
    #expect(zoom.scale == Zoom.largest)
    zoom.scale(by: 0.01)
    zoom.rest()
    #expect(zoom.scale == 1 && zoom.offset == .zero)
  }
}
