import Foundation
import MartletDisplay
import MartletControls

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label
  /// 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  var level = 0
}

/// A bar under its label.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A bar under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A ring, closed as far as the value goes, around the current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, share: 1)
  }
}

/// Three quarters of a ring around the current value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, share: 0.75)
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    let spoken = "\(Int((configuration.value * 100).rounded()))%"
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value).progressViewStyle(LinearProgressViewStyle()).accessibilityHidden(true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
    .controlMeaning(.progress, value: { _ in spoken }, number: SemanticsNode.Number(configuration.value, in: 0...1))
  }
}

/// The ring's sizes are own, no public figure.
private struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// How much of a circle the range takes; the gap is at the bottom.
  let share: Double
  private let lineWidth: CGFloat = 6

  var body: some View {
    let spoken = "\(Int((configuration.value * 100).rounded()))%"
    ZStack {
      ring(to: share).opacity(0.3)
      ring(to: share * configuration.value)
      configuration.currentValueLabel.font(.footnote).lineLimit(1).minimumScaleFactor(0.3).padding(lineWidth + 2)
    }
    .frame(width: 54, height: 54)
    .spokenLabel(configuration.label)
    .controlMeaning(.progress, value: { _ in spoken }, number: SemanticsNode.Number(configuration.value, in: 0...1))
  }

  private func ring(to end: Double) -> some View {
    Circle().inset(by: lineWidth / 2).trim(from: 0, to: end)
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      .rotationEffect(.degrees(share < 1 ? 135 : -90))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension View {
  /// Sets how the gauges inside look. Spec: D32.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(gauge: style))
  }
}

extension AnyControlStyle where Configuration == GaugeStyleConfiguration {
  init<S: GaugeStyle>(gauge style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
