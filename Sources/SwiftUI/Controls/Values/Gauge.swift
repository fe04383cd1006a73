import Foundation
import MartletControls

/// Shows where a value stands in a range. Spec: A40.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let configuration: GaugeStyleConfiguration

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: share.isNaN ? 0 : min(max(share, 0), 1), label: .init(content: AnyView(label())),
      currentValueLabel: .init(content: AnyView(currentValueLabel())),
      minimumValueLabel: .init(content: AnyView(minimumValueLabel())),
      maximumValueLabel: .init(content: AnyView(maximumValueLabel())))
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(gauge: DefaultGaugeStyle()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }
}
