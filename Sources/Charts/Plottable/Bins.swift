import Foundation

/// What lies between two thresholds of bins.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange where Bound: Comparable {
  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
}

/// Numbers in groups of equal width.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
  /// The bounds of all bins, in order; one more than there are bins.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  private init(from start: Double, by size: Double, upTo end: Double) {
    let first = (start / size).rounded(.down)
    let last = Swift.max((end / size).rounded(.up), first + 1)
    let steps = stride(from: first, through: last, by: 1)
    self.init(thresholds: steps.compactMap { Value(plotValue: .number($0 * size)) })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The bin that holds the value; values beyond the ends belong to the outer bins.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(count - 1, 0))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of `size` from multiples of it, over the range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(from: Double(range.lowerBound), by: Double(Swift.max(size, 1)), upTo: Double(range.upperBound) + 1)
  }
  /// Bins of a round size, about as many as asked for, over all the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let bounds = (data.min().map { Double($0) } ?? 0, data.max().map { Double($0) } ?? 1)
    let step = NiceNumbers.step(span: bounds.1 - bounds.0, count: desiredCount ?? 10)
    self.init(from: bounds.0, by: Swift.max(step.rounded(.up), Double(minimumStride), 1), upTo: bounds.1 + 1)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(from: Double(range.lowerBound), by: Double(size), upTo: Double(range.upperBound))
  }
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let bounds = (data.min().map { Double($0) } ?? 0, data.max().map { Double($0) } ?? 1)
    let step = NiceNumbers.step(span: bounds.1 - bounds.0, count: desiredCount ?? 10)
    self.init(from: bounds.0, by: Swift.max(step, Double(minimumStride)), upTo: bounds.1)
  }
}

/// Dates in groups of hours, days or other units.
public struct DateBins: RandomAccessCollection {
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }
  /// Bins of `count` units over the range.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    thresholds = DateTicks.dates(
      every: count, unit, from: range.lowerBound, to: range.upperBound, calendar: calendar, coversEnds: true)
  }
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    let bounds = (data.min() ?? .now, data.max() ?? .now)
    self.init(unit: unit, by: count, range: bounds.0...bounds.1, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(count - 1, 0))
  }
}
