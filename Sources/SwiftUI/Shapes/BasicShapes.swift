import Foundation
import MartletDisplay
import MartletLayout

/// A rectangle, aligned with the frame.
public struct Rectangle: Shape, InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle with rounded corners, radius in points; more than half of a side counts as half.
public struct RoundedRectangle: Shape, InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.inset(by: amount), cornerSize: corner, style: style)
  }
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// Corner radii by place, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Shape, InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    func corner(_ radius: CGFloat) -> CGSize {
      CGSize(width: max(0, radius - amount), height: max(0, radius - amount))
    }
    return Path(
      roundedRect: RoundedRect(
        rect: rect.inset(by: amount), topLeft: corner(cornerRadii.topLeading),
        topRight: corner(cornerRadii.topTrailing),
        bottomRight: corner(cornerRadii.bottomTrailing), bottomLeft: corner(cornerRadii.bottomLeading),
        isContinuous: style == .continuous))
  }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// The largest circle in the middle of the frame. Spec: A28.
public struct Circle: Shape, InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(by: amount))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.circle(proposal) }
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// An ellipse that touches the frame's four sides.
public struct Ellipse: Shape, InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: amount)) }
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rounded rectangle whose radius is half of its shorter side.
public struct Capsule: Shape, InsettableShape {
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: .circular)
  }
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A path is a shape of its own size, whatever the frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public typealias Body = _ShapeView<Path, ForegroundStyle>
}

/// Any shape, its type hidden.
public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGRect {
  /// Smaller by `amount` on each side, never below nothing.
  func inset(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    return CGRect(
      x: minX + min(amount, width / 2), y: minY + min(amount, height / 2), width: max(0, width - 2 * amount),
      height: max(0, height - 2 * amount))
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }
}
