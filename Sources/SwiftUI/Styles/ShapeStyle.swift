import Foundation
import MartletDisplay

/// A colour, a gradient, a material: what fills shapes, text and backgrounds.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// A style of an app's own answers with another one for the surroundings at hand.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// How the style paints here. The library's own styles answer this directly.
  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the library and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { switch self {} }
}

/// A style in its surroundings: a paint for any area.
public enum _ResolvedStyle {
  case color(RGBA)
  case paint((CGRect) -> Paint)
  /// A translucent surface over what lies behind, and the colour that stands for it where only one can be.
  /// Spec: M-COL materials.
  case material(RGBA, Backdrop?)
  /// Drawn through effects: a shadow, a blend mode.
  indirect case affected(_ResolvedStyle, [DisplayEffect])

  func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color), .material(let color, _): .color(color)
    case .paint(let make): make(rect)
    case .affected(let base, _): base.paint(in: rect)
    }
  }

  /// Whether nothing of it can be seen: pointers pass. Spec: H25.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .affected(let base, _): base.isClear
    case .paint, .material: false
    }
  }

  /// The one colour that comes closest, for what can't hold a gradient.
  var color: RGBA {
    switch self {
    case .color(let color), .material(let color, _): color
    case .paint(let make): make(CGRect(x: 0, y: 0, width: 1, height: 1)).firstColor
    case .affected(let base, _): base.color
    }
  }

  /// What was drawn in the style: a material takes up what lies behind it.
  func laid(_ items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .material(_, let backdrop?): [.effect(.backdrop(backdrop), items)]
    case .affected(let base, let effects): effects.reduce(base.laid(items)) { [.effect($1, $0)] }
    case .color, .paint, .material: items
    }
  }

  func opacity(_ factor: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .material(let color, let backdrop): .material(color.opacity(factor), backdrop)
    case .paint(let make): .paint { make($0).opacity(factor) }
    case .affected(let base, let effects): .affected(base.opacity(factor), effects)
    }
  }
}

extension Paint {
  var firstColor: RGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .conicGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .image: .black
    }
  }

  func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let inner, let outer):
      .radialGradient(stops: faded(stops), center: center, startRadius: inner, endRadius: outer)
    case .ellipticalGradient(let stops, let center, let radii, let inner, let outer):
      .ellipticalGradient(stops: faded(stops), center: center, radii: radii, startFraction: inner, endFraction: outer)
    case .conicGradient(let stops, let center, let start, let end):
      .conicGradient(stops: faded(stops), center: center, start: start, end: end)
    case .image: self
    }
  }
}

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { style._paint(in: environment) }
}
