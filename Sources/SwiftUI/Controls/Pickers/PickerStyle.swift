/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  var _kind: _PickerStyleKind { get }
}

/// The looks that there are.
public enum _PickerStyleKind: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// The style of the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .automatic }
}

/// A button with the chosen option, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .menu }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .segmented }
}

/// All options below each other, the chosen one with a checkmark.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .inline }
}

/// A turning drum with the chosen option in its middle.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .wheel }
}

/// A row that leads to a page with the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .navigationLink }
}

/// All options side by side, as in a menu.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerStyleKind { .palette }
}

private enum StyleKey: EnvironmentKey { static var defaultValue: _PickerStyleKind { .automatic } }

extension EnvironmentValues {
  var pickerStyle: _PickerStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers inside look. Spec: D32.
  @MainActor @preconcurrency public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind)
  }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }
