import Foundation
import MartletControls
import MartletHost

/// The label, and a pill each for the date and the time, which open a calendar and drums. Below each other where text is
/// large. Source: M-CTL-14, M-CTL-15.
struct CompactDateRow: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    row.controlMeaning(.picker, children: .contained)
  }

  @ViewBuilder private var row: some View {
    if textSize.isAccessibilitySize, !isLabelHidden {
      VStack(alignment: .leading) {
        configuration.label
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 6) { pills }
          VStack(alignment: .leading, spacing: 6) { pills }
        }
      }
    } else {
      LabeledRow(label: configuration.label) {
        HStack(spacing: 6) { pills }.modifier(RowInsetReach())
      }
    }
  }

  @ViewBuilder private var pills: some View {
    if configuration.displayedComponents.contains(.date) { DatePill(configuration: configuration) }
    if configuration.displayedComponents.contains(.hourAndMinute) { TimePill(configuration: configuration) }
  }
}

private struct DatePill: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false
  @Environment(\.self) private var surroundings

  var body: some View {
    let (isOpen, configuration) = ($isOpen, configuration)
    let calendar = surroundings.localCalendar
    Pill(text: Text(configuration.selection, format: surroundings.dateFormat.year().month(.abbreviated).day())) {
      isOpen.wrappedValue = true
    }
    .popup(
      isPresented: isOpen,
      onKey: { configuration.handleKey($0, in: calendar) { isOpen.wrappedValue = false } },
      content: { _ in
        MonthCalendar(configuration: configuration)
          .frame(idealWidth: ControlMetrics.DatePicker.calendarWidth, maxWidth: ControlMetrics.DatePicker.calendarWidth)
          .modifier(ControlCard())
      })
  }
}

struct TimePill: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false
  @Environment(\.self) private var surroundings

  var body: some View {
    let (isOpen, configuration) = ($isOpen, configuration)
    Pill(text: Text(configuration.selection, format: surroundings.dateFormat.hour().minute())) {
      isOpen.wrappedValue = true
    }
    .popup(isPresented: isOpen) { _ in
      DateWheels(
        selection: configuration.$selection, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
        columns: { $0.columns(.hourAndMinute) }
      )
      .frame(width: ControlMetrics.DatePicker.timeWidth)
      .modifier(ControlCard())
    }
  }
}

/// A value on a gray pill; pressing it opens something. Spec: M-CTL-14; the side padding is own.
private struct Pill: View {
  private typealias Metrics = ControlMetrics.DatePicker
  let text: Text
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    text
      .font(.body).lineLimit(1).minimumScaleFactor(0.5)
      .foregroundColor(isEnabled ? .primary : Color(system: .tertiaryLabel))
      .padding(.horizontal, 11)
      .padding(.vertical, (Metrics.compactHeight - TextStyleMetrics.body.leading(at: .standard)) / 2)
      .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Metrics.compactRadius))
      .controlMeaning(.button, tap: action)
  }
}

/// The surface of what a control opens, with nothing of what is set around the control but its tint.
struct ControlCard: ViewModifier {
  func body(content: Content) -> some View {
    ScrollView { content.padding(12) }
      .scrollBounceBehavior(.basedOnSize)
      .modifier(MenuSurface())
      .modifier(
        EnvironmentModifier { values in
          values.font = nil
          values.fontTraits = []
          values.foregroundLevels = []
          values.lineLimit = nil
          values.imageScale = .medium
          values.multilineTextAlignment = .leading
          values.keyboardShortcut = nil
          values.areLabelsHidden = false
          values[styles: PrimitiveButtonStyleConfiguration.self] = []
          values[styles: LabelStyleConfiguration.self] = []
        })
  }
}

extension DatePickerStyleConfiguration {
  /// Arrows go through the days of an open calendar, Page Up and Page Down through its months; Return closes it.
  func handleKey(_ event: KeyEvent, in calendar: Calendar, close: () -> Void) -> Bool {
    guard event.phase != .up else { return false }
    let isMirrored = calendar.locale.map { $0.language.characterDirection == .rightToLeft } ?? false
    let step: (Calendar.Component, Int)? =
      switch event.key {
      case Key.left: (.day, isMirrored ? 1 : -1)
      case Key.right: (.day, isMirrored ? -1 : 1)
      case Key.up: (.day, -7)
      case Key.down: (.day, 7)
      case Key.pageUp: (.month, -1)
      case Key.pageDown: (.month, 1)
      default: nil
      }
    if let step {
      selection = nearest(to: calendar.date(byAdding: step.0, value: step.1, to: selection) ?? selection)
      return true
    }
    guard event.key == Key.return else { return false }
    close()
    return true
  }
}
