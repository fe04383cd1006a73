import Foundation
import SwiftUI

/// A value with the name under which people hear of it: `.value("Day", date, unit: .day)`.
public struct PlottableValue<Value: Plottable> {
  let label: ChartLabel
  let value: Value
  var bin: ClosedRange<Double>?

  var channel: PlotChannel { PlotChannel(label: label, value: value.plotValue, bin: bin) }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: ChartLabel(Text(labelKey)), value: value)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: ChartLabel(label), value: value)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: ChartLabel(Text(label)), value: value)
  }
}

extension PlottableValue where Value == Date {
  /// The whole day, month or other `unit` that the date is in: bars fill it, points stand in its middle.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { binned(Text(labelKey), value, unit, calendar) }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { binned(label, value, unit, calendar) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { binned(Text(label), value, unit, calendar) }

  private static func binned(
    _ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> PlottableValue {
    let interval = calendar.dateInterval(of: unit, for: value)
    let bin = interval.map { $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate }
    return PlottableValue(label: ChartLabel(label), value: value, bin: bin)
  }
}

extension PlottableValue {
  /// All that lies between two values: bars fill it. The range's lower bound stands for it elsewhere.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    binned(Text(labelKey), range)
  }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue { binned(label, range) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    binned(Text(label), range)
  }

  private static func binned(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    let bounds = (range.lowerBound.plotValue.coordinate, range.upperBound.plotValue.coordinate)
    var result = PlottableValue(label: ChartLabel(label), value: range.lowerBound)
    if let low = bounds.0, let high = bounds.1, low <= high { result.bin = low...high }
    return result
  }
}
