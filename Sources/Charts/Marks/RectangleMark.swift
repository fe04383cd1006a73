import SwiftUI

/// A rectangle: around a place, or between values. It fills the plot along an axis that it has no value for.
public struct RectangleMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .rectangle)
    (mark.x, mark.y, mark.width, mark.height) = (x, y, width, height)
    self.mark = mark
  }
  nonisolated private static func points(_ start: CGFloat?, _ end: CGFloat?) -> Mark.Extent {
    start == nil && end == nil ? .whole : .points(start, end)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(.at(x.channel), .at(y.channel), width: width, height: height) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.between(xStart.channel, xEnd.channel), .between(yStart.channel, yEnd.channel)) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), width: width) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), height: height) }

  /// Points from the plot's edges where no values are given.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.between(xStart.channel, xEnd.channel), Self.points(yStart, yEnd)) }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Self.points(xStart, xEnd), .between(yStart.channel, yEnd.channel)) }
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { self.init(.at(x.channel), Self.points(yStart, yEnd), width: width) }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(Self.points(xStart, xEnd), .at(y.channel), height: height) }
  nonisolated public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(Self.points(xStart, xEnd), Self.points(yStart, yEnd))
  }
}
