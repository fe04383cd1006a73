import Foundation

/// Shows how far a task has come, or that it is under way. Spec: A40, M-CTL-29, M-CTL-30.
///
/// Without a value it is a spinner, with one a bar across the width there is.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration

  fileprivate init(fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: $0) },
      currentValueLabel: currentValueLabel.map { .init(content: $0) })
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(progress: DefaultProgressViewStyle()))
  }
}

/// Progress as a share: values outside the range count as its nearer end; nil, NaN and an empty range as unknown.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, total > 0, !value.isNaN else { return nil }
  return min(max(Double(value / total), 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: AnyView(label()), currentValueLabel: nil)
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// `value` of `total`; nil while nothing is known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: fraction(value, of: total), label: nil, currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: fraction(value, of: total), label: AnyView(label()), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: fraction(value, of: total), label: AnyView(label()), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// What `progress` says now, under its own description.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress view that a style was asked to draw, in the style that is set further out.
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}
