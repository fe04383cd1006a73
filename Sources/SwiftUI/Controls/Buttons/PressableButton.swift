/// A button's behaviour: it knows whether it is pressed, and runs the action. Styles draw inside it.
///
/// The one place where the pressed state comes from. FIXME: no pointer events reach it yet, so it is never pressed;
/// closed by the gesture stage, which sets `isPressed`.
nonisolated struct PressableButton<Content: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let content: (ButtonStyleConfiguration) -> Content
  @State private var isPressed = false

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder content: @escaping (ButtonStyleConfiguration) -> Content
  ) {
    self.configuration = configuration
    self.content = content
  }

  @MainActor var body: some View {
    content(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed)
    )
    .controlMeaning(configuration.meaning, tap: configuration.action)
  }
}
