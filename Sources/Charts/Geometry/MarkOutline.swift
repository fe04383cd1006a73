import SwiftUI

/// The shape of a mark in its rectangle. Changes of numbers can be animated, a change of form cannot.
struct MarkOutline: Shape {
  enum Form {
    case rectangle(RoundedCornerStyle)
    case line(InterpolationMethod)
    /// The first half of the points is the upper edge, the second half the lower one.
    case area(InterpolationMethod)
    case sector
    case symbol(any ChartSymbolShape)
  }

  let form: Form
  /// Places of points in the rectangle, in turn x and y; of a rectangle its corners' radius; of a sector its centre, start
  /// and end in radians, inner and outer radius, inset and the corners' radius.
  var numbers: NumberList

  var animatableData: NumberList {
    get { numbers }
    set { numbers = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let list = numbers.values
    switch form {
    case .rectangle(let style):
      let radius = min(CGFloat(list.first ?? 0), rect.width / 2, rect.height / 2)
      return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style) : Path(rect)
    case .line(let method):
      return Path { Curve.append(numbers.points, method, to: &$0, isStart: true) }
    case .area(let method):
      let points = numbers.points
      return Path { path in
        Curve.append(Array(points.prefix(points.count / 2)), method, to: &path, isStart: true)
        Curve.append(points.suffix(points.count / 2).reversed(), method, to: &path, isStart: false)
        path.closeSubpath()
      }
    case .sector: return list.count == 8 ? SectorPath(list.map { CGFloat($0) }).path : Path()
    case .symbol(let shape): return shape.path(in: rect)
    }
  }
}

/// Numbers that are animated together. Lists of different lengths do not mix: the longer one stands.
struct NumberList: VectorArithmetic, Sendable {
  var values: [Double] = []

  init(_ values: [Double]) { self.values = values }
  init(_ points: [CGPoint]) { values = points.flatMap { [Double($0.x), Double($0.y)] } }

  var points: [CGPoint] {
    stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
  }

  static var zero: NumberList { NumberList([Double]()) }
  static func + (left: NumberList, right: NumberList) -> NumberList { combined(left, right, +) }
  static func - (left: NumberList, right: NumberList) -> NumberList { combined(left, right, -) }
  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combined(
    _ left: NumberList, _ right: NumberList, _ change: (Double, Double) -> Double
  ) -> NumberList {
    if left.values.count == right.values.count { return NumberList(zip(left.values, right.values).map(change)) }
    return left.values.count > right.values.count ? left : right
  }
}
