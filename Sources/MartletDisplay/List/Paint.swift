import Foundation

/// A colour in sRGB with straight alpha; components 0…1, beyond for wide gamuts.
public struct RGBA: Hashable, Sendable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Components 0…255, as the metrics tables list them.
  public init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Float = 1) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: alpha)
  }
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// The opacity times `factor`, kept in 0…1; NaN changes nothing.
  public func opacity(_ factor: Double) -> RGBA {
    let alpha = factor.isNaN ? alpha : min(max(alpha * Float(factor), 0), 1)
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A colour at a place 0…1 of a gradient.
public struct ColorStop: Hashable, Sendable {
  public var color: RGBA
  public var location: Double
  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// What an area is filled with. Points are in the coordinates of the group that holds the item.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient(stops: [ColorStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [ColorStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Stretched to an ellipse with these radii.
  case ellipticalGradient(
    stops: [ColorStop], center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
  /// Angles turn clockwise from the x axis.
  case conicGradient(stops: [ColorStop], center: CGPoint, start: Angle, end: Angle)
  /// The image repeated, its first tile in `tile`.
  case image(ImageReference, tile: CGRect)
}

/// How an outline is drawn. Names are the public API's; lengths in points.
@frozen public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
@frozen public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

public struct FillStyle: Hashable, Sendable {
  /// Even-odd instead of nonzero winding.
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
