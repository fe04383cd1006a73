import Foundation

/// Which values an axis marks.
public struct AxisMarkValues {
  enum Form {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case list([_PlotValue])
  }
  let form: Form
  /// Whether an automatic domain begins and ends at a mark; nil leaves it to the data.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  public static var automatic: AxisMarkValues { .automatic() }
  /// Round values, about as many as asked for, or as there is room for.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .automatic(minimumStride: nil, desiredCount: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      form: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func automatic(
    minimumStride: Int, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .automatic(
      minimumStride: Double(minimumStride), desiredCount: desiredCount, roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }

  /// Multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func stride(
    by stepSize: Int, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .stride(by: Double(stepSize), roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
  }
  /// Starts of every `count` days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      form: .dates(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  static func list<V: Plottable>(_ values: [V]) -> AxisMarkValues {
    AxisMarkValues(form: .list(values.map(\.plotValue)))
  }
}

/// A value that an axis marks.
public struct AxisValue {
  /// Counts the marks from the axis's start.
  public let index: Int
  public let count: Int
  let value: _PlotValue

  /// The value as the type of the data; nil where it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}

/// On which side of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  let edge: Edge?
  public static let automatic = AxisMarkPosition(edge: nil)
  public static let leading = AxisMarkPosition(edge: .leading)
  public static let trailing = AxisMarkPosition(edge: .trailing)
  public static let top = AxisMarkPosition(edge: .top)
  public static let bottom = AxisMarkPosition(edge: .bottom)
}

/// How labels stand to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Form { case automatic, extended, aligned, inset }
  let form: Form
  public static let automatic = AxisMarkPreset(form: .automatic)
  /// Beside the ends of longer ticks.
  public static let extended = AxisMarkPreset(form: .extended)
  /// The first and last label end where the plot does.
  public static let aligned = AxisMarkPreset(form: .aligned)
  /// Inside of the plot.
  public static let inset = AxisMarkPreset(form: .inset)
}
