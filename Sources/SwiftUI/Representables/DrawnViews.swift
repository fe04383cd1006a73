import Foundation
import UIKit

/// The views of UIKit that SwiftUI draws, so that a control has one look and one behaviour whoever asks for it.
@MainActor @preconcurrency enum DrawnViews {
  static func content(for view: UIView) -> (any HostedContent)? {
    switch view {
    case let view as UISwitch: hosted(view) { SwitchContent(view: $0, revision: $1) }
    case let view as UISlider: hosted(view) { SliderContent(view: $0, revision: $1) }
    case let view as UIStepper: hosted(view) { StepperContent(view: $0, revision: $1) }
    case let view as UIProgressView: hosted(view) { ProgressContent(view: $0, revision: $1) }
    case let view as UIActivityIndicatorView: hosted(view) { SpinnerContent(view: $0, revision: $1) }
    case let view as UISegmentedControl: hosted(view) { SegmentsContent(view: $0, revision: $1) }
    case let view as UIPageControl: hosted(view) { DotsContent(view: $0, revision: $1) }
    case let view as UIDatePicker: hosted(view) { DateContent(view: $0, revision: $1) }
    case let view as UITextField: hosted(view) { FieldContent(field: $0, wantsFocus: $0._wantsFocus, revision: $1) }
    case let view as UITextView: hosted(view) { TextContent(view: $0, wantsFocus: $0._wantsFocus, revision: $1) }
    case let view as UIPickerView: hosted(view) { PickerContent(view: $0, revision: $1) }
    case let bar as UISearchBar: hosted(bar) { SearchBarContent(bar: $0, wantsFocus: $0._wantsFocus, revision: $1) }
    case let view as UITableView: TableContent.hosted(view)
    default: controllerContent(for: view)
    }
  }

  /// Content that is made anew whenever a property of the view changed.
  private static func hosted<Drawn: UIView, Content: View>(
    _ view: Drawn, _ content: @escaping (Drawn, Int) -> Content
  ) -> HostedView<Content?> {
    var revision = 0
    let hosted = HostedView<Content?>(making: { [weak view] in
      revision += 1
      return view.map { content($0, revision) }
    })
    view._onModelChange = { [weak hosted] in hosted?.refresh() }
    return hosted
  }

  private static func controllerContent(for view: UIView) -> (any HostedContent)? {
    switch view._controller {
    case let controller as UINavigationController: NavigationContent.hosted(controller)
    case let controller as UITabBarController: TabsContent.hosted(controller)
    case let controller as UIPageViewController: PagesContent.hosted(controller)
    default: nil
    }
  }
}

extension UIView {
  /// What assistive tools say, for the label of the control that stands for the view.
  fileprivate var spokenName: String { accessibilityLabel ?? "" }
  fileprivate var shownTint: Color? { tintColor.map { Color(uiColor: $0) } }
}

private struct SwitchContent: View {
  let view: UISwitch
  let revision: Int
  var body: some View {
    Toggle(
      view.spokenName,
      isOn: Binding(get: { view.isOn }) {
        view.isOn = $0
        view.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    )
    .labelsHidden()
    .toggleStyle(SwitchToggleStyle(tint: Color(uiColor: view.onTintColor ?? .systemGreen)))
    .disabled(!view.isEnabled)
  }
}

private struct SliderContent: View {
  let view: UISlider
  let revision: Int
  var body: some View {
    let (low, high) = (view.minimumValue, max(view.minimumValue, view.maximumValue))
    Slider(
      value: Binding(get: { view.value }) {
        view.value = $0
        if view.isContinuous { view.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      }, in: low...high
    ) {
      Text(verbatim: view.spokenName)
    } minimumValueLabel: {
      if let image = view.minimumValueImage { Image(uiImage: image) }
    } maximumValueLabel: {
      if let image = view.maximumValueImage { Image(uiImage: image) }
    } onEditingChanged: { isEditing in
      view.sendActions(for: isEditing ? .touchDown : .touchUpInside)
      if !isEditing, !view.isContinuous { view.sendActions(for: .valueChanged) }
    }
    .tint(view.minimumTrackTintColor.map { Color(uiColor: $0) } ?? view.shownTint)
    .disabled(!view.isEnabled)
  }
}

private struct StepperContent: View {
  let view: UIStepper
  let revision: Int
  var body: some View {
    Stepper {
      Text(verbatim: view.spokenName)
    } onIncrement: {
      step(by: view.stepValue)
    } onDecrement: {
      step(by: -view.stepValue)
    }
    .labelsHidden()
    .disabled(!view.isEnabled)
  }
  private func step(by distance: Double) {
    var new = view.value + distance
    if view.wraps, new > view.maximumValue { new = view.minimumValue }
    if view.wraps, new < view.minimumValue { new = view.maximumValue }
    view.value = min(max(new, view.minimumValue), view.maximumValue)
    view.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

private struct ProgressContent: View {
  let view: UIProgressView
  let revision: Int
  var body: some View {
    ProgressView(value: min(max(Double(view.progress), 0), 1))
      .tint(view.progressTintColor.map { Color(uiColor: $0) } ?? view.shownTint)
  }
}

private struct SpinnerContent: View {
  let view: UIActivityIndicatorView
  let revision: Int
  var body: some View {
    ProgressView()
      .controlSize(view._isLarge ? .large : .regular)
      .tint(view.color.map { Color(uiColor: $0) })
  }
}

private struct SegmentsContent: View {
  let view: UISegmentedControl
  let revision: Int
  var body: some View {
    Picker(view.spokenName, selection: Binding(get: { view.selectedSegmentIndex }, set: { view._choose($0) })) {
      ForEach(0..<view._segments.count, id: \.self) { index in
        let segment = view._segments[index]
        if let image = segment.image {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: segment.title ?? "").tag(index)
        }
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(!view.isEnabled)
  }
}

private struct DotsContent: View {
  let view: UIPageControl
  let revision: Int
  var body: some View {
    if !(view.hidesForSinglePage && view.numberOfPages < 2) {
      PageDots(
        count: view.numberOfPages, current: view.currentPage,
        colors: (
          view.currentPageIndicatorTintColor.map { Color(uiColor: $0) },
          view.pageIndicatorTintColor.map { Color(uiColor: $0) }
        )
      ) {
        view.currentPage = $0
        view.sendActions(for: .valueChanged)
      }
      .disabled(!view.isEnabled)
    }
  }
}

private struct DateContent: View {
  let view: UIDatePicker
  let revision: Int
  private var parts: DatePickerComponents {
    switch view.datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
  var body: some View {
    let first = view.minimumDate ?? .distantPast
    let picker = DatePicker(
      view.spokenName,
      selection: Binding(get: { view.date }) {
        view.date = $0
        view.sendActions(for: [.valueChanged, .primaryActionTriggered])
      },
      in: first...max(first, view.maximumDate ?? .distantFuture),
      displayedComponents: parts
    )
    .labelsHidden()
    .disabled(!view.isEnabled)
    switch view.preferredDatePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .automatic, .compact: picker.datePickerStyle(.compact)
    }
  }
}
