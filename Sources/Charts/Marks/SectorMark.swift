import SwiftUI

/// A slice of a pie, clockwise from the top; all slices of a chart share the circle by their values.
public struct SectorMark: _PrimitiveChartContent {
  let mark: Mark
  nonisolated public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }

  nonisolated private init(
    _ angle: Mark.Extent, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat?
  ) {
    var mark = Mark(kind: .sector)
    mark.sector = Mark.Sector(angle: angle, innerRadius: inner, outerRadius: outer, inset: inset ?? 0)
    self.mark = mark
  }

  /// Ratios of the radii are of the plot's; `angularInset` in points on each side.
  nonisolated public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { self.init(.at(angle.channel), innerRadius, outerRadius, angularInset) }

  /// From one value of the whole to another.
  nonisolated public init<V: Plottable>(
    startAngle: PlottableValue<V>, endAngle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { self.init(.between(startAngle.channel, endAngle.channel), innerRadius, outerRadius, angularInset) }
}
