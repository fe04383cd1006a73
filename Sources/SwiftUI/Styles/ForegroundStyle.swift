import MartletControls
import MartletDisplay

private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The styles set by `foregroundStyle`, primary first; empty for the system's. Spec: I17, I18.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
  /// The colour of controls and links; nil for the accent colour. Spec: J15.
  var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// A level of the foreground style: weaker the higher its number. Spec: I17.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of a set colour is left at each level (own measurement of common practice; no public figure).
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]
  private static let systemColors: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
  ]

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let levels = environment.foregroundLevels
    guard let first = levels.first else {
      return .color(Self.systemColors[level].resolved(in: environment))
    }
    var surroundings = environment
    surroundings.foregroundLevels = []
    if level < levels.count { return levels[level]._paint(in: surroundings) }
    return first._paint(in: surroundings).opacity(Self.opacities[level])
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color((environment.tintColor ?? .accentColor).rgba(in: environment))
  }
}

/// The background of the surroundings: the system's background unless set.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.backgroundStyle?._paint(in: environment)
      ?? .color(SystemColor.systemBackground.resolved(in: environment))
  }
}

/// The colour of hairlines.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.separator.resolved(in: environment))
  }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension View {
  /// Sets what text, symbols and shapes inside are painted with. Spec: I17, I18.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)]) })
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }

  /// Sets the colour of text, symbols and shapes inside; nil returns to the system's. Spec: I18.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(color.map { [AnyShapeStyle($0)] } ?? []) })
  }

  /// Sets the colour of controls and links inside; nil returns to the accent colour. Spec: J15.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { values in values.tintColor = tint.map { Color(rgba: $0._paint(in: values).color) } })
  }
  /// The older name of `tint`. Spec: J15.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension EnvironmentValues {
  /// Levels of the style around (`.secondary` inside a coloured view) are settled now, with what is around.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let outer = foregroundLevels
    foregroundLevels = styles.map { style in
      guard style.style is HierarchicalShapeStyle, !outer.isEmpty else { return style }
      return AnyShapeStyle(SettledStyle(style: style, levels: outer))
    }
  }
}

/// A style that is painted with the foreground levels of the place where it was written.
private struct SettledStyle: ShapeStyle {
  let style: AnyShapeStyle
  let levels: [AnyShapeStyle]
  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var surroundings = environment
    surroundings.foregroundLevels = levels
    return style._paint(in: surroundings)
  }
}
