import Foundation

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  let kind: Kind
  /// What the size calls for: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// `radius` in points; negative and NaN count as zero.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius > 0 ? radius : 0))
  }

  /// The outline of a button whose size has corners of `standardRadius` points.
  func outline(standardRadius: CGFloat) -> AnyShape {
    switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: standardRadius, style: .continuous))
    case .capsule: AnyShape(Capsule(style: .continuous))
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? standardRadius, style: .continuous))
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  /// The outline of bordered buttons; `automatic` unless set.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
