import Foundation

/// An outline made of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  @frozen public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public internal(set) var elements: [Element]
  /// Set when the outline is exactly a rounded rectangle: painters have a fast way for it.
  public internal(set) var roundedRect: RoundedRect?

  public init() {
    elements = []
    roundedRect = nil
  }

  public init(elements: [Element]) {
    self.elements = elements
    roundedRect = nil
  }
}

/// A rectangle whose four corners may be rounded differently, in points.
public struct RoundedRect: Hashable, Sendable {
  public var rect: CGRect
  public var topLeft: CGSize
  public var topRight: CGSize
  public var bottomRight: CGSize
  public var bottomLeft: CGSize
  /// Whether the corners follow the smoother curve of `RoundedCornerStyle.continuous`.
  public var isContinuous: Bool

  public init(
    rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize, isContinuous: Bool = false
  ) {
    self.rect = rect
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
    self.isContinuous = isContinuous
  }

  public init(rect: CGRect, radius: CGFloat = 0, isContinuous: Bool = false) {
    let corner = CGSize(width: radius, height: radius)
    self.init(
      rect: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner,
      isContinuous: isContinuous)
  }
}
