/// An icon and a title that belong together. Spec: A42, I27.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let configuration: LabelStyleConfiguration

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(title: title(), icon: icon())
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(label: DefaultLabelStyle()))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title beside a symbol. An unknown symbol draws a marked placeholder and is logged once.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, file: String = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name, file: file, line: line)
    }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, file: String = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name, file: file, line: line)
    }
  }
  /// A title beside a picture of the asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, file: String = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name, file: file, line: line)
    }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, file: String = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(name, file: file, line: line)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to draw, in the style that is set further out.
  nonisolated public init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
}
