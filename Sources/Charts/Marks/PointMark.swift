import SwiftUI

/// A symbol at a place; in the middle of the plot along an axis that it has no value for.
public struct PointMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(_ x: Mark.Extent, _ y: Mark.Extent) {
    var mark = Mark(kind: .point)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(.at(x.channel), .at(y.channel))
  }
  /// `y` in points from the plot's top.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(.at(x.channel), y.map { .points($0, $0) } ?? .whole)
  }
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(x.map { .points($0, $0) } ?? .whole, .at(y.channel))
  }
}
