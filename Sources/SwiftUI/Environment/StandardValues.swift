import Foundation
import MartletControls

/// Defines environment keys in one line each: the default, then the accessors.
private enum Keys {
  enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum IsElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum DeploymentTargetKey: EnvironmentKey { static var defaultValue: DeploymentTarget { .current } }
  enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}

/// Light or dark.
@frozen public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
@frozen public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether a scene is in front and takes events. Spec: D26.
@frozen public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The system version that the app was built for: some behaviour follows it.
struct DeploymentTarget: Comparable, Hashable {
  var major: Int
  var minor: Int
  /// The look that the library draws. Spec: DESIGN, "Look".
  static let current = DeploymentTarget(major: 17, minor: 0)
  init(major: Int, minor: Int = 0) { (self.major, self.minor) = (major, minor) }
  init?(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    self.init(major: major, minor: parts.count > 1 ? parts[1] : 0)
  }
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Keys.ColorSchemeKey.self] }
    set { self[Keys.ColorSchemeKey.self] = newValue }
  }
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.ColorSchemeContrastKey.self] }
    set { self[Keys.ColorSchemeContrastKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.DynamicTypeSizeKey.self] }
    set { self[Keys.DynamicTypeSizeKey.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Keys.LayoutDirectionKey.self] }
    set { self[Keys.LayoutDirectionKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[Keys.LocaleKey.self] }
    set { self[Keys.LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Keys.CalendarKey.self] }
    set { self[Keys.CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Keys.TimeZoneKey.self] }
    set { self[Keys.TimeZoneKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.HorizontalSizeClassKey.self] }
    set { self[Keys.HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.VerticalSizeClassKey.self] }
    set { self[Keys.VerticalSizeClassKey.self] = newValue }
  }
  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[Keys.DisplayScaleKey.self] }
    set { self[Keys.DisplayScaleKey.self] = newValue }
  }
  /// The length of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether controls act. Once off above, it can't be turned on below. Spec: D6.
  public var isEnabled: Bool {
    get { self[Keys.IsEnabledKey.self] }
    set { self[Keys.IsEnabledKey.self] = newValue }
  }
  public internal(set) var isFocused: Bool {
    get { self[Keys.IsFocusedKey.self] }
    set { self[Keys.IsFocusedKey.self] = newValue }
  }
  /// Whether the view stands on a raised surface (a sheet), whose dark colours are lighter.
  var isElevated: Bool {
    get { self[Keys.IsElevatedKey.self] }
    set { self[Keys.IsElevatedKey.self] = newValue }
  }
  var deploymentTarget: DeploymentTarget {
    get { self[Keys.DeploymentTargetKey.self] }
    set { self[Keys.DeploymentTargetKey.self] = newValue }
  }
  public internal(set) var scenePhase: ScenePhase {
    get { self[Keys.ScenePhaseKey.self] }
    set { self[Keys.ScenePhaseKey.self] = newValue }
  }
}

extension View {
  /// Takes part in an interface's disabled state: once disabled above, `disabled(false)` cannot enable. Spec: D6.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
