import Foundation

/// One drawing step. Values only; nothing here knows a toolkit. Lengths in points, y down, in the
/// coordinates of the group that holds the item.
public enum DisplayItem: Sendable {
  case fill(Path, Paint, FillStyle)
  /// A rectangle filled with one colour: the commonest item, without a path.
  case rect(CGRect, RGBA)
  case stroke(Path, Paint, StrokeStyle)
  /// Text set into `rect`; its lines break at the rect's width.
  case text(TextBlock, CGRect)
  case image(ImageReference, CGRect, ImageOptions)
  /// A picture or a symbol seen only through its alpha, in `paint`.
  case template(ImageReference, CGRect, RGBA)
  case group(DisplayGroup, offset: CGPoint)
  case effect(DisplayEffect, [DisplayItem])
  /// A place that a host fills with a widget of its own (web page, video).
  case foreign(id: UInt64, CGRect)
}

public struct ImageOptions: Hashable, Sendable {
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public var interpolation = Interpolation.medium
  /// Points in from the edges that keep their size when the image is stretched; nil for plain scaling.
  public var capInsets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)?
  /// Tiled instead of stretched.
  public var isTiled = false
  /// Points per pixel of the image (1 / scale).
  public var pointsPerPixel: CGFloat = 1
  public var flipsHorizontally = false
  public init() {}

  public static func == (a: Self, b: Self) -> Bool {
    a.interpolation == b.interpolation && a.isTiled == b.isTiled && a.pointsPerPixel == b.pointsPerPixel
      && a.flipsHorizontally == b.flipsHorizontally
      && a.capInsets.map { [$0.top, $0.left, $0.bottom, $0.right] }
        == b.capInsets.map { [$0.top, $0.left, $0.bottom, $0.right] }
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(interpolation)
    hasher.combine(pointsPerPixel)
  }
}

/// What is done to a stretch of items as a whole.
public enum DisplayEffect: Sendable {
  case opacity(Double)
  case clip(Path, FillStyle)
  case transform(CGAffineTransform)
  /// A 4 by 4 matrix in row-major order with a perspective part, about the group's origin.
  case projection([Double])
  /// Gaussian with this sigma, in points. `opaque` keeps the edges solid inside the given rect.
  case blur(radius: CGFloat, opaqueIn: CGRect?)
  /// A blurred copy of the alpha below the items. Sigma is half of the radius, as CSS does it. Spec: M-DEF.
  case shadow(RGBA, radius: CGFloat, offset: CGSize)
  case blend(BlendMode)
  /// What lies behind, up to the next compositing group, blurred and tinted where the items are. The items are its
  /// stand-in: they show where nothing is known of what lies behind.
  case backdrop(Backdrop)
  /// Rows of four factors for red, green, blue, alpha, then four constants.
  case colorMatrix([Float])
  /// Keeps the items where the mask's alpha is.
  case mask([DisplayItem])
  /// Flattens the items into one picture before what is outside applies.
  case compositingGroup
}

/// What a material makes of what lies behind it.
public struct Backdrop: Hashable, Sendable {
  /// Sigma of the Gaussian, in points.
  public var sigma: CGFloat
  /// A factor on the colours' saturation.
  public var saturation: CGFloat
  /// Laid over the blurred picture.
  public var tint: RGBA
  /// The alpha that the stand-in is painted with, so that its area can be told from its strength.
  public var standInAlpha: Float
  public init(sigma: CGFloat, saturation: CGFloat, tint: RGBA, standInAlpha: Float) {
    (self.sigma, self.saturation, self.tint, self.standInAlpha) = (sigma, saturation, tint, standInAlpha)
  }
}

/// How colours mix with what lies behind.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
