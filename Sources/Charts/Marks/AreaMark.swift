import SwiftUI

/// A point of a filled area, from zero or between two values. Areas of different series are stacked.
public struct AreaMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, series: PlotChannel? = nil, stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(kind: .area)
    (mark.x, mark.y, mark.series, mark.stacking) = (x, y, series, stacking)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(.at(x.channel), .at(y.channel), stacking: stacking) }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { self.init(.at(x.channel), .at(y.channel), series: series.channel, stacking: stacking) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.at(x.channel), .between(yStart.channel, yEnd.channel)) }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), series: series.channel) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(.between(xStart.channel, xEnd.channel), .at(y.channel)) }
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), series: series.channel) }
}
