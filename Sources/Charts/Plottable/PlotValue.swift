import Foundation

/// What a chart can place along an axis.
public enum _PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Where it lies on a continuous axis; nil for categories. Dates count seconds.
  var coordinate: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

/// One of the values that a mark is made of, with its name.
struct PlotChannel {
  let label: ChartLabel
  let value: _PlotValue
  /// What the value stands for as a whole: a day, a bin of numbers.
  var bin: ClosedRange<Double>?

  /// Where the value is drawn as a point: in the middle of its bin.
  var coordinate: Double? { bin.map { ($0.lowerBound + $0.upperBound) / 2 } ?? value.coordinate }
  /// Marks at equal keys lie above each other.
  var key: AnyHashable { bin.map { AnyHashable($0) } ?? AnyHashable(value) }
}

/// The name of a value: a key to be looked up, or text as it is.
struct ChartLabel {
  let text: Text
  init(_ text: Text) { self.text = text }
}
