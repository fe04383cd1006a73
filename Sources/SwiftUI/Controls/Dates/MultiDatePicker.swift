import Foundation
import MartletControls

/// A month whose days are chosen and left by taps, any number of them. Spec: M-CTL-15.
///
/// The set holds days as era, year, month and day with their calendar; days outside of the bounds stay in it and cannot
/// be tapped. It takes the width that it is given.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let days: ChosenDays
  private let bounds: (first: Date?, end: Date?)
  @State private var month: Date

  private init(_ selection: Binding<Set<DateComponents>>, from first: Date?, to end: Date?, _ label: Label) {
    (self.label, days, bounds) = (label, ChosenDays(selection), (first, end))
    let now = Date()
    _month = State(initialValue: min(max(now, first ?? now), end?.addingTimeInterval(-1) ?? now))
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, to: nil, label())
  }
  /// The day of the upper bound can be chosen where the bound is later than its beginning.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, to: nil, label()) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: nil, to: bounds.upperBound, label()) }

  @MainActor public var body: some View {
    MonthCalendar(
      configuration: DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: $month, minimumDate: bounds.first,
        // The end itself is outside.
        maximumDate: bounds.end?.addingTimeInterval(-0.001), displayedComponents: .date), days: days
    )
    .frame(minWidth: ControlMetrics.DatePicker.calendarWidth)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(spokenLabel)
  }

  @MainActor private var spokenLabel: Text { label as? Text ?? Text(verbatim: "") }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// Any number of days, behind a binding.
struct ChosenDays {
  private let selection: Binding<Set<DateComponents>>
  init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

  /// An app may leave out the calendar and the era: what a day is says its date.
  func contains(_ day: Date, _ calendar: Calendar) -> Bool {
    selection.wrappedValue.contains { isSame($0, day, calendar) }
  }

  func toggle(_ day: Date, _ calendar: Calendar) {
    let others = selection.wrappedValue.filter { !isSame($0, day, calendar) }
    if others.count < selection.wrappedValue.count {
      selection.wrappedValue = others
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }

  private func isSame(_ components: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
    (components.calendar ?? calendar).date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
  }
}
