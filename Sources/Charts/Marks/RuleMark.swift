import SwiftUI

/// A straight line: through the whole plot at a value, or at a value from one other to another.
public struct RuleMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(_ x: Mark.Extent, _ y: Mark.Extent) {
    var mark = Mark(kind: .rule)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  /// `yStart` and `yEnd` in points from the plot's top.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.at(x.channel), .points(yStart, yEnd))
  }
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(.points(xStart, xEnd), .at(y.channel))
  }
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.at(x.channel), .between(yStart.channel, yEnd.channel)) }
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(.between(xStart.channel, xEnd.channel), .at(y.channel)) }
}
