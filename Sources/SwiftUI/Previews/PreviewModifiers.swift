// A preview tool reads these; a running app is not changed by them, as on Apple's systems.

extension View {
  /// Asks a preview tool for a device; nil leaves the choice to it. No effect in a running app.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Asks a preview tool for a kind of room. No effect in a running app.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Names the preview; nil leaves the name to the tool. No effect in a running app.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }
  /// Asks a preview tool to turn the screen. No effect in a running app.
  nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
  /// Passes a context to a preview tool. No effect in a running app.
  nonisolated public func previewContext<C: PreviewContext>(_ context: C) -> some View { self }
}
