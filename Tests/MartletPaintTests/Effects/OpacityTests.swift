import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct OpacityTests {
  private let overlapping: [DisplayItem] = [.rect(box, red), .rect(CGRect(x: 20, y: 10, width: 20, height: 20), blue)]

  @Test func aTranslucentGroupIsFlattenedFirst() throws {
    let image = try draw([.effect(.opacity(0.5), overlapping)])
    // No red shines through the blue.
    #expect(isNear(image.pixel(25, 20), RGBA(128, 128, 255)))
    #expect(isNear(image.pixel(15, 20), RGBA(255, 128, 128)))
  }

  @Test(arguments: [0, -1, Double.nan]) func withoutOpacityNothingShows(opacity: Double) throws {
    #expect(try draw([.effect(.opacity(opacity), overlapping)]).pixel(15, 20) == .white)
  }

  @Test(arguments: [1, 2, Double.infinity]) func fullOpacityChangesNothing(opacity: Double) throws {
    #expect(try draw([.effect(.opacity(opacity), overlapping)]) == draw(overlapping))
  }

  @Test func aCompositingGroupAloneChangesNothing() throws {
    #expect(try draw([.effect(.compositingGroup, overlapping)]) == draw(overlapping))
  }
}
