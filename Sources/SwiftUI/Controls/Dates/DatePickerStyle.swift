import Foundation
import MartletControls

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker as its style sees it.
public struct DatePickerStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
  var level = 0

  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, self.minimumDate, self.maximumDate) = (label, minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
    _selection = selection
  }

  /// Whether a moment of the day that begins at `start` may be picked.
  func allows(dayFrom start: Date, in calendar: Calendar) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return end > minimumDate ?? .distantPast && start <= maximumDate ?? .distantFuture
  }

  /// The nearest moment that may be picked.
  func nearest(to date: Date) -> Date { min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture) }
}

/// The style of the place: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDateRow(configuration: configuration) }
}

/// The label, and a pill each for the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDateRow(configuration: configuration) }
}

/// A month's days, and a pill for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if configuration.displayedComponents.contains(.date) {
        MonthCalendar(configuration: configuration).frame(minWidth: ControlMetrics.DatePicker.calendarWidth)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(word: .time)
          Spacer()
          TimePill(configuration: configuration)
        }
        .padding(.horizontal, 8)
      }
    }
    .spokenLabel(configuration.label).controlMeaning(.picker, children: .contained)
  }
}

/// Drums for the parts of the date, in the order of the locale.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      DateWheels(
        selection: configuration.$selection, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
        columns: { $0.columns(configuration.displayedComponents) })
    }
    .controlMeaning(.picker, children: .contained)
  }
}

extension EnvironmentValues {
  /// Dates as the calendar and the time zone around have them.
  var dateFormat: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

extension View {
  /// Sets how the date pickers inside look. Spec: D32.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(datePicker: style))
  }
}

extension AnyControlStyle where Configuration == DatePickerStyleConfiguration {
  init<S: DatePickerStyle>(datePicker style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
