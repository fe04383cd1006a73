import Foundation
import MartletControls
import MartletDisplay

/// A shadow that belongs to a style. Spec: J14.
public struct ShadowStyle: Hashable, Sendable {
  enum Kind: Hashable { case drop, inner }
  let kind: Kind
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind what is drawn; `radius`, `x` and `y` in points, which count as 0 when they are no lengths.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(.drop, color, radius, x, y) }

  /// A shadow of the outline on what is drawn. DEVIATION: it is not drawn yet, and a note says so.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(.inner, color, radius, x, y) }

  private init(_ kind: Kind, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    (self.kind, self.color, self.radius) = (kind, color, max(0, length(radius)))
    offset = CGSize(width: length(x), height: length(y))
  }

  func effects(in environment: EnvironmentValues) -> [DisplayEffect] {
    guard kind == .drop else {
      Notes.once("inner shadows of styles are not drawn yet: the style is drawn without")
      return []
    }
    let shade = color.rgba(in: environment)
    return shade.alpha > 0 ? [.shadow(shade, radius: radius, offset: offset)] : []
  }
}

/// A style that is drawn through an effect. Shapes and backgrounds show it; text takes its colour alone.
struct AffectedStyle<Base: ShapeStyle>: ShapeStyle {
  enum Change: Sendable {
    case shadow(ShadowStyle)
    case blend(BlendMode)
  }
  let base: Base
  let change: Change

  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let effects: [DisplayEffect] =
      switch change {
      case .shadow(let shadow): shadow.effects(in: environment)
      case .blend(let mode): mode == .normal ? [] : [.blend(mode)]
      }
    let resolved = base._paint(in: environment)
    return effects.isEmpty ? resolved : .affected(resolved, effects)
  }
}

extension ShapeStyle {
  /// This style with a shadow. DEVIATION: text in the style has none.
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AffectedStyle(base: self, change: .shadow(style))
  }

  /// This style mixed with what lies behind it. Spec: J11. DEVIATION: text in the style is not mixed.
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AffectedStyle(base: self, change: .blend(mode))
  }
}
