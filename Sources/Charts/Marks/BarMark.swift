import SwiftUI

/// A bar from zero, or between two values. Bars at the same place are stacked.
///
/// It stands where the numbers are along y, and lies where they are along x against categories or dates.
public struct BarMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(kind: .bar)
    (mark.x, mark.y, mark.width, mark.height, mark.stacking) = (x, y, width, height, stacking)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(.at(x.channel), .at(y.channel), width: width, height: height, stacking: stacking) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(.at(x.channel), .between(yStart.channel, yEnd.channel), width: width) }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(.between(xStart.channel, xEnd.channel), .at(y.channel), height: height) }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    let y: Mark.Extent = yStart == nil && yEnd == nil ? .whole : .points(yStart, yEnd)
    self.init(.at(x.channel), y, width: width, stacking: stacking)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    let x: Mark.Extent = xStart == nil && xEnd == nil ? .whole : .points(xStart, xEnd)
    self.init(x, .at(y.channel), height: height, stacking: stacking)
  }

  /// From one side of the plot to the other.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    let y: Mark.Extent = yStart == nil && yEnd == nil ? .whole : .points(yStart, yEnd)
    self.init(.between(xStart.channel, xEnd.channel), y)
  }
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    let x: Mark.Extent = xStart == nil && xEnd == nil ? .whole : .points(xStart, xEnd)
    self.init(x, .between(yStart.channel, yEnd.channel))
  }
}
