import SwiftUI

/// Tells where values lie in a chart, and which lie at a place. Lengths in points, from the plot's upper left corner.
public struct ChartProxy {
  private let geometry: PlotGeometry
  /// Where the plot is; a geometry proxy of the overlay converts it.
  public let plotFrame: Anchor<CGRect>?
  private let options: ChartOptions

  init(data: ChartData, x: AxisScale, y: AxisScale, plotFrame: Anchor<CGRect>, geometry proxy: GeometryProxy) {
    geometry = PlotGeometry(data, x: x, y: y, size: proxy[plotFrame].size)
    (self.plotFrame, options) = (plotFrame, data.options)
  }

  public var plotSize: CGSize { geometry.size }
  public var plotAreaFrame: Anchor<CGRect> { plotFrame! }
  public var plotAreaSize: CGSize { plotSize }

  // MARK: From values to places

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry.x.fraction(value.plotValue).map(geometry.x.place)
  }
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry.y.fraction(value.plotValue).map(geometry.y.place)
  }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The room of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value, geometry.x) }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value, geometry.y) }

  private func range<P: Plottable>(_ value: P, _ scale: AxisScale) -> ClosedRange<CGFloat>? {
    let channel = PlotChannel(label: ChartLabel(Text(verbatim: "")), value: value.plotValue)
    return scale.band(of: channel) ?? scale.place(of: channel).map { $0...$0 }
  }

  // MARK: From places to values

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.x.value(at: position).flatMap { P(plotValue: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry.y.value(at: position).flatMap { P(plotValue: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The direction of a place from the plot's middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle { geometry.angle(at: position) }
  /// The place in the sum of all sectors that lies in a direction.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    P(plotValue: geometry.sectorValue(at: angle))
  }

  // MARK: Selecting

  public func selectXValue(at position: CGFloat) { options.x.selection?.write(geometry.x.value(at: position)) }
  public func selectYValue(at position: CGFloat) { options.y.selection?.write(geometry.y.value(at: position)) }
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let first = geometry.x.value(at: start), let last = geometry.x.value(at: end) else { return }
    options.x.selection?.writeRange?(first, last)
  }
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let first = geometry.y.value(at: start), let last = geometry.y.value(at: end) else { return }
    options.y.selection?.writeRange?(first, last)
  }
  public func selectAngleValue(at angle: Angle) { options.angleSelection?.write(geometry.sectorValue(at: angle)) }
}

extension PlotGeometry {
  func angle(at position: CGPoint) -> Angle {
    let turn = atan2(Double(position.x - size.width / 2), Double(size.height / 2 - position.y))
    return Angle(radians: turn < 0 ? turn + 2 * .pi : turn)
  }
  func sectorValue(at angle: Angle) -> _PlotValue { .number(angle.radians / (2 * .pi) * sectorSum) }
}
