import SwiftUI

/// What a view is in a chart.
enum ChartCell {
  case plot
  /// A line through the plot at a part of the way along an axis.
  case grid(Axis, at: Double)
  /// Beside the plot; `reach` in points, nil as long as labels are high.
  case tick(Edge, at: Double, reach: CGFloat?)
  case label(AxisLabelPlace)
  /// An axis's name.
  case title(Edge, alignment: Alignment?, spacing: CGFloat)
}

/// Where a label goes.
struct AxisLabelPlace {
  let edge: Edge
  let fraction: Double
  /// From where to where the label's room is, for labels that stand between two places.
  let room: ClosedRange<Double>?
  /// The label's point that lies at its place.
  let anchor: UnitPoint
  /// Points between the plot and the label, and along the axis.
  let distance: CGFloat
  let shift: CGFloat
  let isInside: Bool
  let hidesOnCollision: Bool
  let offset: CGSize
}

private struct ChartCellKey: LayoutValueKey {
  static var defaultValue: ChartCell { .plot }
}

extension View {
  func chartCell(_ cell: ChartCell) -> some View { layoutValue(key: ChartCellKey.self, value: cell) }
}

/// Puts the plot between its labels and lines where the scales say.
struct ChartLayout: Layout {
  var x: AxisScale
  var y: AxisScale

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var (x, y) = (x, y)
    var margins = margins(subviews, width: nil)
    x.length = max(0, bounds.width - margins[.leading] - margins[.trailing])
    margins = self.margins(subviews, width: x)
    y.length = max(0, bounds.height - margins[.top] - margins[.bottom])
    var plot = CGRect(
      x: bounds.minX + margins[.leading], y: bounds.minY + margins[.top], width: x.length, height: y.length)
    for subview in subviews {
      guard case .plot = subview[ChartCellKey.self] else { continue }
      plot.size = subview.sizeThatFits(ProposedViewSize(plot.size))
      (x.length, y.length) = (plot.width, plot.height)
      subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    place(subviews, around: plot, in: bounds, margins, x, y)
  }
}

// MARK: - What labels take

extension ChartLayout {
  /// The room on each side; heights of labels below each other need to know how wide the plot is.
  private func margins(_ subviews: Subviews, width x: AxisScale?) -> ChartMargins {
    var (labels, titles) = (EdgeInsets(), EdgeInsets())
    for subview in subviews {
      switch subview[ChartCellKey.self] {
      case .label(let place) where !place.isInside:
        let size = labelSize(subview, place, x)
        let isVertical = place.edge == .top || place.edge == .bottom
        let depth = (isVertical ? size.height : size.width) + place.distance
        labels.raise(place.edge, to: depth)
        if !isVertical {
          // Half of the uppermost label stands above the plot.
          let middle = (1 - place.fraction) * 1e6 < 1 || place.fraction * 1e6 < 1
          if middle { labels.raise(.top, to: size.height * place.anchor.y) }
        }
      case .title(let edge, _, let spacing):
        let size = subview.sizeThatFits(.unspecified)
        titles.raise(edge, to: (edge == .top || edge == .bottom ? size.height : size.width) + spacing)
      default: break
      }
    }
    return ChartMargins(labels: labels, titles: titles)
  }

  private func labelSize(_ subview: LayoutSubview, _ place: AxisLabelPlace, _ x: AxisScale?) -> CGSize {
    subview.sizeThatFits(proposal(place, x))
  }

  /// Labels between two places below the plot break their lines there.
  private func proposal(_ place: AxisLabelPlace, _ x: AxisScale?) -> ProposedViewSize {
    guard let x, let room = place.room, place.edge == .top || place.edge == .bottom else { return .unspecified }
    return ProposedViewSize(
      width: max(0, abs(x.place(room.upperBound) - x.place(room.lowerBound)) - 4), height: nil)
  }
}

// MARK: - Placing

