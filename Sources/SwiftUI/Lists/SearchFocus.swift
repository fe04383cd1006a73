/// Connects a search field with a state of the app's.
struct SearchFocus {
  let connect: (AnyView) -> AnyView
}

private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

extension EnvironmentValues {
  /// What follows the keyboard of the search fields inside.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// `binding` is true while the search field of the searchable views inside has the keyboard; setting it gives the field
  /// the keyboard, which begins a search, or takes it away.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
  }
  /// The same for a state of several fields: it is `value` while the search field has the keyboard.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
  }
}
