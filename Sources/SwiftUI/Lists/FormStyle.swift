/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// A form as its style sees it.
public struct FormStyleConfiguration: StyleConfiguration {
  static let isOneElement = false
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
  var level = 0

  nonisolated init<C: View>(content: C) { self.content = Content(content: AnyView(content)) }
}

/// Rows on cards, as everywhere on phones and tablets.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows on cards.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content).listStyle(.insetGrouped)
  }
}

/// Labels in one column, controls in another one, without a background and without scrolling.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

/// A form's rows as they are without a style.
struct FormRows<Content: View>: View {
  let content: Content
  var body: some View {
    ListBody(content: content)
      .transformEnvironment(\.listStyleKind) { if $0 == .automatic { $0 = .insetGrouped } }
      .environment(\.isInForm, true)
  }
}

extension EnvironmentValues {
  var hasFormStyle: Bool { !self[styles: FormStyleConfiguration.self].isEmpty }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }

extension View {
  /// Sets how the forms inside look. Spec: D32.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(form: style))
  }
}

extension AnyControlStyle where Configuration == FormStyleConfiguration {
  init<S: FormStyle>(form style: S) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}
