import SwiftUI

/// What modifiers say of the charts below them.
struct ChartOptions {
  struct AxisOptions {
    var visibility = Visibility.automatic
    var groups: [_AxisGroup]?
    var domain: _DomainRequest?
    var padding: ((CGFloat) -> (start: CGFloat, end: CGFloat))?
    var type: ScaleType?
    var titles: [Title] = []
    var style: ((ChartAxisContent) -> AnyView)?
    var selection: ChartSelection?
  }
  struct Title {
    let edge: Edge?
    let alignment: Alignment?
    let spacing: CGFloat?
    let view: AnyView
  }
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  var x = AxisOptions()
  var y = AxisOptions()
  var style: StyleScale<AnyShapeStyle>?
  /// Colours of the style scale, for values that are amounts.
  var styleColors: [Color]?
  var symbols: StyleScale<any ChartSymbolShape>?
  var strokes: StyleScale<StrokeStyle>?
  /// Square points, for the least and the greatest value.
  var symbolAreas: ClosedRange<CGFloat>?
  var legend = Legend()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var angleSelection: ChartSelection?
}

private struct ChartOptionsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartOptions()
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions) { change(&$0) }
  }
}

/// The plot as its style gets it.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// An axis as its style gets it.
public struct ChartAxisContent: View {
  let view: AnyView
  public var body: some View { view }
}
