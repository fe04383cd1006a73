import Foundation

extension ProposedViewSize {
  /// The proposal with NaN as nil and negative lengths as 0: neither can be offered. Spec: A2.
  public var repaired: ProposedViewSize {
    ProposedViewSize(width: Self.repair(width), height: Self.repair(height))
  }

  private static func repair(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }
}

extension CGFloat {
  /// A child's answer as a length: NaN and negative numbers count as 0.
  var asLength: CGFloat { self > 0 ? self : 0 }

  /// The number, or `other` in the place of NaN and infinities.
  func finite(or other: CGFloat) -> CGFloat { isFinite ? self : other }

  func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { Swift.min(high, Swift.max(low, self)) }
}

extension CGSize {
  var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }
}
