import Foundation
import MartletControls

/// The days of the chosen date's month; a tap on a day chooses it. Spec: M-CTL-15.
struct MonthCalendar: View {
  private typealias Metrics = ControlMetrics.DatePicker
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.self) private var surroundings
  /// Months from the one of the chosen date.
  @State private var monthOffset = 0

  private var month: Date {
    calendar.date(byAdding: .month, value: monthOffset, to: configuration.selection) ?? configuration.selection
  }

  var body: some View {
    VStack(spacing: 8) {
      header
      weekdays
      ForEach(Array(weeks.enumerated()), id: \.offset) { week in
        HStack(spacing: 0) {
          ForEach(Array(week.element.enumerated()), id: \.offset) { day in
            DayCell(configuration: configuration, day: day.element)
          }
        }
      }
    }
    .frame(minWidth: Metrics.calendarWidth)
  }

  private var header: some View {
    HStack {
      Text(month, format: surroundings.dateFormat.month(.wide).year()).font(.headline)
      Spacer()
      Button {
        monthOffset -= 1
      } label: {
        Image(systemName: "chevron.backward")
      }
      Button {
        monthOffset += 1
      } label: {
        Image(systemName: "chevron.forward")
      }
      .padding(.leading)
    }
  }

  private var weekdays: some View {
    var localized = calendar
    localized.locale = locale
    let names = localized.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(0..<names.count, id: \.self) { index in
        Text(verbatim: names[(index + first) % names.count].uppercased())
          .font(.system(size: Metrics.weekdayTextSize, weight: .semibold))
          .foregroundColor(Color(system: .tertiaryLabel))
          .frame(maxWidth: .infinity)
      }
    }
  }

  /// The month's days in weeks; nil before the first day and after the last.
  private var weeks: [[Date?]] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    let cells = Array(repeating: Date?.none, count: lead) + days
    return stride(from: 0, to: cells.count, by: 7).map { start in
      (start..<start + 7).map { cells.indices.contains($0) ? cells[$0] : nil }
    }
  }
}

private struct DayCell: View {
  private typealias Metrics = ControlMetrics.DatePicker
  let configuration: DatePickerStyleConfiguration
  let day: Date?
  @Environment(\.calendar) private var calendar

  var body: some View {
    if let day {
      let isChosen = calendar.isDate(day, inSameDayAs: configuration.selection)
      let selection = configuration.$selection
      Button {
        selection.wrappedValue = configuration.nearest(to: calendar.withTime(of: selection.wrappedValue, on: day))
      } label: {
        Text(verbatim: "\(calendar.component(.day, from: day))")
          .font(.system(size: Metrics.dayTextSize, weight: isChosen ? .semibold : .regular))
          .foregroundColor(isChosen ? .white : calendar.isDateInToday(day) ? .accentColor : .primary)
          .frame(maxWidth: .infinity, minHeight: Metrics.cellSize)
          .background { if isChosen { Circle().fill(TintShapeStyle()) } }
      }
      .buttonStyle(PlainButtonStyle())
      .disabled(!configuration.allows(dayFrom: day, in: calendar))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: Metrics.cellSize, maxHeight: Metrics.cellSize)
    }
  }
}

extension Calendar {
  /// `day` at the time of `date`.
  fileprivate func withTime(of date: Date, on day: Date) -> Date {
    let time = dateComponents([.hour, .minute, .second], from: date)
    return self.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
  }
}
