import Foundation
import SwiftUI

/// An axis that knows its data and about how long it is: the scale, and which values it marks.
struct AxisPlan {
  /// A value that is marked.
  struct Tick {
    let value: _PlotValue
    /// Parts of the way from the domain's start to its end.
    let fraction: Double
    /// Where the next value is, for what stands between.
    let next: Double?
    let parts: [_AxisPart]
    /// The value in words.
    let text: String?
  }
  struct Group {
    let edge: Edge
    let preset: AxisMarkPreset
    let ticks: [Tick]
  }

  let scale: AxisScale
  let isHorizontal: Bool
  /// Whether marks have values along the axis at all.
  let isPresent: Bool
  private(set) var groups: [Group] = []

  init(
    _ extents: [Mark.Extent], _ options: ChartOptions.AxisOptions, isHorizontal: Bool, length: CGFloat,
    setting: ChartSetting
  ) {
    let finder = DomainFinder(extents)
    let type = options.type ?? .linear
    let (found, isExact) = finder.domain(options.domain, isLogarithmic: type.isLogarithmic)
    let groups = options.groups ?? [_AxisGroup()]
    let maker = TickMaker(
      domain: found, type: type, binLength: finder.binLength, isHorizontal: isHorizontal, length: length,
      setting: setting)
    let domain = isExact ? found : groups.first.map { maker.rounded(for: $0.values) } ?? found
    let isMirrored = isHorizontal ? setting.isRightToLeft : found.isContinuous
    let isReversed = options.domain?.isReversed ?? false
    let padding = options.padding?(length) ?? (0, 0)
    scale = AxisScale(
      domain: domain, type: type, isReversed: isMirrored != isReversed, padding: padding, length: length)
    self.isHorizontal = isHorizontal
    isPresent = !finder.isEmpty || options.domain != nil
    guard isPresent, options.visibility != .hidden else { return }
    self.groups = groups.map { group($0, maker: maker.over(domain)) }
  }

  private func group(_ group: _AxisGroup, maker: TickMaker) -> Group {
    let (values, writer) = maker.values(group.values)
    let limit = maker.endsOpen ? 1 - 1e-6 : 1 + 1e-6
    var placed: [(_PlotValue, Double)] = []
    for value in values {
      if let fraction = scale.fraction(value), fraction > -1e-6, fraction < limit { placed.append((value, fraction)) }
    }
    let ends: [Double?] = placed.dropFirst().map { $0.1 } + [maker.end(after: placed.last?.0).flatMap(scale.fraction)]
    let ticks = placed.enumerated().map { index, entry in
      let axisValue = AxisValue(index: index, count: placed.count, value: entry.0)
      return Tick(
        value: entry.0, fraction: entry.1, next: ends[index],
        parts: group.content?(axisValue) ?? standardParts(group, isDate: maker.isDate),
        text: group.format.map { $0(entry.0) } ?? writer(entry.0))
    }
    return Group(edge: edge(group.position), preset: group.preset, ticks: ticks)
  }

  private func edge(_ position: AxisMarkPosition) -> Edge {
    switch position.edge {
    case .top? where isHorizontal, .bottom? where isHorizontal: position.edge!
    case .leading? where !isHorizontal, .trailing? where !isHorizontal: position.edge!
    // Names stand where lines begin, numbers where they end.
    default: isHorizontal ? .bottom : scale.domain.isContinuous ? .trailing : .leading
    }
  }

  /// What charts show by themselves: names of categories; lines, ticks and labels of the rest.
  private func standardParts(_ group: _AxisGroup, isDate: Bool) -> [_AxisPart] {
    let label = AxisValueLabel()._parts
    guard scale.domain.isContinuous else { return label }
    let tick = isHorizontal ? AxisTick(stroke: group.stroke)._parts : []
    return AxisGridLine(stroke: group.stroke)._parts + tick + label
  }
}

extension AxisScale.Domain {
  var isContinuous: Bool { if case .categories = self { false } else { true } }
}

/// What is around a chart and changes its axes.
struct ChartSetting {
  /// Labels and legends grow no further: the plot needs the room. Spec: by eye.
  static let largestText = DynamicTypeSize.xxxLarge
  static let largestTextScale: CGFloat = 17.0 / 11

  var isRightToLeft = false
  /// How much larger than usual text is.
  var textScale: CGFloat = 1
  var locale = Locale.current
  var calendar = Calendar.current
  var timeZone = TimeZone.current
}
