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
      if configuration.displayedComponents.contains(.date) { MonthCalendar(configuration: configuration) }
      if configuration.displayedComponents.contains(.hourAndMinute) { TimePill(date: configuration.selection) }
    }
    .spokenLabel(configuration.label).controlMeaning(.picker, children: .contained)
  }
}

/// Drums for the parts of the date.
///
/// DEVIATION: drawn in the compact form, with a note. Row "DatePicker" in Docs/Status.md.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Notes.once("DatePicker: the wheel style is drawn in the compact form so far (see Docs/Status.md)")
    return CompactDateRow(configuration: configuration)
  }
}

private struct CompactDateRow: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    LabeledRow(label: configuration.label) {
      HStack(spacing: 6) {
        if configuration.displayedComponents.contains(.date) { DatePill(date: configuration.selection) }
        if configuration.displayedComponents.contains(.hourAndMinute) { TimePill(date: configuration.selection) }
      }
      .modifier(RowInsetReach())
    }
    .controlMeaning(.picker)
  }
}

private struct DatePill: View {
  let date: Date
  @Environment(\.self) private var surroundings
  var body: some View {
    Text(date, format: surroundings.dateFormat.year().month(.abbreviated).day()).modifier(Pill())
  }
}

private struct TimePill: View {
  let date: Date
  @Environment(\.self) private var surroundings
  var body: some View { Text(date, format: surroundings.dateFormat.hour().minute()).modifier(Pill()) }
}

extension EnvironmentValues {
  /// Dates as the calendar and the time zone around have them.
  var dateFormat: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }
}

/// Spec: M-CTL-14; the side padding is own.
private struct Pill: ViewModifier {
  private typealias Metrics = ControlMetrics.DatePicker
  @Environment(\.isEnabled) private var isEnabled
  func body(content: Content) -> some View {
    content
      .font(.body).lineLimit(1).minimumScaleFactor(0.5)
      .foregroundColor(isEnabled ? .primary : Color(system: .tertiaryLabel))
      .padding(.horizontal, 11)
      .padding(.vertical, (Metrics.compactHeight - TextStyleMetrics.body.leading(at: .standard)) / 2)
      .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Metrics.compactRadius))
  }
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
  nonisolated init<S: DatePickerStyle>(datePicker style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
