import MartletControls

/// A label that shows and hides the content below it. Spec: G24.
///
/// In a list the label and each view of the content are rows, the content's indented; elsewhere they are a column. The
/// content is made when it first shows.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var ownIsExpanded = false

  nonisolated public static var _arity: _Arity { .dynamic }

  /// The group keeps whether it is expanded; closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }

  @MainActor public var body: some View {
    let content = content
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(make: { AnyView(content()) }),
        isExpanded: isExpanded ?? $ownIsExpanded),
      standard: AnyControlStyle(disclosure: AutomaticDisclosureGroupStyle()))
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
