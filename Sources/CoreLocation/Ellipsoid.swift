import Foundation

/// Lengths on the ellipsoid WGS 84.
package enum Ellipsoid {
  /// Half axes in metres and the flattening. Source: NIMA TR8350.2, table 3.1.
  package static let equatorialRadius = 6_378_137.0
  static let flattening = 1 / 298.257_223_563
  static let polarRadius = equatorialRadius * (1 - flattening)
  /// Of the sphere that the ellipsoid comes closest to, (2a + b) / 3.
  package static let meanRadius = (2 * equatorialRadius + polarRadius) / 3

  /// Metres along the shortest line. Vincenty's inverse formula; between points nearly opposite, where its iteration
  /// does not end, the great circle of the mean sphere, which is off by up to half a hundredth.
  /// Source: T. Vincenty, "Direct and inverse solutions of geodesics", Survey Review 176, 1975.
  package static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    inverse(start, end) ?? greatCircle(start, end)
  }

  private static func inverse(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
    let difference = radians(end.longitude - start.longitude)
    let u1 = atan((1 - flattening) * tan(radians(start.latitude)))
    let u2 = atan((1 - flattening) * tan(radians(end.latitude)))
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = difference
    for _ in 0..<200 {
      let across = cos2 * sin(lambda)
      let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinSigma = hypot(across, along)
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
      let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      // Zero on the equator.
      let cosMiddle = cosSquaredAlpha > 0 ? cosSigma - 2 * sin1 * sin2 / cosSquaredAlpha : 0
      let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
      let last = lambda
      let series = sigma + c * sinSigma * (cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1))
      lambda = difference + (1 - c) * flattening * sinAlpha * series
      if abs(lambda) > .pi, abs(difference) <= .pi { return nil }
      if abs(lambda - last) < 1e-12 {
        return length(sigma, sinSigma, cosSigma, cosMiddle, cosSquaredAlpha)
      }
    }
    return nil
  }

  private static func length(
    _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosMiddle: Double, _ cosSquaredAlpha: Double
  ) -> Double {
    let ratio = equatorialRadius / polarRadius
    let square = cosSquaredAlpha * (ratio * ratio - 1)
    let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let first = cosSigma * (2 * cosMiddle * cosMiddle - 1)
    let second = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
    let correction = b * sinSigma * (cosMiddle + b / 4 * (first - second))
    return polarRadius * a * (sigma - correction)
  }

  /// The haversine formula.
  static func greatCircle(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    let north = sin(radians(end.latitude - start.latitude) / 2)
    let east = sin(radians(end.longitude - start.longitude) / 2)
    let share = north * north + cos(radians(start.latitude)) * cos(radians(end.latitude)) * east * east
    return 2 * meanRadius * asin(min(1, share.squareRoot()))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
