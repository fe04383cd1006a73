import SwiftUI

/// A point of a line. Points of equal series, colours and symbols are joined in the order in which they come.
public struct LineMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = Mark(kind: .line)
    (mark.x, mark.y) = (.at(x.channel), .at(y.channel))
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(kind: .line)
    (mark.x, mark.y, mark.series) = (.at(x.channel), .at(y.channel), series.channel)
    self.mark = mark
  }
}
