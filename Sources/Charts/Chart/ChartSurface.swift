import SwiftUI

/// The plot with its axes, without the legend.
struct ChartSurface: View {
  let data: ChartData

  var body: some View {
    GeometryReader { geometry in
      // What labels take is not known yet; ticks need the length only about.
      let x = data.xPlan(length: max(geometry.size.width - 32, 1))
      let y = data.yPlan(length: max(geometry.size.height - 24, 1))
      ChartLayout(x: x.scale, y: y.scale) {
        if data.hasAxes {
          AxisLines(plan: x)
          AxisLines(plan: y)
        }
        plot(x, y).chartCell(.plot)
        if data.hasAxes {
          AxisLabels(plan: x, options: data.options.x, setting: data.setting)
          AxisLabels(plan: y, options: data.options.y, setting: data.setting)
        }
      }
      .backgroundPreferenceValue(PlotAnchorKey.self) { layers(data.options.backgrounds, x, y, $0) }
      .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
        ChartSelecting(data: data, x: x.scale, y: y.scale, anchor: anchor)
        layers(data.options.overlays, x, y, anchor)
      }
    }
    // Places are the chart's own: it turns over by its scales.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func plot(_ x: AxisPlan, _ y: AxisPlan) -> some View {
    let marks = PlotView(data: data, x: x.scale, y: y.scale)
      .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
    return data.options.plotStyle.map { $0(ChartPlotContent(view: AnyView(marks))) } ?? AnyView(marks)
  }

  @ViewBuilder private func layers(
    _ layers: [ChartOptions.Layer], _ x: AxisPlan, _ y: AxisPlan, _ anchor: Anchor<CGRect>?
  ) -> some View {
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(data: data, x: x.scale, y: y.scale, plotFrame: anchor, geometry: geometry)
        ForEach(layers.indices, id: \.self) { index in
          ZStack(alignment: layers[index].alignment) { layers[index].content(proxy) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
      }
      .environment(\.layoutDirection, data.setting.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }
}

/// Where the plot is.
struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
