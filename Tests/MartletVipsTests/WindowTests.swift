import Foundation
import Testing

@testable import MartletVips

@Suite struct WindowTests {
  /// Bytes that do not repeat.
  private func picture(_ width: Int, _ height: Int) throws -> PlacedPicture {
    let bytes = (0..<width * height * 4).map { (place: Int) -> UInt8 in
      place % 4 == 3 ? 255 : UInt8((place * 7919 + place / 4 * 31) % 251)
    }
    return PlacedPicture(
      try #require(Picture(pixels: Data(bytes), width: width, height: height, layout: .rgba8)), left: 0, top: 0)
  }

  private func floats(_ placed: PlacedPicture) throws -> [Float] {
    try placed.picture.pixels().withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }

  /// Widths that are whole groups of the fast loops' pixels, and those that leave some over: against plain sums.
  @Test(arguments: [1, 3, 4, 7, 8, 9, 16, 23, 64, 131]) func weightedSums(width: Int) throws {
    let weights: [Float] = [0.1, -0.3, 0.7, 0.4, 0.2]
    let source = try picture(width, 3)
    let numbers = try floats(
      PlacedPicture(try PointProgram(source).picture(source.area, in: .unmanaged), left: 0, top: 0))
    for kind in [WindowKind.rows, .columns] {
      let (x, y) = kind == .rows ? (2, 0) : (0, 2)
      let result = try floats(
        source.windowed(kind, x: x, y: y, weights: weights, area: source.area, in: .unmanaged))
      for row in 0..<3 {
        for column in 0..<width {
          for channel in 0..<4 {
            let expected = (-2...2).reduce(Float(0)) { sum, step in
              let (u, v) = kind == .rows ? (column + step, row) : (column, row + step)
              guard (0..<width).contains(u), (0..<3).contains(v) else { return sum }
              return sum + weights[step + 2] * numbers[(v * width + u) * 4 + channel]
            }
            #expect(abs(result[(row * width + column) * 4 + channel] - expected) < 1e-5)
          }
        }
      }
    }
  }

  /// Halving by 1 3 3 1 again and again: a sum of 1, symmetric, of the variance that blurs count on.
  @Test(arguments: [1, 2, 4, 8, 64]) func weightsOfSoftMeans(side: Int) {
    let weights = PlacedPicture.reductionWeights(side).map(Double.init)
    #expect(weights.count == 3 * side - 2)
    #expect(abs(weights.reduce(0, +) - 1) < 1e-6)
    #expect(zip(weights, weights.reversed()).allSatisfy { abs($0 - $1) < 1e-7 })
    let middle = Double(weights.count - 1) / 2
    let variance = weights.enumerated().reduce(0) { $0 + $1.element * pow(Double($1.offset) - middle, 2) }
    #expect(abs(variance - Double(side * side - 1) / 4) < 1e-3)
  }

  /// Soft means of a picture against plain sums, in blocks that begin before it and end behind it.
  @Test func softMeans() throws {
    let source = try picture(21, 13)
    let numbers = try floats(
      PlacedPicture(try PointProgram(source).picture(source.area, in: .unmanaged), left: 0, top: 0))
    let area = PixelArea(left: -1, top: -1, width: 8, height: 9)
    let result = try floats(source.reduced(across: 4, down: 2, area: area, in: .unmanaged))
    let (rows, columns) = (PlacedPicture.reductionWeights(4), PlacedPicture.reductionWeights(2))
    for j in 0..<9 {
      for i in 0..<8 {
        var sum: Float = 0
        for (b, down) in columns.enumerated() {
          for (a, across) in rows.enumerated() {
            let (x, y) = ((i - 1) * 4 - 3 + a, (j - 1) * 2 - 1 + b)
            if (0..<21).contains(x), (0..<13).contains(y) { sum += across * down * numbers[(y * 21 + x) * 4] }
          }
        }
        #expect(abs(result[(j * 8 + i) * 4] - sum) < 1e-5)
      }
    }
  }
}
