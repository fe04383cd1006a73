import Foundation
import MartletDisplay

/// A slider's value as a share of its range: what the track shows, and what a thumb or an assistive tool sets.
struct SliderValue {
  private let read: () -> Double
  private let write: (Double) -> Void
  /// The range in the binding's own numbers.
  private let bounds: ClosedRange<Double>
  /// The distance between choices as a share of the range; nil for any value.
  let step: Double?
  /// Called with true when a change begins and with false when it ends.
  let onEditingChanged: (Bool) -> Void
  /// Sets the nearest value that can be chosen, in the binding's own numbers; NaN changes nothing.
  private let assign: (SliderValue, Double) -> Void

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let start = Double(bounds.lowerBound)
    self.bounds = start...Double(bounds.upperBound)
    let length = Double(bounds.upperBound) - start
    read = { length > 0 ? (Double(value.wrappedValue) - start) / length : 0 }
    write = { value.wrappedValue = V(start + $0 * length) }
    self.step = step.map { length > 0 ? Double($0) / length : 0 }.flatMap { $0 > 0 ? $0 : nil }
    self.onEditingChanged = onEditingChanged
    assign = { slider, number in
      guard !number.isNaN, length > 0 else { return }
      slider.set((number - start) / length)
    }
  }

  /// 0 at the smallest value, 1 at the largest; values outside the range count as its nearer end, NaN as the smallest.
  var fraction: Double {
    let fraction = read()
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Sets the nearest value that can be chosen.
  func set(_ fraction: Double) {
    let inside = min(max(fraction, 0), 1)
    guard let step else { return write(inside) }
    write(min((inside / step).rounded() * step, (1 / step + 1e-9).rounded(.down) * step))
  }

  /// One change of `count` steps, or of tenths where there are none.
  func move(by count: Double) {
    onEditingChanged(true)
    set(fraction + count * (step ?? 0.1))
    onEditingChanged(false)
  }

  /// One change to a value, in the binding's own numbers: the nearest that can be chosen. NaN changes nothing.
  func assign(_ number: Double) {
    onEditingChanged(true)
    assign(self, number)
    onEditingChanged(false)
  }

  /// The value in the binding's own numbers, for assistive tools.
  var number: SemanticsNode.Number? {
    guard bounds.lowerBound.isFinite, bounds.upperBound.isFinite else { return nil }
    return SemanticsNode.Number(
      bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound), in: bounds)
  }

  var spoken: String { "\(Int((fraction * 100).rounded()))%" }
}
