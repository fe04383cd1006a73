import Foundation

/// From values to places along one axis of the plot.
struct AxisScale {
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    /// Seconds since the reference date.
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  /// Whether greater values come first: upwards on a screen, or where one reads from the right.
  var isReversed = false
  /// Points at the domain's start and end that no value lies in.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  var length: CGFloat

  /// The part of the way from the domain's start to its end; nil for what has no place.
  func fraction(_ value: _PlotValue) -> Double? {
    if case .categories(let names) = domain {
      guard case .category(let name) = value, let index = names.firstIndex(of: name) else { return nil }
      return (Double(index) + 0.5) / Double(names.count)
    }
    return value.coordinate.flatMap(fraction)
  }

  func fraction(_ coordinate: Double) -> Double? {
    switch domain {
    case .categories: return nil
    case .numbers(let range), .dates(let range):
      let low = type.map(range.lowerBound)
      let span = type.map(range.upperBound) - low
      let place = type.map(coordinate)
      guard place.isFinite, low.isFinite, span.isFinite else { return nil }
      return span == 0 ? 0.5 : (place - low) / span
    }
  }

  /// Points from the plot's left or top edge.
  func place(_ fraction: Double) -> CGFloat {
    let inner = padding.start + CGFloat(fraction) * (length - padding.start - padding.end)
    return isReversed ? length - inner : inner
  }

  /// Where a value is drawn as a point, in points.
  func place(of channel: PlotChannel) -> CGFloat? {
    let part = channel.bin == nil ? fraction(channel.value) : channel.coordinate.flatMap(fraction)
    return part.map(place)
  }

  /// The room of a category or bin, in points, lower bound first; nil for values that are only a point.
  func band(of channel: PlotChannel) -> ClosedRange<CGFloat>? {
    if case .categories(let names) = domain {
      guard let middle = fraction(channel.value) else { return nil }
      let half = 0.5 / Double(names.count)
      return ordered(place(middle - half), place(middle + half))
    }
    guard let bin = channel.bin, let low = fraction(bin.lowerBound), let high = fraction(bin.upperBound) else {
      return nil
    }
    return ordered(place(low), place(high))
  }

  private func ordered(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat> {
    min(first, second)...max(first, second)
  }

  /// The value at a place in points; nil beyond the ends of categories.
  func value(at place: CGFloat) -> _PlotValue? {
    let room = length - padding.start - padding.end
    guard room > 0 else { return nil }
    let fraction = Double(((isReversed ? length - place : place) - padding.start) / room)
    switch domain {
    case .categories(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let range): return .number(type.value(at: fraction, in: range))
    case .dates(let range): return .date(Date(timeIntervalSinceReferenceDate: type.value(at: fraction, in: range)))
    }
  }

  /// Where bars begin: at zero, or at the end of the domain that is nearest to it.
  var origin: CGFloat {
    switch domain {
    case .categories: place(0)
    case .dates: place(0)
    case .numbers(let range):
      place(fraction(min(max(0, range.lowerBound), range.upperBound)) ?? 0)
    }
  }
}

/// What lies between equal steps of an axis: equal differences, or equal ratios.
public struct ScaleType: Hashable, Sendable {
  enum Form: Hashable { case linear, log, squareRoot, power(Double), symmetricLog(Double) }
  let form: Form
  public static let linear = ScaleType(form: .linear)
  public static let category = ScaleType(form: .linear)
  public static let date = ScaleType(form: .linear)
  public static let log = ScaleType(form: .log)
  public static let squareRoot = ScaleType(form: .squareRoot)
  public static let symmetricLog = ScaleType(form: .symmetricLog(1))
  public static func power(exponent: Double) -> ScaleType { ScaleType(form: .power(exponent)) }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(form: .symmetricLog(slopeAtZero)) }

  var isLogarithmic: Bool { form == .log }

  func map(_ value: Double) -> Double {
    switch form {
    case .linear: value
    case .log: value > 0 ? log10(value) : -.infinity
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  private func inverse(_ value: Double) -> Double {
    switch form {
    case .linear: value
    case .log: pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
    }
  }

  func value(at fraction: Double, in range: ClosedRange<Double>) -> Double {
    inverse(map(range.lowerBound) + fraction * (map(range.upperBound) - map(range.lowerBound)))
  }
}
