import Foundation
import MartletControls

/// The days of a month; a tap on a day chooses it. The month's name turns the days into drums for month and year.
/// Spec: M-CTL-15.
struct MonthCalendar: View {
  private typealias Metrics = ControlMetrics.DatePicker
  let configuration: DatePickerStyleConfiguration
  /// Where any number of days can be chosen; nil for the one of the configuration.
  var days: ChosenDays?
  @Environment(\.self) private var surroundings
  /// The month on show when it is not that of the chosen date.
  @State private var shownMonth: Date?
  @State private var isChoosingMonth = false

  private var calendar: Calendar { surroundings.localCalendar }
  private var month: Date { shownMonth ?? configuration.selection }

  var body: some View {
    VStack(spacing: 8) {
      header
      if isChoosingMonth { monthWheels } else { weekRows }
    }
  }

  // MARK: Header

  private var header: some View {
    HStack {
      Button {
        isChoosingMonth.toggle()
      } label: {
        HStack(spacing: 4) {
          Text(month, format: surroundings.dateFormat.month(.wide).year())
            .foregroundColor(isChoosingMonth ? .accentColor : .primary)
          Image(systemName: isChoosingMonth ? "chevron.down" : "chevron.forward").font(.footnote.weight(.bold))
            .foregroundColor(.accentColor).accessibilityHidden(true)
        }
        .font(.headline)
      }
      .buttonStyle(PlainButtonStyle())
      Spacer()
      if !isChoosingMonth { arrows }
    }
    .padding(.horizontal, 8)
    .frame(minHeight: Metrics.cellSize)
  }

  private var arrows: some View {
    HStack(spacing: 28) {
      arrow("chevron.backward", .previousMonth, by: -1)
      arrow("chevron.forward", .nextMonth, by: 1)
    }
    .font(.title3.weight(.medium))
  }

  private func arrow(_ symbol: String, _ word: Word, by count: Int) -> some View {
    let target = calendar.date(byAdding: .month, value: count, to: month) ?? month
    return Button {
      shownMonth = target
    } label: {
      Image(systemName: symbol).accessibilityLabel(Text(word: word))
    }
    .buttonStyle(BorderlessButtonStyle())
    .disabled(!configuration.allows(monthOf: target, in: calendar))
  }

  // MARK: Month and year

  private var monthWheels: some View {
    let shown = Binding {
      month
    } set: {
      shownMonth = $0
    }
    return DateWheels(
      selection: shown, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
      columns: { $0.columns(.date).filter { $0 != .day } })
  }

  // MARK: Days

  @ViewBuilder private var weekRows: some View {
    weekdays
    ForEach(Array(weeks.enumerated()), id: \.offset) { week in
      HStack(spacing: 0) {
        ForEach(Array(week.element.enumerated()), id: \.offset) { day in
          // Of several days none is the one whose month shows.
          DayCell(configuration: configuration, days: days, day: day.element) { if days == nil { shownMonth = nil } }
        }
      }
    }
  }

  private var weekdays: some View {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(0..<names.count, id: \.self) { index in
        Text(verbatim: names[(index + first) % names.count].uppercased())
          .font(.system(size: Metrics.weekdayTextSize, weight: .semibold))
          .foregroundColor(Color(system: .tertiaryLabel))
          .lineLimit(1).minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity)
      }
    }
    .accessibilityHidden(true)
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
  let days: ChosenDays?
  let day: Date?
  let didChoose: () -> Void
  @Environment(\.self) private var surroundings

  var body: some View {
    if let day {
      let calendar = surroundings.localCalendar
      let isChosen = days?.contains(day, calendar) ?? calendar.isDate(day, inSameDayAs: configuration.selection)
      let isAllowed = configuration.allows(dayFrom: day, in: calendar)
      let selection = configuration.$selection
      Button {
        if let days {
          days.toggle(day, calendar)
        } else {
          selection.wrappedValue = configuration.nearest(to: calendar.withTime(of: selection.wrappedValue, on: day))
        }
        didChoose()
      } label: {
        Text(calendar.component(.day, from: day), format: .number.locale(surroundings.locale))
          .font(.system(size: Metrics.dayTextSize, weight: isChosen ? .semibold : .regular))
          .foregroundColor(color(isChosen: isChosen, isToday: calendar.isDateInToday(day)))
          .frame(maxWidth: .infinity, minHeight: Metrics.cellSize)
          .background { if isChosen { Circle().fill(TintShapeStyle()) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle())
      .disabled(!isAllowed)
      .accessibilityLabel(Text(day, format: surroundings.dateFormat.weekday(.wide).month(.wide).day()))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: Metrics.cellSize, maxHeight: Metrics.cellSize)
    }
  }

  private func color(isChosen: Bool, isToday: Bool) -> Color {
    if isChosen { return .white }
    return isToday ? .accentColor : .primary
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

extension DatePickerStyleConfiguration {
  /// Whether a day of the month that `date` lies in may be picked.
  fileprivate func allows(monthOf date: Date, in calendar: Calendar) -> Bool {
    guard let month = calendar.dateInterval(of: .month, for: date) else { return false }
    return month.end > minimumDate ?? .distantPast && month.start <= maximumDate ?? .distantFuture
  }
}
