/// What a table looks like.
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }

extension View {
  /// What the tables inside look like. The two styles of iPad agree: rows stand in from the edges.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Whether tables show their columns' names.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.showsTableHeaders, visibility != .hidden)
  }
}

private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  var showsTableHeaders: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
