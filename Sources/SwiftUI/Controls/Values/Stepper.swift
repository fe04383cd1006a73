import Foundation
import MartletControls
import MartletDisplay

/// A control that changes a value by one step up or down. Spec: M-CTL-9, A39.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  /// Nil where the value can go no further.
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// Sets the value where there is one that is a number, in its own numbers.
  private var assign: ((Double) -> Void)?
  /// The value where it is a number, for assistive tools.
  private var number: SemanticsNode.Number?
  /// The value as assistive tools say it.
  var spoken: (Locale) -> String? = { _ in nil }

  /// A missing action disables its half.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func announced(_ action: (() -> Void)?) -> (() -> Void)? {
      action.map { action in
        {
          onEditingChanged(true)
          action()
          onEditingChanged(false)
        }
      }
    }
    self.label = label()
    (increment, decrement) = (announced(onIncrement), announced(onDecrement))
  }

  /// The older order of the same arguments.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @MainActor public var body: some View {
    LabeledRow(label: label) {
      StepperButtons(increment: increment, decrement: decrement).modifier(RowInsetReach())
    }
    .controlMeaning(
      .stepper, value: { [spoken] in spoken($0.locale) }, number: number, children: .contained, actions: actions,
      setValue: assign)
  }

  /// What arrow keys and assistive tools do.
  private var actions: [(name: String, run: () -> Void)] {
    [("increment", increment), ("decrement", decrement)].compactMap { name, run in run.map { (name, $0) } }
  }
}

extension Stepper {
  /// Steps a value of any strideable type. `step` should be positive.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
    assign = Self.assignment(to: value, in: nil, onEditingChanged)
    number = Self.number(value.wrappedValue, in: nil)
  }

  /// Steps a value inside `bounds`; a step that would leave them is not offered.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by stride: V.Stride) -> (() -> Void)? {
      guard bounds.contains(value.wrappedValue.advanced(by: stride)) else { return nil }
      return {
        value.wrappedValue = min(max(value.wrappedValue.advanced(by: stride), bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: move(by: step), onDecrement: move(by: -step), onEditingChanged: onEditingChanged)
    assign = Self.assignment(to: value, in: bounds, onEditingChanged)
    number = Self.number(value.wrappedValue, in: bounds)
  }

  /// Nil for values that are no numbers. One without bounds goes as far as tools count.
  private static func number<V: Strideable>(_ value: V, in bounds: ClosedRange<V>?) -> SemanticsNode.Number? {
    func plain(_ value: V) -> Double? {
      let number =
        (value as? any BinaryInteger).map { Double($0) } ?? (value as? any BinaryFloatingPoint).map { Double($0) }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
    guard let current = plain(value) else { return nil }
    let widest = Double(Int32.min)...Double(Int32.max)
    guard let bounds else { return SemanticsNode.Number(current, in: widest) }
    return SemanticsNode.Number(
      current, in: (plain(bounds.lowerBound) ?? widest.lowerBound)...(plain(bounds.upperBound) ?? widest.upperBound))
  }

  /// Sets the value to a number inside its bounds; nil for values that are no numbers.
  private static func assignment<V: Strideable>(
    to value: Binding<V>, in bounds: ClosedRange<V>?, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> ((Double) -> Void)? {
    guard V.self is any BinaryInteger.Type || V.self is any BinaryFloatingPoint.Type else { return nil }
    return { number in
      guard let wanted: V = number.converted() else { return }
      onEditingChanged(true)
      value.wrappedValue = bounds.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
      onEditingChanged(false)
    }
  }

  /// The older orders of the same arguments.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }
}

extension Double {
  /// The number as another kind, rounded for whole numbers; nil where that has no such number.
  fileprivate func converted<V>() -> V? {
    if let type = V.self as? any BinaryFloatingPoint.Type { return type.init(self) as? V }
    guard let type = V.self as? any BinaryInteger.Type, isFinite else { return nil }
    return type.init(exactly: rounded()) as? V
  }
}

/// The two halves, minus before plus. Spec: M-CTL-9.
private struct StepperButtons: View {
  private typealias Metrics = ControlMetrics.Stepper
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    HStack(spacing: 0) {
      half("minus", .decrement, decrement)
      Color(system: .separator).frame(width: max(1, pixel), height: Metrics.size.height / 2)
      half("plus", .increment, increment)
    }
    .frame(width: Metrics.size.width, height: Metrics.size.height)
    .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Metrics.cornerRadius))
  }

  private func half(_ symbol: String, _ word: Word, _ action: (() -> Void)?) -> some View {
    StepperHalf(symbol: symbol)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .spokenLabel(Text(word: word))
      .controlMeaning(.button, tap: action, repeatsWhileHeld: true)
      .disabled(action == nil)
  }
}

private struct StepperHalf: View {
  let symbol: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: ControlMetrics.Stepper.symbolSize, weight: .medium))
      .foregroundColor(isEnabled ? .primary : Color(system: .tertiaryLabel))
      .accessibilityHidden(true)
  }
}
