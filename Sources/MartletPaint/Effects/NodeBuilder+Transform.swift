import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// Makes nodes for what will be seen through a map; nil when the map leaves nothing to see.
  func builder(inside transform: CGAffineTransform) -> NodeBuilder? {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard parts.allSatisfy({ abs($0) <= CGRect.reach }), determinant != 0 else { return nil }
    // Rotation and translation keep the resolution; anything that enlarges needs more pixels in blurs and images.
    return NodeBuilder(painter: painter, scale: scale * Self.resolutionStep(abs(determinant).squareRoot()))
  }

  func transformed(_ child: RenderNode, by transform: CGAffineTransform) -> RenderNode? {
    // GSK has nothing for a map that changes nothing.
    guard let steps = Self.steps(of: transform) else { return child }
    defer { gsk_transform_unref(steps) }
    return RenderNode(gsk_transform_node_new(child.handle, steps))
  }

  /// In powers of two, so that an animated scale does not draw everything anew in each frame.
  private static func resolutionStep(_ enlargement: CGFloat) -> CGFloat {
    guard enlargement > 1.01 else { return 1 }
    return min(exp2(log2(enlargement).rounded(.up)), 8)
  }

  /// GSK's Cairo renderer takes a general matrix for three-dimensional, so the map is taken apart: it is a
  /// scaling, then a slant along x, then a rotation, then a translation.
  private static func steps(of transform: CGAffineTransform) -> OpaquePointer? {
    var origin = CGPoint(x: transform.tx, y: transform.ty).graphene
    var result = gsk_transform_translate(nil, &origin)
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return result }
    let angle = atan2(transform.b, transform.a)
    let scaleX = hypot(transform.a, transform.b)
    let scaleY = transform.d * cos(angle) - transform.c * sin(angle)
    let slant = (transform.c * cos(angle) + transform.d * sin(angle)) / scaleY
    if angle != 0 { result = gsk_transform_rotate(result, Float(angle * 180 / .pi)) }
    if abs(slant) > 1e-9 { result = gsk_transform_skew(result, Float(atan(slant) * 180 / .pi), 0) }
    return gsk_transform_scale(result, Float(scaleX), Float(scaleY))
  }
}
