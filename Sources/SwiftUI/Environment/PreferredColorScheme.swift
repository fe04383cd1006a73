import MartletControls

/// The scheme that content wants for the whole presentation. Spec: D11.
public enum PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Asks the window (or sheet) around for a scheme; nil leaves the choice to the system. Spec: D11.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
  /// Sets the scheme of this view and what is in it.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
