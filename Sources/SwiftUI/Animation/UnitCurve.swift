import Foundation

/// A curve from (0, 0) to (1, 1): how far something is at each part of its time.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }
  let kind: Kind

  public static let linear = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))
  /// Spec: M-DEF-19; the control points are those of the CSS curves of the same names.
  public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// Quarters of a circle.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// A Bézier curve; the control points' x is kept in 0…1, their y may lie outside.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func unit(_ x: CGFloat) -> Double { x.isNaN ? 0 : min(max(Double(x), 0), 1) }
    return UnitCurve(
      kind: .bezier(
        x1: unit(startControlPoint.x), y1: Double(startControlPoint.y), x2: unit(endControlPoint.x),
        y2: Double(endControlPoint.y)))
  }

  /// How far it is at `progress`; outside of 0…1 as at the nearest end.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return x }
      return Self.point(y1, y2, at: Self.parameter(x1, x2, for: x))
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
    }
  }

  /// The slope at `progress`; 0 outside of 0…1.
  public func velocity(at progress: Double) -> Double {
    guard (0...1).contains(progress) else { return 0 }
    if case .bezier(let x1, let y1, let x2, let y2) = kind {
      let t = Self.parameter(x1, x2, for: progress)
      let run = Self.slope(x1, x2, at: t)
      if run > 1e-9 { return Self.slope(y1, y2, at: t) / run }
    }
    let step = 1e-5
    let (before, after) = (max(0, progress - step), min(1, progress + step))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: self
    }
  }

  /// One coordinate of a cubic from 0 to 1 with two control values.
  private static func point(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// Where the curve has this x: Newton's steps, halving where they lead nowhere.
  private static func parameter(_ x1: Double, _ x2: Double, for x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = point(x1, x2, at: t) - x
      if abs(error) < 1e-9 { return t }
      let slope = slope(x1, x2, at: t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      t = (low + high) / 2
      if point(x1, x2, at: t) < x { low = t } else { high = t }
    }
    return t
  }
}
