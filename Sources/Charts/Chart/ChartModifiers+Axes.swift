import SwiftUI

extension View {
  // MARK: What axes show

  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }
  nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let groups = content()._groups
    return chartOptions { $0.x.groups = groups }
  }
  nonisolated public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let groups = content()._groups
    return chartOptions { $0.y.groups = groups }
  }
  /// Changes how an axis's labels look; `content` gets each of them.
  nonisolated public func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { chartOptions { $0.x.style = { AnyView(content($0)) } } }
  nonisolated public func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { chartOptions { $0.y.style = { AnyView(content($0)) } } }

  // MARK: Names of axes

  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.Title(
      edge: position.edge, alignment: alignment, spacing: spacing, view: AnyView(content()))
    return chartOptions { $0.x.titles.append(title) }
  }
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.Title(
      edge: position.edge, alignment: alignment, spacing: spacing, view: AnyView(content()))
    return chartOptions { $0.y.titles.append(title) }
  }
  nonisolated public func chartXAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) } }
  nonisolated public func chartYAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) } }
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(text) } }
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ text: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(text) } }

  // MARK: Scales of axes

  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.x.set(domain._request, range, type) } }
  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartOptions { $0.y.set(domain._request, range, type) } }
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartOptions { $0.x.set(domain._request, nil, type) }
  }
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartOptions { $0.y.set(domain._request, nil, type) }
  }
  nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartOptions { $0.x.set(nil, range, type) }
  }
  nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartOptions { $0.y.set(nil, range, type) }
  }
  nonisolated public func chartXScale(type: ScaleType?) -> some View { chartOptions { $0.x.set(nil, nil, type) } }
  nonisolated public func chartYScale(type: ScaleType?) -> some View { chartOptions { $0.y.set(nil, nil, type) } }
}

extension ChartOptions.AxisOptions {
  fileprivate mutating func set(_ request: _DomainRequest?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) {
    if let request { domain = request }
    if let range { padding = { range._padding(length: $0) } }
    if let type { self.type = type }
  }
}

extension AnnotationPosition {
  /// The side of the plot that is meant; nil leaves it to the axis.
  var edge: Edge? {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    default: nil
    }
  }
}
