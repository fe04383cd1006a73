import SwiftUI

/// Where the marks of a chart are drawn in a plot of a size.
struct PlotGeometry {
  /// The marks as they were written, for what they mean.
  let original: [Mark]
  let marks: [Mark]
  private(set) var x: AxisScale
  private(set) var y: AxisScale
  let size: CGSize
  let book: StyleBook
  let setting: ChartSetting
  /// The values of groups that stand side by side, in order.
  let groups: [AnyHashable]

  init(_ data: ChartData, x: AxisScale, y: AxisScale, size: CGSize) {
    (original, marks, book, setting) = (data.original, data.marks, data.book, data.setting)
    (self.x, self.y, self.size) = (x, y, size)
    self.x.length = size.width
    self.y.length = size.height
    var seen: Set<AnyHashable> = []
    groups = marks.compactMap { $0.look.grouping?.channel.key }.filter { seen.insert($0).inserted }
  }

  /// Everything in the order in which it is drawn.
  func drawn() -> [DrawnMark] {
    var list: [DrawnMark] = []
    var drawnSeries: Set<AnyHashable> = []
    let sectors = sectorAngles()
    for index in marks.indices {
      let mark = marks[index]
      switch mark.kind {
      case .bar, .rectangle: if let part = box(index) { list.append(part) }
      case .point: if let part = point(index) { list.append(part) }
      case .rule: if let part = rule(index) { list.append(part) }
      case .sector: if let angles = sectors[index] { list.append(sector(index, angles)) }
      case .line, .area:
        let key = seriesKey(mark)
        if drawnSeries.insert(key).inserted { list += series(key, like: mark) }
      }
    }
    guard list.contains(where: { $0.look.zIndex != nil }) else { return list }
    return list.enumerated()
      .sorted { ($0.element.look.zIndex ?? 0, $0.offset) < ($1.element.look.zIndex ?? 0, $1.offset) }
      .map(\.element)
  }

  func part(
    _ index: Int, _ rect: CGRect, _ face: DrawnMark.Face, suffix: String? = nil, isMeant: Bool = true
  ) -> DrawnMark {
    let mark = marks[index]
    return DrawnMark(
      id: mark.id + (suffix.map { [AnyHashable($0)] } ?? []), rect: rect, face: face, style: book.style(of: mark.look),
      look: mark.look, meaning: isMeant ? meaning(original[index]) : nil)
  }
}

// MARK: - Bars and rectangles

extension PlotGeometry {
  /// The part of a category's room that a bar fills, and of a bin's. Spec: by eye, after charts of iOS 17.
  private static let barRatio: CGFloat = 0.65
  private static let binRatio: CGFloat = 0.75
  /// Points of a bar at a value that is only a point.
  private static let thinBar: CGFloat = 10

  private func box(_ index: Int) -> DrawnMark? {
    let mark = marks[index]
    let isHorizontal = mark.isHorizontal
    let isBar = mark.kind == .bar
    guard
      let across = span(
        mark.x, x, mark.width, isBase: isBar && isHorizontal, isBar: isBar,
        group: isHorizontal ? nil : mark.look.grouping),
      let along = span(
        mark.y, y, mark.height, isBase: isBar && !isHorizontal, isBar: isBar,
        group: isHorizontal ? mark.look.grouping : nil)
    else { return nil }
    let rect = CGRect(
      x: across.lowerBound, y: along.lowerBound, width: across.upperBound - across.lowerBound,
      height: along.upperBound - along.lowerBound)
    let corner = mark.look.corner ?? (0, .continuous)
    let outline = MarkOutline(form: .rectangle(corner.style), numbers: NumberList([Double(corner.radius)]))
    return part(index, rect, .fill(outline))
  }

  /// What a bar or rectangle takes up along an axis; `isBase` reaches from where bars begin to the value.
  private func span(
    _ extent: Mark.Extent, _ scale: AxisScale, _ dimension: MarkDimension, isBase: Bool, isBar: Bool,
    group: MarkLook.Grouping?
  ) -> ClosedRange<CGFloat>? {
    switch extent {
    case .whole:
      let length = isBar && !isBase ? dimension.length(of: scale.length, automatic: scale.length) : scale.length
      return (scale.length - length) / 2...(scale.length + length) / 2
    case .points(let start, let end): return ordered(start ?? 0, end ?? scale.length)
    case .between(let start, let end):
      guard let first = edge(start, scale, isEnd: false), let last = edge(end, scale, isEnd: true) else { return nil }
      return ordered(first, last)
    case .at(let channel):
      if isBase { return scale.place(of: channel).map { ordered(scale.origin, $0) } }
      if let band = scale.band(of: channel) {
        let isBin = scale.domain.isContinuous
        return inside(band, dimension, isBar ? (isBin ? Self.binRatio : Self.barRatio) : 1, group)
      }
      guard let place = scale.place(of: channel) else { return nil }
      let length = dimension.length(of: scale.length, automatic: isBar ? Self.thinBar : 8)
      return inside(place - length / 2...place + length / 2, .ratio(1), 1, group)
    }
  }

  /// Whether a bar or area would begin at a zero that the axis does not show: it begins where the axis does.
  func isBelow(_ start: PlotChannel, _ scale: AxisScale) -> Bool {
    guard case .number(0) = start.value, case .numbers(let range) = scale.domain else { return false }
    return !range.contains(0)
  }

  /// The place of an end of a range: a category's room belongs to it as a whole.
  private func edge(_ channel: PlotChannel, _ scale: AxisScale, isEnd: Bool) -> CGFloat? {
    if !isEnd, isBelow(channel, scale) { return scale.origin }
    guard let band = scale.band(of: channel), channel.bin == nil else {
      return channel.value.coordinate.flatMap(scale.fraction).map(scale.place)
        ?? (scale.domain.isContinuous ? scale.place(0) : nil)
    }
    return isEnd != scale.isReversed ? band.upperBound : band.lowerBound
  }

  /// A part of a room, and of that the share of one group.
  private func inside(
    _ band: ClosedRange<CGFloat>, _ dimension: MarkDimension, _ ratio: CGFloat, _ group: MarkLook.Grouping?
  ) -> ClosedRange<CGFloat> {
    let room = band.upperBound - band.lowerBound
    let middle = (band.lowerBound + band.upperBound) / 2
    guard let group, groups.count > 1, var index = groups.firstIndex(of: group.channel.key) else {
      let length = dimension.length(of: room, automatic: room * ratio)
      return middle - length / 2...middle + length / 2
    }
    if setting.isRightToLeft { index = groups.count - 1 - index }
    let span = group.span.length(of: room, automatic: room * ratio)
    let share = span / CGFloat(groups.count)
    let center = middle - span / 2 + share * (CGFloat(index) + 0.5)
    let length = dimension.length(of: share, automatic: share * 0.95)
    return center - length / 2...center + length / 2
  }

  private func ordered(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat> {
    min(first, second)...max(first, second)
  }
}
