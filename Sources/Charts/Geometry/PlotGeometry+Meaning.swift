import SwiftUI

extension PlotGeometry {
  /// What a mark tells: where it stands, of which series it is, and its value.
  func meaning(_ mark: Mark) -> DrawnMark.Meaning {
    if mark.kind == .sector {
      let name = mark.sector.angle.channels.first?.label.text
      return DrawnMark.Meaning(label: seriesName(mark) ?? "", value: text(mark.sector.angle) ?? "", name: name)
    }
    let (place, amount) = mark.isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    guard let value = text(amount) else {
      return DrawnMark.Meaning(label: "", value: text(place) ?? "", name: place.channels.first?.label.text)
    }
    guard let name = text(place) else {
      return DrawnMark.Meaning(label: seriesName(mark) ?? "", value: value, name: amount.channels.first?.label.text)
    }
    let series = seriesName(mark).flatMap { $0 == name ? nil : $0 }
    return DrawnMark.Meaning(label: [name, series].compactMap { $0 }.joined(separator: ", "), value: value)
  }

  private func seriesName(_ mark: Mark) -> String? {
    [mark.look.styleBy, mark.look.grouping?.channel, mark.look.symbolBy].compactMap { $0 }
      .compactMap { if case .category(let name) = $0.value { name } else { nil } }.first
  }

  private func text(_ extent: Mark.Extent) -> String? {
    switch extent {
    case .whole, .points: nil
    case .at(let channel): text(channel)
    case .between(let start, let end): text(start).flatMap { first in text(end).map { "\(first) – \($0)" } }
    }
  }

  private func text(_ channel: PlotChannel) -> String? {
    var calendar = setting.calendar
    calendar.timeZone = setting.timeZone
    let unit =
      channel.bin.flatMap { DateTicks.unit(lasting: $0.upperBound - $0.lowerBound) }
      ?? DateTicks.guess([channel.value], calendar: calendar)
    return ValueText(setting: setting, unit: unit).text(channel.value)
  }
}
