import Foundation
import MartletDisplay
import MartletLayout

/// A map of the plane that may have perspective: rows times a column (x, y, 1) in the transposed sense, as the
/// public fields say: x' = m11·x + m21·y + m31, y' = m12·x + m22·y + m32, divided by m13·x + m23·y + m33.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  @inlinable public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this map, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, next.rows)
    var result = ProjectionTransform()
    result.rows = (0..<3).map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
    return result
  }

  private var rows: [[CGFloat]] {
    get { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
    set {
      (m11, m12, m13) = (newValue[0][0], newValue[0][1], newValue[0][2])
      (m21, m22, m23) = (newValue[1][0], newValue[1][1], newValue[1][2])
      (m31, m32, m33) = (newValue[2][0], newValue[2][1], newValue[2][2])
    }
  }

  /// The map about the corner of `rect`, in the coordinates that the rectangle lies in.
  func effect(in rect: CGRect) -> DisplayEffect {
    if isAffine {
      return .transform(.around(rect.origin, CGAffineTransform(m11, m12, m21, m22, m31, m32)))
    }
    let matrix = [m11, m21, 0, m31, m12, m22, 0, m32, 0, 0, 1, 0, m13, m23, 0, m33].map { Double($0) }
    let (x, y) = (Double(rect.minX), Double(rect.minY))
    return .projection(
      Projection.product(Projection.translation(x, y, 0), Projection.product(matrix, Projection.translation(-x, -y, 0)))
    )
  }
}

/// A modifier that moves what is drawn by a map that depends on the view's size. Layout stays. Spec: B41.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of this size in points, its top left corner at the origin.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never { fatalError("a geometry effect has no body to ask for") }
  nonisolated public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ForwardingNode(view, context) { view in
      view.content.modifier(
        EffectModifier(view.modifier) { modifier, rect in
          [modifier.effectValue(size: rect.size).effect(in: rect)]
        })
    }
  }
  nonisolated public static func _arity(of base: _Arity) -> _Arity { base }

  /// The same effect: here it never takes part in layout.
  public func ignoredByLayout() -> Self { self }
}

/// A modifier whose values animate. The older name for conforming to `Animatable` and `ViewModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Keeps the geometry of this view together in animations. Spec: E16.
  ///
  /// Places here are always animated in the view around, so that what is in a moving view moves with it, new content
  /// included: there is nothing to add.
  nonisolated public func geometryGroup() -> some View { self }
}
