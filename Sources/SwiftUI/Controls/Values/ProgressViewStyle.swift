import Foundation
import MartletControls
import MartletDisplay

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// Progress as its style sees it.
public struct ProgressViewStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0 to 1; nil while nothing is known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  var level = 0

  /// What is read out: a percentage, or nothing.
  var spoken: String? { fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" } }
  var number: SemanticsNode.Number? { fractionCompleted.map { SemanticsNode.Number($0, in: 0...1) } }
}

/// A bar where the progress is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerWithLabel(configuration: configuration, tint: nil)
    } else {
      LabeledBar(configuration: configuration, tint: nil)
    }
  }
}

/// A bar. While nothing is known its track is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration, tint: tint)
  }
}

/// A spinner, also where the progress is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerWithLabel(configuration: configuration, tint: tint)
  }
}

private struct LabeledBar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let spoken = configuration.spoken
    VStack(alignment: .leading, spacing: 4) {
      if !isLabelHidden { configuration.label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
    .controlMeaning(.progress, value: { _ in spoken }, number: configuration.number)
  }
}

/// Spec: M-CTL-29.
private struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    Capsule().fill(Color(system: .systemFill))
      .overlay(alignment: .leading) {
        GeometryReader { area in
          Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            .frame(width: area.size.width * fraction)
        }
      }
      .frame(height: ControlMetrics.Progress.barHeight)
  }
}

private struct SpinnerWithLabel: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    let spoken = configuration.spoken
    VStack(spacing: 8) {
      TurningSpinner(tint: tint)
      if !isLabelHidden { configuration.label?.foregroundStyle(.secondary) }
    }
    .controlMeaning(.progress, value: { _ in spoken }, number: configuration.number)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  /// Sets how the progress views inside look. Spec: D32.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(progress: style))
  }
}

extension AnyControlStyle where Configuration == ProgressViewStyleConfiguration {
  init<S: ProgressViewStyle>(progress style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
