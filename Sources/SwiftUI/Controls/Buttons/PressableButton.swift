import MartletTree

/// A button's behaviour: it knows whether it is pressed, and runs the action. Styles draw inside it.
///
/// The one place where the pressed state comes from.
nonisolated struct PressableButton<Content: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let press: (EnvironmentValues) -> MeaningNode.Press
  let content: (ButtonStyleConfiguration) -> Content
  @State private var isPressed = false

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    press: @escaping (EnvironmentValues) -> MeaningNode.Press = { _ in .bounds },
    @ViewBuilder content: @escaping (ButtonStyleConfiguration) -> Content
  ) {
    self.configuration = configuration
    self.press = press
    self.content = content
  }

  @MainActor var body: some View {
    let isShown = $isPressed
    return content(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed)
    )
    .controlMeaning(
      configuration.meaning, tap: configuration.action, press: press, pressChanged: { isShown.wrappedValue = $0 })
  }
}
