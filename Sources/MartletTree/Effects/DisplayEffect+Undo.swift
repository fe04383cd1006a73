import Foundation
import MartletDisplay

extension DisplayEffect {
  /// The point that the effect draws at `point`; nil where there is none. Effects that move nothing answer `point`.
  func undo(_ point: CGPoint) -> CGPoint? {
    switch self {
    case .transform(let matrix):
      let determinant = matrix.a * matrix.d - matrix.b * matrix.c
      return abs(determinant) > 1e-9 ? point.applying(matrix.inverted()) : nil
    case .projection(let matrix): return Self.undo(matrix, point)
    default: return point
    }
  }

  /// Whether things are drawn at other places than without it.
  var moves: Bool {
    switch self {
    case .transform, .projection: true
    default: false
    }
  }

  /// Where the effect draws a point.
  func apply(_ point: CGPoint) -> CGPoint {
    switch self {
    case .transform(let matrix): return point.applying(matrix)
    case .projection(let m):
      guard m.count == 16 else { return point }
      let (x, y) = (Double(point.x), Double(point.y))
      let depth = m[3] * x + m[7] * y + m[15]
      guard abs(depth) > 1e-9 else { return point }
      return CGPoint(x: (m[0] * x + m[4] * y + m[12]) / depth, y: (m[1] * x + m[5] * y + m[13]) / depth)
    default: return point
    }
  }

  /// The way back through a 4 by 4 map of the plane z = 0: two linear equations for x and y.
  /// Row-major for row vectors: (x, y, 0, 1) · m, then divided by the last part.
  private static func undo(_ m: [Double], _ point: CGPoint) -> CGPoint? {
    guard m.count == 16 else { return nil }
    // m[0]·x + m[4]·y + m[12] = px · (m[3]·x + m[7]·y + m[15]), and the same for y.
    let (px, py) = (Double(point.x), Double(point.y))
    let (a, b, e) = (m[0] - px * m[3], m[4] - px * m[7], px * m[15] - m[12])
    let (c, d, f) = (m[1] - py * m[3], m[5] - py * m[7], py * m[15] - m[13])
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return nil }
    let (x, y) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
    // Behind the eye nothing is drawn.
    return m[3] * x + m[7] * y + m[15] > 0 ? CGPoint(x: x, y: y) : nil
  }
}
