import SwiftUI

/// A chart: marks over axes, with a legend where colours or symbols stand for values.
///
/// It takes the room it is offered. Cost: every mark is a view, and so is every point of a line.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @ScaledMetric(relativeTo: .caption2) private var textScale: CGFloat = 1

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    var marks = _ChartMarks()
    content._collect(into: &marks)
    let setting = ChartSetting(
      isRightToLeft: direction == .rightToLeft, textScale: min(textScale, ChartSetting.largestTextScale),
      locale: locale, calendar: calendar,
      timeZone: timeZone)
    let data = ChartData(marks.list, options, setting)
    // Charts in what stands over this one have options of their own.
    return ChartWithLegend(data: data).environment(\.chartOptions, ChartOptions())
  }
}
