import MartletControls

/// The window of an app's settings on a Mac. DEVIATION: an app has one window, as on a phone, which this never is.
public struct Settings<Content: View>: _PrimitiveScene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public func _windowContent() -> AnyView? { nil }
}

/// Opens the settings: `@Environment(\.openSettings)`. DEVIATION: no window opens; it is noted once.
public struct OpenSettingsAction {
  @MainActor public func callAsFunction(file: String = #fileID, line: UInt = #line) {
    Notes.once("an app has one window: openSettings opens none", at: Notes.Place(file: file, line: line))
  }
}

extension EnvironmentValues {
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// A menu in the desktop's bar. DEVIATION: nothing is put there; it is noted once.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  private let place: Notes.Place
  nonisolated private init(place: Notes.Place) { self.place = place }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, file: String = #fileID, line: UInt = #line
  ) { self.init(place: Notes.Place(file: file, line: line)) }
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: String = #fileID, line: UInt = #line
  ) { self.init(place: Notes.Place(file: file, line: line)) }

  public func _windowContent() -> AnyView? {
    Notes.once("a MenuBarExtra shows nothing: apps have a window alone", at: place)
    return nil
  }
}

extension MenuBarExtra where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, file: String = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { Text(titleKey) }, file: file, line: line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, file: String = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { Text(title) }, file: file, line: line) }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, file: String = #fileID,
    line: UInt = #line
  ) { self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, file: file, line: line) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, file: String = #fileID, line: UInt = #line
  ) { self.init(content: content, label: { Label(title, systemImage: systemImage) }, file: file, line: line) }
}

/// How a menu of the bar opens.
public struct MenuBarExtraStyle: Sendable {
  public static let automatic = MenuBarExtraStyle()
  public static let menu = MenuBarExtraStyle()
  public static let window = MenuBarExtraStyle()
}

extension Scene {
  /// How menus of the desktop's bar open; there are none.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
}
