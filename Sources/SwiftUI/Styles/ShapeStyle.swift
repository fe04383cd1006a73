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
  /// A translucent surface over what lies behind. The engine paints its opaque stand-in. Spec: M-COL materials.
  case material(RGBA)

  func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color), .material(let color): .color(color)
    case .paint(let make): make(rect)
    }
  }

  /// Whether nothing of it can be seen: pointers pass. Spec: H25.
  var isClear: Bool { if case .color(let color) = self { color.alpha <= 0 } else { false } }

  /// The one colour that comes closest, for what can't hold a gradient.
  var color: RGBA {
    switch self {
    case .color(let color), .material(let color): color
    case .paint(let make): make(CGRect(x: 0, y: 0, width: 1, height: 1)).firstColor
    }
  }

  func opacity(_ factor: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .material(let color): .material(color.opacity(factor))
    case .paint(let make): .paint { make($0).opacity(factor) }
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
