import Foundation
import MartletControls

/// A control that picks a value from a range by a thumb on a track. Spec: M-CTL-6, A40.
///
/// Takes the width it is offered. Its label is spoken and not shown; the labels of the smallest and the largest value
/// stand at the ends.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: SliderValue
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  init(_ value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
    (self.value, self.label) = (value, label)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }

  @MainActor public var body: some View {
    let value = value
    HStack(spacing: ControlMetrics.Slider.valueLabelGap) {
      minimumValueLabel.accessibilityHidden(true)
      SliderTrack(fraction: value.fraction).modifier(SliderDrag(value: value))
      maximumValueLabel.accessibilityHidden(true)
    }
    .spokenLabel(label)
    .controlMeaning(
      .slider, value: { _ in value.spoken }, number: value.number,
      actions: [("increment", { value.move(by: 1) }), ("decrement", { value.move(by: -1) })],
      setValue: { value.assign($0) })
  }
}

extension Slider {
  /// A slider with a label and with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
  /// `step` is the distance between the values that can be chosen; zero and less mean any value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step, onEditingChanged), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// The older order of the same arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step, onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step, onEditingChanged), label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step, onEditingChanged), label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}
