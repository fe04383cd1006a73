import Foundation

/// A projective map of the plane: x' = (a·x + b·y + c) / w, y' = (d·x + e·y + f) / w, w = g·x + h·y + i.
struct Homography {
  var a, b, c, d, e, f, g, h, i: Double

  /// The part of a 4 by 4 row-major matrix that points with z = 0 see, as row vectors; nil when it has undefined
  /// numbers or flattens the plane to a line.
  init?(_ m: [Double]) {
    guard m.count == 16, m.allSatisfy(\.isFinite) else { return nil }
    self.init(a: m[0], b: m[4], c: m[12], d: m[1], e: m[5], f: m[13], g: m[3], h: m[7], i: m[15])
    guard abs(determinant) > 1e-12 else { return nil }
  }

  private init(
    a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double, h: Double, i: Double
  ) {
    (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    (self.f, self.g, self.h, self.i) = (f, g, h, i)
  }

  var determinant: Double { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

  /// The map back, up to a common factor, which does not matter.
  var inverted: Homography? {
    Homography(
      a: e * i - f * h, b: c * h - b * i, c: b * f - c * e, d: f * g - d * i, e: a * i - c * g, f: c * d - a * f,
      g: d * h - e * g, h: b * g - a * h, i: a * e - b * d)
  }

  /// The area that a rectangle maps to; nil when a corner lies behind the eye.
  func bounds(of rect: CGRect) -> CGRect? {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
    var result: CGRect?
    for (x, y) in corners {
      let weight = g * Double(x) + h * Double(y) + i
      guard weight > 1e-6 else { return nil }
      let point = CGRect(
        x: (a * Double(x) + b * Double(y) + c) / weight, y: (d * Double(x) + e * Double(y) + f) / weight,
        width: 0, height: 0)
      result = result?.union(point) ?? point
    }
    return result
  }
}
