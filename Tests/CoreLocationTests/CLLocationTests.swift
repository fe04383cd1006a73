import CoreLocation
import Foundation
import Testing

@Suite struct CLLocationTests {
  @Test func coordinatesAreValidWithinTheGlobe() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.001, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, 181)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func whatIsNotGivenIsUnknown() {
    let location = CLLocation(latitude: 1, longitude: 2)
    #expect(location.verticalAccuracy < 0 && location.course < 0 && location.speed < 0)
    #expect(location.horizontalAccuracy == 0 && location.floor == nil)
  }

  @Test func archivesKeepALocation() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5), altitude: 519, horizontalAccuracy: 5,
      verticalAccuracy: 8, course: 90, speed: 1.5, timestamp: Date(timeIntervalSinceReferenceDate: 1000))
    let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(copy.coordinate.latitude == 48.1 && copy.coordinate.longitude == 11.5 && copy.altitude == 519)
    #expect(copy.verticalAccuracy == 8 && copy.course == 90 && copy.speed == 1.5)
    #expect(copy.timestamp == location.timestamp)
  }

  @Test func errorsAreFoundByTheirCode() {
    let error: any Error = CLError(.denied)
    #expect((error as? CLError)?.code == .denied)
    #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
    do { throw error } catch CLError.denied {} catch { Issue.record("not found by its code") }
  }

  @Test func regionsAreEqualByIdentifier() {
    let first = CLCircularRegion(center: .init(), radius: 1, identifier: "a")
    #expect(first == CLCircularRegion(center: .init(), radius: 2, identifier: "a"))
    #expect(first != CLCircularRegion(center: .init(), radius: 1, identifier: "b"))
  }
}
