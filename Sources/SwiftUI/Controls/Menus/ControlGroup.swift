import MartletControls

/// Controls that belong together, on one surface.
nonisolated public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration

  public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(content: content(), label: EmptyView())
  }
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    configuration = ControlGroupStyleConfiguration(content: content(), label: label())
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage, file: file, line: line) }
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(group: AutomaticControlGroupStyle()))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to draw, in the style that is set further out.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// A group of controls as its style sees it.
public struct ControlGroupStyleConfiguration: StyleConfiguration {
  static let isOneElement = false
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
  public let label: Label
  var level = 0

  nonisolated init<C: View, L: View>(content: C, label: L) {
    (self.content, self.label) = (Content(content: AnyView(content)), Label(content: AnyView(label)))
  }
}

/// The controls side by side on one gray surface; in bars without it.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.controlPlace) private var place
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if place == .toolbar {
      HStack(spacing: BarMetrics.itemSpacing) { configuration.content }
    } else {
      ControlSurface(configuration: configuration)
    }
  }
}

/// The controls side by side as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: BarMetrics.itemSpacing) { configuration.content }
  }
}

/// Spec: M-CTL-20 for the insets; the distance between the controls is own.
private struct ControlSurface: View {
  let configuration: ControlGroupStyleConfiguration
  var body: some View {
    HStack(spacing: 2 * ButtonMetrics.regular.horizontalPadding) { configuration.content }
      .buttonStyle(BorderlessButtonStyle())
      .padding(.horizontal, ButtonMetrics.regular.horizontalPadding)
      .padding(.vertical, ButtonMetrics.regular.verticalPadding)
      .background(
        Color(system: .secondarySystemFill), in: RoundedRectangle(cornerRadius: ButtonMetrics.regular.cornerRadius))
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
  /// Sets how the groups of controls inside look. Spec: D32.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(group: style))
  }
}

extension AnyControlStyle where Configuration == ControlGroupStyleConfiguration {
  init<S: ControlGroupStyle>(group style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}
