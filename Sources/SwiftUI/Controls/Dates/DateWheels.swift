import Foundation
import MartletControls

/// Drums for the parts of a date, on one bar. Source: M-CTL-12.
struct DateWheels: View {
  private typealias Metrics = ControlMetrics.Wheel
  @Binding var selection: Date
  let minimum: Date?
  let maximum: Date?
  let columns: (DateColumns) -> [DateColumn]
  /// The date at which the drums were first shown: what they count from.
  @State private var anchor: Date?
  @Environment(\.self) private var surroundings

  var body: some View {
    let model = model
    let columns = columns(model)
    ZStack {
      RoundedRectangle(cornerRadius: Metrics.selectionRadius)
        .fill(Color(system: .tertiarySystemFill)).frame(height: Metrics.rowHeight)
      WeightedRow(weights: columns.map(\.weight)) {
        ForEach(columns, id: \.self) { column in wheel(column, model) }
      }
    }
    .frame(idealWidth: Metrics.size.width, maxWidth: Metrics.size.width)
    .onAppear { anchor = selection }
  }

  private var model: DateColumns {
    DateColumns(
      date: selection, anchor: anchor ?? selection, minimum: minimum, maximum: maximum,
      calendar: surroundings.localCalendar, locale: surroundings.locale)
  }

  private func wheel(_ column: DateColumn, _ model: DateColumns) -> some View {
    let selection = $selection
    let value = Binding {
      model.value(column)
    } set: {
      selection.wrappedValue = model.date(setting: column, to: $0)
    }
    return WheelPicker(
      selection: PickerSelection(value),
      content: ForEach(model.values(column), id: \.self) { Text(verbatim: model.text($0, in: column)) },
      label: Text(word: column.word), showsBar: false)
  }
}

extension DateColumn {
  fileprivate var word: Word {
    switch self {
    case .month: .month
    case .day, .dayOfCalendar: .day
    case .year: .year
    case .hour: .hour
    case .minute: .minute
    case .period: .amPm
    }
  }
}

/// Its children side by side over the whole width, each with its share.
private struct WeightedRow: Layout {
  let weights: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? ControlMetrics.Wheel.size.width,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sum = weights.reduce(0, +)
    var x = bounds.minX
    for (subview, weight) in zip(subviews, weights) {
      let width = bounds.width * weight / max(sum, 1)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

extension EnvironmentValues {
  /// The calendar around, with the names of the locale and the days of the time zone around.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
