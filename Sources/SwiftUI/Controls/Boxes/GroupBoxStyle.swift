import MartletControls

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
  let hasLabel: Bool
  var level = 0

  nonisolated init<L: View, C: View>(label: L, content: C, hasLabel: Bool) {
    (self.label, self.content) = (Label(content: AnyView(label)), Content(content: AnyView(content)))
    self.hasLabel = hasLabel
  }
}

/// A card in the secondary background's colour, the title in the headline's font. Lengths by eye.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.isInBox) private var isInBox
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: BoxMetrics.spacing) {
      if configuration.hasLabel {
        configuration.label.font(.headline).accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(BoxMetrics.padding)
    .environment(\.isInBox, !isInBox)
    // A box in another one stands out from that.
    .background(
      Color(system: isInBox ? .systemBackground : .secondarySystemBackground),
      in: RoundedRectangle(cornerRadius: BoxMetrics.cornerRadius, style: .continuous))
  }
}

private enum IsInBoxKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var isInBox: Bool {
    get { self[IsInBoxKey.self] }
    set { self[IsInBoxKey.self] = newValue }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
  /// Sets how the group boxes inside look. Spec: D32.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(groupBox: style))
  }
}

extension AnyControlStyle where Configuration == GroupBoxStyleConfiguration {
  init<S: GroupBoxStyle>(groupBox style: S) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}
