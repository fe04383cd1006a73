import Foundation
import MartletLayout

/// A node that says something about its child to the container around it. Spec: B40, B64.
public final class TraitNode: UnaryNode {
  public var priority: Double? { didSet { if priority != oldValue { setNeedsLayout() } } }
  public var order: Double? { didSet { if order != oldValue { setNeedsDisplay() } } }
  public var values: [ObjectIdentifier: Any] = [:]
  /// Guides computed from the child's dimensions. Spec: B16.
  public var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:] { didSet { setNeedsLayout() } }

  public override var layoutPriority: Double { priority ?? child.layoutPriority }
  public override var zIndex: Double { order ?? child.zIndex }
  /// Whether what is inside speaks first: a row says more of itself than the section around it.
  public var yields = false
  public override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    yields ? child.layoutValue(key) ?? values[key] : values[key] ?? child.layoutValue(key)
  }

  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = guides[key] else { return child.explicitAlignment(key, proposal: proposal) }
    return guide(child.dimensions(in: proposal))
  }
}

/// Gives everything inside it a reading direction. Spec: A12.
public final class DirectionNode: UnaryNode {
  public override var inheritsLayoutDirection: Bool { false }
  public func setDirection(isRightToLeft: Bool) {
    guard isRightToLeft != self.isRightToLeft else { return }
    self.isRightToLeft = isRightToLeft
    setNeedsLayout()
  }
}
