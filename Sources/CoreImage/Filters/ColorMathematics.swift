import Foundation
import MartletVips

/// sRGB's transfer function (IEC 61966-2-1).
enum TransferFunction {
  static func decoded(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
  static func encoded(_ x: Double) -> Double { x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055 }
}

extension CIColor {
  /// Linear light, straight.
  var linear: SIMD4<Float> {
    func decoded(_ value: CGFloat) -> Float {
      Float(value < 0 ? -TransferFunction.decoded(-value) : TransferFunction.decoded(value))
    }
    return [decoded(red), decoded(green), decoded(blue), Float(alpha)]
  }

  /// Linear light, premultiplied.
  var linearPremultiplied: SIMD4<Float> {
    let color = linear
    return [color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3]]
  }
}

extension ColorMatrix {
  /// Grey by the luminance of sRGB's primaries.
  static let luminance = ColorMatrix(rows: [
    [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722],
  ])

  /// W3C's `sepia()`: Filter Effects Module Level 1.
  static let sepia = ColorMatrix(rows: [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])

  /// W3C's `hueRotate`: Filter Effects Module Level 1, on linear light as there. Radians.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    return ColorMatrix(rows: [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
    ])
  }

  /// What was white under light of the first temperature (kelvin; y: towards green) becomes what is under the second.
  static func whiteBalance(from: CGPoint, to: CGPoint) -> ColorMatrix {
    let (source, target) = (WhitePoint(from), WhitePoint(to))
    let cone = Matrix3.bradford
    let (a, b) = (cone * target.xyz, cone * source.xyz)
    let scale = Matrix3(diagonal: [a[0] / b[0], a[1] / b[1], a[2] / b[2]])
    let whole = Matrix3.xyzToRGB * (Matrix3.bradfordInverse * (scale * (cone * Matrix3.rgbToXYZ)))
    return ColorMatrix(rows: whole.rows.map { row in row.map { Float($0) } })
  }
}

/// The colour of light of a temperature, after Kim and others' approximation of the Planckian locus.
private struct WhitePoint {
  let xyz: [Double]

  init(_ temperatureAndTint: CGPoint) {
    let t = min(max(Double(temperatureAndTint.x), 1667), 25000)
    let x =
      t <= 4000
      ? -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
      : -3.0258469e9 / (t * t * t) + 2.1070379e6 / (t * t) + 0.2226347e3 / t + 0.240390
    let y =
      t <= 2222
      ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
      : t <= 4000
        ? -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
        : 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
    let shifted = max(0.05, y + min(max(Double(temperatureAndTint.y), -150), 150) * 0.0004)
    xyz = [x / shifted, 1, (1 - x - shifted) / shifted]
  }
}

struct Matrix3 {
  var rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }
  init(diagonal: [Double]) {
    rows = (0..<3).map { i in (0..<3).map { $0 == i ? diagonal[i] : 0 } }
  }

  static let rgbToXYZ = Matrix3([
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
  ])
  static let xyzToRGB = Matrix3([
    [3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560], [0.0556434, -0.2040259, 1.0572252],
  ])
  static let bradford = Matrix3([
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ])
  static let bradfordInverse = Matrix3([
    [0.9869929, -0.1470543, 0.1599627], [0.4323053, 0.5183603, 0.0492912], [-0.0085287, 0.0400428, 0.9684867],
  ])

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3((0..<3).map { i in (0..<3).map { j in (0..<3).reduce(0) { $0 + a.rows[i][$1] * b.rows[$1][j] } } })
  }
  static func * (a: Matrix3, v: [Double]) -> [Double] {
    a.rows.map { row in zip(row, v).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}

/// A smooth curve through points, by natural cubic splines; level beyond the first and last.
struct ToneCurve {
  private let points: [(x: Double, y: Double)]
  /// The curve's second derivative at each point.
  private let bends: [Double]

  init(points given: [CGPoint]) {
    var points: [(x: Double, y: Double)] = []
    for point in given.sorted(by: { $0.x < $1.x }) where points.last.map({ point.x - $0.x > 1e-6 }) ?? true {
      points.append((Double(point.x), Double(point.y)))
    }
    self.points = points
    var bends = [Double](repeating: 0, count: points.count)
    var slopes = bends
    for i in points.indices.dropFirst().dropLast() {
      let share = (points[i].x - points[i - 1].x) / (points[i + 1].x - points[i - 1].x)
      let rest = share * bends[i - 1] + 2
      bends[i] = (share - 1) / rest
      let next = (points[i + 1].y - points[i].y) / (points[i + 1].x - points[i].x)
      let last = (points[i].y - points[i - 1].y) / (points[i].x - points[i - 1].x)
      slopes[i] = (6 * (next - last) / (points[i + 1].x - points[i - 1].x) - share * slopes[i - 1]) / rest
    }
    for i in points.indices.dropFirst().dropLast().reversed() { bends[i] = bends[i] * bends[i + 1] + slopes[i] }
    self.bends = bends
  }

  func value(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    let high = points.firstIndex { $0.x >= x }!
    let (a, b) = (points[high - 1], points[high])
    let width = b.x - a.x
    let (s, t) = ((b.x - x) / width, (x - a.x) / width)
    let bend = (s * s * s - s) * bends[high - 1] + (t * t * t - t) * bends[high]
    return min(max(s * a.y + t * b.y + bend * width * width / 6, 0), 1)
  }
}