extension ChartLayout {
  private func place(
    _ subviews: Subviews, around plot: CGRect, in bounds: CGRect, _ margins: ChartMargins, _ x: AxisScale,
    _ y: AxisScale
  ) {
    var taken: [Edge: [CGRect]] = [:]
    for subview in subviews {
      switch subview[ChartCellKey.self] {
      case .plot: break
      case .grid(.vertical, let fraction):
        let top = plot.minY + y.place(fraction)
        subview.place(at: CGPoint(x: plot.minX, y: top), proposal: ProposedViewSize(width: plot.width, height: 0))
      case .grid(.horizontal, let fraction):
        let left = plot.minX + x.place(fraction)
        subview.place(at: CGPoint(x: left, y: plot.minY), proposal: ProposedViewSize(width: 0, height: plot.height))
      case .tick(let edge, let fraction, let reach):
        placeTick(subview, edge, fraction, reach ?? margins.labels[edge], plot, x, y)
      case .label(let place):
        let size = labelSize(subview, place, x)
        let origin = origin(place, size, plot, x, y)
        let frame = CGRect(origin: origin, size: size)
        let isHidden =
          place.hidesOnCollision
          && (frame.minX < bounds.minX - 2 || frame.maxX > bounds.maxX + 2
            || taken[place.edge, default: []].contains { $0.intersects(frame) })
        if !isHidden { taken[place.edge, default: []].append(frame.insetBy(dx: -2, dy: 0)) }
        // A label without room goes where nobody sees it.
        subview.place(
          at: isHidden ? CGPoint(x: -100_000, y: -100_000) : frame.origin, proposal: proposal(place, x))
      case .title(let edge, let alignment, _): placeTitle(subview, edge, alignment, plot, margins)
      }
    }
  }

  private func placeTick(
    _ subview: LayoutSubview, _ edge: Edge, _ fraction: Double, _ reach: CGFloat, _ plot: CGRect, _ x: AxisScale,
    _ y: AxisScale
  ) {
    switch edge {
    case .bottom, .top:
      let top = edge == .bottom ? plot.maxY : plot.minY - reach
      subview.place(
        at: CGPoint(x: plot.minX + x.place(fraction), y: top), proposal: ProposedViewSize(width: 0, height: reach))
    case .leading, .trailing:
      let left = edge == .trailing ? plot.maxX : plot.minX - reach
      subview.place(
        at: CGPoint(x: left, y: plot.minY + y.place(fraction)), proposal: ProposedViewSize(width: reach, height: 0))
    }
  }

  private func origin(
    _ place: AxisLabelPlace, _ size: CGSize, _ plot: CGRect, _ x: AxisScale, _ y: AxisScale
  ) -> CGPoint {
    let fraction = place.room.map { ($0.lowerBound + $0.upperBound) / 2 } ?? place.fraction
    let side = place.isInside ? -1 : CGFloat(1)
    let (dx, dy) = (place.offset.width, place.offset.height)
    switch place.edge {
    case .bottom, .top:
      let left = plot.minX + x.place(fraction) - size.width * place.anchor.x + place.shift + dx
      let isBelow = (place.edge == .bottom) == (side > 0)
      let edge = place.edge == .bottom ? plot.maxY : plot.minY
      return CGPoint(x: left, y: (isBelow ? edge + place.distance : edge - place.distance - size.height) + dy)
    case .leading, .trailing:
      let top = plot.minY + y.place(fraction) - size.height * place.anchor.y + place.shift + dy
      let isRight = (place.edge == .trailing) == (side > 0)
      let edge = place.edge == .trailing ? plot.maxX : plot.minX
      return CGPoint(x: (isRight ? edge + place.distance : edge - place.distance - size.width) + dx, y: top)
    }
  }

  private func placeTitle(
    _ subview: LayoutSubview, _ edge: Edge, _ alignment: Alignment?, _ plot: CGRect, _ margins: ChartMargins
  ) {
    let size = subview.sizeThatFits(.unspecified)
    let point: CGPoint
    switch edge {
    case .top, .bottom:
      let left: CGFloat =
        switch alignment?.horizontal {
        case .leading?: plot.minX
        case .trailing?: plot.maxX - size.width
        default: plot.midX - size.width / 2
        }
      point = CGPoint(
        x: left, y: edge == .top ? plot.minY - margins[.top] : plot.maxY + margins[.bottom] - size.height)
    case .leading, .trailing:
      let top: CGFloat =
        switch alignment?.vertical {
        case .top?: plot.minY
        case .bottom?: plot.maxY - size.height
        default: plot.midY - size.height / 2
        }
      point = CGPoint(
        x: edge == .leading ? plot.minX - margins[.leading] : plot.maxX + margins[.trailing] - size.width, y: top)
    }
    subview.place(at: point, proposal: ProposedViewSize(size))
  }
}

/// The room around a plot.
private struct ChartMargins {
  let labels: EdgeInsets
  /// Of axes' names, outside of the labels.
  let titles: EdgeInsets
  subscript(edge: Edge) -> CGFloat { labels[edge] + titles[edge] }
}

extension EdgeInsets {
  fileprivate mutating func raise(_ edge: Edge, to depth: CGFloat) {
    switch edge {
    case .top: top = max(top, depth)
    case .bottom: bottom = max(bottom, depth)
    case .leading: leading = max(leading, depth)
    case .trailing: trailing = max(trailing, depth)
    }
  }
  fileprivate subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    }
  }
}
