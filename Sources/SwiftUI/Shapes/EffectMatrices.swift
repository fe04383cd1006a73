import Foundation
import MartletDisplay
import MartletLayout

/// Matrices of colour effects: rows of four factors, then four constants. Luminance weights are those of the
/// published sRGB/SVG filter matrices.
enum ColorMatrix {
  private static func rows(_ r: [Float], _ g: [Float], _ b: [Float], _ a: [Float], _ constant: [Float]) -> [Float] {
    r + g + b + a + constant
  }

  static let invert = rows([-1, 0, 0, 0], [0, -1, 0, 0], [0, 0, -1, 0], [0, 0, 0, 1], [1, 1, 1, 0])
  static let luminanceToAlpha = rows(
    [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0.2126, 0.7152, 0.0722, 0], [0, 0, 0, 0])

  /// `amount` is added to each colour, -1…1.
  static func brightness(_ amount: Double) -> [Float] {
    let x = Float(amount)
    return rows([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [x, x, x, 0])
  }

  /// Colours move away from mid grey by `amount`; 1 changes nothing.
  static func contrast(_ amount: Double) -> [Float] {
    let x = Float(amount)
    let middle = 0.5 - 0.5 * x
    return rows([x, 0, 0, 0], [0, x, 0, 0], [0, 0, x, 0], [0, 0, 0, 1], [middle, middle, middle, 0])
  }

  static func saturation(_ amount: Double) -> [Float] {
    let s = Float(amount)
    return rows(
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0], [0, 0, 0, 1], [0, 0, 0, 0])
  }

  static func hueRotation(_ angle: Angle) -> [Float] {
    let c = Float(cos(angle.radians))
    let s = Float(sin(angle.radians))
    return rows(
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
      [0, 0, 0, 1], [0, 0, 0, 0])
  }

  static func multiply(_ color: RGBA) -> [Float] {
    rows([color.red, 0, 0, 0], [0, color.green, 0, 0], [0, 0, color.blue, 0], [0, 0, 0, color.alpha], [0, 0, 0, 0])
  }
}

/// 4 by 4 maps. Computed for column vectors (x, y, z, w); the display list wants them for row vectors.
enum Projection {
  static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), in rect: CGRect, anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) -> [Double] {
    let point = anchor.point(in: rect)
    let back = translation(-Double(point.x), -Double(point.y), -Double(anchorZ))
    let forth = translation(Double(point.x), Double(point.y), Double(anchorZ))
    let distance = Double(max(rect.width, rect.height))
    var eye = identity
    if distance > 0 { eye[14] = -Double(perspective) / distance }
    return transposed(product(forth, product(eye, product(turn(angle.radians, axis), back))))
  }

  static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  static func translation(_ x: Double, _ y: Double, _ z: Double) -> [Double] {
    [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z, 0, 0, 0, 1]
  }

  /// Rotation about a unit axis (Rodrigues). A zero axis turns nothing.
  private static func turn(_ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> [Double] {
    let length = Double((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot())
    guard length > 0, length.isFinite else { return identity }
    let (x, y, z) = (Double(axis.x) / length, Double(axis.y) / length, Double(axis.z) / length)
    let c = cos(angle)
    let s = sin(angle)
    let t = 1 - c
    return [
      t * x * x + c, t * x * y - s * z, t * x * z + s * y, 0,
      t * x * y + s * z, t * y * y + c, t * y * z - s * x, 0,
      t * x * z - s * y, t * y * z + s * x, t * z * z + c, 0,
      0, 0, 0, 1,
    ]
  }

  static func transposed(_ m: [Double]) -> [Double] { (0..<16).map { m[$0 % 4 * 4 + $0 / 4] } }

  static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<16).map { index in
      let (row, column) = (index / 4, index % 4)
      return (0..<4).reduce(0) { $0 + a[row * 4 + $1] * b[$1 * 4 + column] }
    }
  }
}
