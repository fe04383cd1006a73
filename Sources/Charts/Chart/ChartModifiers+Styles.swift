import MartletLayout
import SwiftUI

extension View {
  // MARK: Colours

  nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<V, S>
  ) -> some View {
    let scale = StyleScale(
      domain: mapping.map { $0.key.plotValue }, range: mapping.map { AnyShapeStyle($0.value) })
    return chartOptions { $0.style = scale }
  }
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    chartOptions { $0.setStyles(range, domain: domain._request.listed) }
  }
  nonisolated public func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle { chartOptions { $0.setStyles(range, domain: nil) } }
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.style = StyleScale(domain: domain._request.listed) } }
  nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    mapping: @escaping (V) -> S
  ) -> some View {
    chartOptions { $0.style = StyleScale(mapping: { V(plotValue: $0).map { AnyShapeStyle(mapping($0)) } }) }
  }
  nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(
    domain: [V], mapping: @escaping (V) -> S
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.style = StyleScale(domain: values, mapping: { V(plotValue: $0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  // MARK: Symbols and lines

  nonisolated public func chartSymbolScale<V: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<V, S>
  ) -> some View {
    let scale = StyleScale<any ChartSymbolShape>(
      domain: mapping.map { $0.key.plotValue }, range: mapping.map { $0.value })
    return chartOptions { $0.symbols = scale }
  }
  nonisolated public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(
    domain: D, range: [S]
  ) -> some View { chartOptions { $0.symbols = StyleScale(domain: domain._request.listed, range: range) } }
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartOptions { $0.symbols = StyleScale(range: range) }
  }
  /// Square points, for the least and the greatest value.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chartOptions { $0.symbolAreas = range }
  }
  nonisolated public func chartLineStyleScale<V: Plottable>(_ mapping: KeyValuePairs<V, StrokeStyle>) -> some View {
    let scale = StyleScale(domain: mapping.map { $0.key.plotValue }, range: mapping.map { $0.value })
    return chartOptions { $0.strokes = scale }
  }
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartOptions { $0.strokes = StyleScale(range: range) }
  }

  // MARK: Legend

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }
  /// Beside the chart; `spacing` in points.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }
  /// A legend of the app's own.
  nonisolated public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = view
    }
  }

  // MARK: Plot

  /// Changes the plot, without its axes: its size, its background.
  nonisolated public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View { chartOptions { $0.plotStyle = { AnyView(content($0)) } } }
  /// Views over the chart, which may ask where values lie.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.overlays.append(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartOptions { $0.backgrounds.append(ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// A gesture over the chart.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
  }
}

extension ChartOptions {
  fileprivate mutating func setStyles<R: ScaleRange>(_ range: R, domain: [_PlotValue]?)
  where R.VisualValue: ShapeStyle {
    let values = range._visualValues
    style = StyleScale(domain: domain, range: values.map { AnyShapeStyle($0) })
    styleColors = values as? [Color]
  }
}

extension _DomainRequest {
  /// The values that were named one by one.
  fileprivate var listed: [_PlotValue]? { if case .values(let values) = form { values } else { nil } }
}
