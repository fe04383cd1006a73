import Foundation

/// Round numbers for ticks: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
  /// The smallest round step of which no more than `count` fit into the span.
  static func step(span: Double, count: Int) -> Double {
    guard span > 0, span.isFinite, count > 0 else { return 1 }
    let raw = span / Double(count)
    let power = pow(10, log10(raw).rounded(.down))
    let factor = [1.0, 2, 5, 10].first { $0 * power >= raw * (1 - 1e-9) } ?? 10
    return factor * power
  }

  /// The multiples of `step` within the bounds.
  static func multiples(of step: Double, in bounds: ClosedRange<Double>) -> [Double] {
    guard step > 0, bounds.upperBound.isFinite, bounds.lowerBound.isFinite else { return [] }
    let first = (bounds.lowerBound / step - 1e-9).rounded(.up)
    let last = (bounds.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 10_000 else { return [] }
    // Adding zero takes the sign off a zero.
    return stride(from: first, through: last, by: 1).map { ($0 * step * 1e12).rounded() / 1e12 + 0 }
  }

  /// The bounds moved out to multiples of `step`.
  static func rounded(
    _ bounds: ClosedRange<Double>, to step: Double, lower: Bool = true, upper: Bool = true
  ) -> ClosedRange<Double> {
    let low = lower ? (bounds.lowerBound / step + 1e-9).rounded(.down) * step : bounds.lowerBound
    let high = upper ? (bounds.upperBound / step - 1e-9).rounded(.up) * step : bounds.upperBound
    return low...max(low, high)
  }

  /// Powers of ten, and twice and five times them where there are few.
  static func logarithmic(in bounds: ClosedRange<Double>, count: Int) -> [Double] {
    guard bounds.lowerBound > 0 else { return [] }
    let powers = stride(from: log10(bounds.lowerBound).rounded(.down), through: log10(bounds.upperBound), by: 1)
    let factors = Array(powers).count * 3 <= count ? [1.0, 2, 5] : [1.0]
    return powers.flatMap { power in factors.map { $0 * pow(10, power) } }.filter { bounds.contains($0) }
  }
}
