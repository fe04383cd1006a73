import MartletControls

/// A scene of one window. As an app's first scene it opens at launch.
public struct Window<Content: View>: _PrimitiveScene {
  private let content: Content
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _windowContent() -> AnyView? { AnyView(content) }
}

extension WindowGroup {
  /// Windows for values. The window that opens at launch has none.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init { PresentedWindowContent(make: content) } }
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

  /// Windows for values; the one that opens at launch has the default.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init {
      PresentedWindowContent(value: defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }
}

/// The content of a window with the value that it shows, which it may change.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let make: (Binding<Data?>) -> Content

  nonisolated init(value: Data? = nil, make: @escaping (Binding<Data?>) -> Content) {
    (_value, self.make) = (State(initialValue: value), make)
  }
  public var body: some View { make($value) }
}
