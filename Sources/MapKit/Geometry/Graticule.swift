import CoreLocation
import Foundation

/// The meridians and parallels that a map draws in place of a picture of the ground.
struct Graticule {
  /// Degrees between lines.
  let step: Double
  /// Degrees of the meridians, and where they show.
  let meridians: [(degrees: Double, x: CGFloat)]
  let parallels: [(degrees: Double, y: CGFloat)]

  private static let leastDistance: CGFloat = 56
  private static let wholeSteps: [Double] = [1, 2, 5, 10, 15, 30, 45, 90]

  init(_ projection: MapProjection) {
    let degree = projection.scale * MKMapSize.world.width / 360
    step = Self.step(atLeast: Double(Self.leastDistance) / degree)
    let region = projection.region
    let west = region.center.longitude - region.span.longitudeDelta / 2
    let east = region.center.longitude + region.span.longitudeDelta / 2
    meridians = Self.multiples(of: step, from: west, to: east)
      .map { ($0, projection.size.width / 2 + CGFloat(($0 - region.center.longitude) * degree)) }
    let rect = projection.rect
    let north = MKMapPoint(x: 0, y: rect.minY).coordinate.latitude
    let south = MKMapPoint(x: 0, y: rect.maxY).coordinate.latitude
    parallels = Self.multiples(of: step, from: south, to: north)
      .map { ($0, projection.point(CLLocationCoordinate2D(latitude: $0, longitude: region.center.longitude)).y) }
  }

  /// One, two or five of a power of ten; from ten degrees on divisors of the right angle.
  private static func step(atLeast least: Double) -> Double {
    if let whole = wholeSteps.first(where: { $0 >= least }), least > 0.5 { return whole }
    if least > 90 { return 90 }
    let power = pow(10, log10(least).rounded(.down))
    return power * ([1, 2, 5].first { $0 * power >= least } ?? 10)
  }

  private static func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
    let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
    guard first <= last, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
