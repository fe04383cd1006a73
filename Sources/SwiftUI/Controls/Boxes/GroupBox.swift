import Foundation
import MartletControls

/// Content that belongs together, on a card, with a title above it.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let configuration: GroupBoxStyleConfiguration

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(label: label(), content: content(), hasLabel: true)
  }
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    configuration = GroupBoxStyleConfiguration(label: label, content: content(), hasLabel: true)
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(groupBox: DefaultGroupBoxStyle()))
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    configuration = GroupBoxStyleConfiguration(label: EmptyView(), content: content(), hasLabel: false)
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to draw, in the style that is set further out.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }
}
