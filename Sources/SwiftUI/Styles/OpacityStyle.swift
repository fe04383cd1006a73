import MartletDisplay

/// A style with part of its strength.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { base._paint(in: environment).opacity(opacity) }
}

/// A weaker level of a style, whatever the foreground around. Spec: I17.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: HierarchicalShapeStyle
  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    var surroundings = environment
    surroundings.foregroundLevels = [AnyShapeStyle(base)]
    return level._paint(in: surroundings)
  }
}

extension ShapeStyle {
  /// This style at `opacity` of its strength, from 0 (nothing to see) to 1; what lies outside counts as the nearer end.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
  }

  /// The second level of this style. Spec: I17.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: .secondary) }
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: .tertiary) }
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: .quaternary) }
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: .quinary) }
}
