import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Colours along a line, each at a place 0…1.
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  /// Evenly spaced colours. One colour stands alone, none paints nothing.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// As a style a gradient runs from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }

  func resolved(in environment: EnvironmentValues) -> [ColorStop] {
    var least = 0.0
    return stops.map { stop in
      // Places never run backwards; NaN counts as the place before.
      let place = Double(stop.location)
      least = place.isNaN ? least : max(least, min(max(place, 0), 1))
      return ColorStop(color: stop.color.rgba(in: environment), location: least)
    }
  }
}

extension Color {
  /// A subtle gradient from a lighter form of the colour to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.15), self])) }
}

/// A gradient without a geometry of its own.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { gradient._paint(in: environment) }
}

/// Colours along a straight line between two points of the area.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let stops = gradient.resolved(in: environment)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return .paint { [startPoint, endPoint] rect in
      .linearGradient(
        stops: stops, start: startPoint.point(in: rect, isMirrored), end: endPoint.point(in: rect, isMirrored))
    }
  }
}

/// Colours in circles around a point. Radii in points.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let stops = gradient.resolved(in: environment)
    return .paint { [center, startRadius, endRadius] rect in
      .radialGradient(stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    }
  }
}

/// Colours in ellipses around a point, radii as fractions of the area's sides.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let stops = gradient.resolved(in: environment)
    return .paint { [center, startFraction, endFraction] rect in
      .ellipticalGradient(
        stops: stops, center: center.point(in: rect), radii: rect.size, startFraction: startFraction,
        endFraction: endFraction)
    }
  }
}

/// Colours around a point, by angle.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, self.startAngle, self.endAngle) = (gradient, center, startAngle, endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let stops = gradient.resolved(in: environment)
    return .paint { [center, startAngle, endAngle] rect in
      .conicGradient(stops: stops, center: center.point(in: rect), start: startAngle, end: endAngle)
    }
  }
}

extension UnitPoint {
  /// Unit points count in reading direction. Spec: A12.
  func point(in rect: CGRect, _ isMirrored: Bool) -> CGPoint {
    isMirrored ? UnitPoint(x: 1 - x, y: y).point(in: rect) : point(in: rect)
  }
}

/// A style of the library's that is also a view: it fills the room it is given.
nonisolated protocol StyleView: ShapeStyle, LeafView where Element == ShapeNode {}

extension StyleView {
  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout) { _, _ in [] }
    update(node, in: context)
    return node
  }
  func update(_ node: ShapeNode, in context: ElementContext) {
    let style = _paint(in: context.environment)
    node.drawing = { rect, _ in [.fill(Path(rect), style.paint(in: rect), FillStyle())] }
  }
}

extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension AngularGradient: StyleView {}
