import CoreLocation
import Foundation

/// The shortest ways between places, on the sphere.
enum Geodesic {
  /// Degrees of arc between the points of a way: the chord then leaves the arc by a hundredth of a degree at most.
  private static let step = 2.0

  /// The coordinates with others between them, so that straight pieces follow the great circles.
  static func way(through places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard let first = places.first else { return [] }
    return zip(places, places.dropFirst()).reduce(into: [first]) { $0 += between($1.0, $1.1).dropFirst() }
  }

  private static func between(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> [CLLocationCoordinate2D] {
    let (from, to) = (vector(start), vector(end))
    let angle = acos(min(1, max(-1, from.0 * to.0 + from.1 * to.1 + from.2 * to.2)))
    let count = max(1, Int((angle * 180 / .pi / step).rounded(.up)))
    guard count > 1, sin(angle) > 1e-9 else { return [start, end] }
    let inner = (1..<count).map { index -> CLLocationCoordinate2D in
      let share = Double(index) / Double(count)
      let (a, b) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
      let (x, y, z) = (a * from.0 + b * to.0, a * from.1 + b * to.1, a * from.2 + b * to.2)
      return CLLocationCoordinate2D(
        latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
    }
    return [start] + inner + [end]
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}
