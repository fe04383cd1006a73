import SwiftUI

/// Where a finger's value goes.
struct ChartSelection {
  /// The value under the finger; nil when it leaves.
  var write: (_PlotValue?) -> Void
  /// From the value where the finger went down to the one under it.
  var writeRange: ((_PlotValue, _PlotValue) -> Void)?
}

extension View {
  /// The value along the x axis under a finger or pressed pointer; nil when it is lifted.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.x.selection = ChartSelection(value) }
  }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.y.selection = ChartSelection(value) }
  }
  /// The values between where a finger went down and where it is.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { $0.x.selection = ChartSelection(range) }
  }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { $0.y.selection = ChartSelection(range) }
  }
  /// The place in the sum of all sectors under a finger.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.angleSelection = ChartSelection(value) }
  }
}

extension ChartSelection {
  init<P: Plottable>(_ value: Binding<P?>) {
    self.init(write: { new in value.wrappedValue = new.flatMap { P(plotValue: $0) } })
  }
  init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    self.init(write: { if $0 == nil { range.wrappedValue = nil } }) { first, second in
      guard let first = P(plotValue: first), let second = P(plotValue: second) else { return }
      range.wrappedValue = min(first, second)...max(first, second)
    }
  }
}
