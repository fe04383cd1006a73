/// A linear map of colours: for each of red, green, blue and alpha of the result, a row of factors and a bias.
public struct ColorMatrix: Hashable, Sendable {
  public var red: SIMD4<Float>
  public var green: SIMD4<Float>
  public var blue: SIMD4<Float>
  public var alpha: SIMD4<Float>
  public var bias: SIMD4<Float>

  public init(
    red: SIMD4<Float> = [1, 0, 0, 0], green: SIMD4<Float> = [0, 1, 0, 0], blue: SIMD4<Float> = [0, 0, 1, 0],
    alpha: SIMD4<Float> = [0, 0, 0, 1], bias: SIMD4<Float> = .zero
  ) {
    (self.red, self.green, self.blue, self.alpha, self.bias) = (red, green, blue, alpha, bias)
  }

  public static let identity = ColorMatrix()

  /// The same factor for red, green and blue.
  public init(scale: Float, bias: Float = 0) {
    self.init(red: [scale, 0, 0, 0], green: [0, scale, 0, 0], blue: [0, 0, scale, 0], bias: [bias, bias, bias, 0])
  }

  /// Rows of three for red, green and blue.
  public init(rows: [[Float]]) {
    self.init(
      red: [rows[0][0], rows[0][1], rows[0][2], 0], green: [rows[1][0], rows[1][1], rows[1][2], 0],
      blue: [rows[2][0], rows[2][1], rows[2][2], 0])
  }

  private var rows: [SIMD4<Float>] { [red, green, blue, alpha] }

  /// First `self`, then `next`.
  public func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    func product(_ row: SIMD4<Float>) -> SIMD4<Float> {
      red * row[0] + green * row[1] + blue * row[2] + alpha * row[3]
    }
    func offset(_ row: SIMD4<Float>) -> Float { (row * bias).sum() }
    let shift = SIMD4(offset(next.red), offset(next.green), offset(next.blue), offset(next.alpha))
    return ColorMatrix(
      red: product(next.red), green: product(next.green), blue: product(next.blue), alpha: product(next.alpha),
      bias: next.bias + shift)
  }

  /// From `self` to `other`; 0 is `self`.
  public func mixed(with other: ColorMatrix, _ share: Float) -> ColorMatrix {
    func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { a + (b - a) * share }
    return ColorMatrix(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha), bias: mix(bias, other.bias))
  }

  /// Columns, then the bias: the order of steps.h.
  var parameters: [Float] {
    (0..<4).flatMap { column in rows.map { $0[column] } } + (0..<4).map { bias[$0] }
  }

  init(parameters p: [Float]) {
    func row(_ index: Int) -> SIMD4<Float> { SIMD4(p[index], p[4 + index], p[8 + index], p[12 + index]) }
    self.init(red: row(0), green: row(1), blue: row(2), alpha: row(3), bias: SIMD4(p[16], p[17], p[18], p[19]))
  }
}
