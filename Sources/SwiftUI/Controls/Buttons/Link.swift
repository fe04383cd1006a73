import Foundation

/// A control that opens an address, drawn as a tinted button. Spec: I8, M-CTL-47.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(primitive: DefaultButtonStyle()))
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    let (openURL, destination) = (openURL, destination)
    var configuration = PrimitiveButtonStyleConfiguration(role: nil, label: label) { openURL(destination) }
    configuration.meaning = .link
    return configuration
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
