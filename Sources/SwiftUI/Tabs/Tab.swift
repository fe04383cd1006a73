/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind
  /// Searching; it stands where the app puts it.
  public static let search = TabRole(kind: .search)
}

/// A view that tab views take as tabs. DEVIATION: a view itself, so that builders of views take it.
public typealias TabContent = View

/// A tab in the form of iOS 18: content, a label for the bar, perhaps a value for the selection.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  nonisolated public static var _arity: _Arity { .fixed(1) }

  @MainActor public var body: some View {
    content.tabItem { label }.modifier(
      TraitModifier { [value] in $0.values[ObjectIdentifier(TagTrait.self)] = value })
  }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.value, self.content, self.label) = (AnyHashable(value), content(), label()) }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.content, self.label) = (nil, content(), label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage, file: file, line: line))
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage, file: file, line: line))
    }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage, file: file, line: line))
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage, file: file, line: line))
    }
  }
}

/// A title and an icon.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image
  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}

/// Tabs that belong together. In a bar they stand like others; the title is for sidebars and does not show.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}
