/// A control for a value that is on or off. Spec: A39, M-CTL-1.
nonisolated public struct Toggle<Label: View>: View {
  private let configuration: ToggleStyleConfiguration

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: label(), isOn: isOn)
  }

  /// One control for several values: on when all are; a tap sets all of them. An empty collection is off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      !values.isEmpty && values.allSatisfy(\.wrappedValue)
    } set: { new in
      for value in values { value.wrappedValue = new }
    }
    configuration = ToggleStyleConfiguration(label: label(), isOn: all)
  }

  @MainActor public var body: some View {
    StyledControl(configuration: configuration, standard: AnyControlStyle(toggle: DefaultToggleStyle()))
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #fileID, line: UInt = #line, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #fileID, line: UInt = #line, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to draw, in the style that is set further out.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}
