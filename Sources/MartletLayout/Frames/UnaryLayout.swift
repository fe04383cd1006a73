import Foundation

/// How a box around one child answers and where it puts the child; pure functions of what they are given.
public protocol UnaryLayout {
  /// The box's own answer to `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize

  /// What the child is offered in a box that is offered `proposal`.
  func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize

  /// What the child is offered in a box of `size` that was placed with `proposal`, and its top leading
  /// corner in the box's own coordinates.
  func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint)

  /// The distances that the box prefers to its neighbours; its child's where it says nothing else.
  func spacing(around child: ViewSpacing) -> ViewSpacing
}

extension UnaryLayout {
  public func spacing(around child: ViewSpacing) -> ViewSpacing { child }

  /// A guide that the child set, moved into the box's coordinates; nil if it set none. Spec: B17, B19.
  public func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutElement
  ) -> CGFloat? {
    let offered = childProposal(proposal, child: child)
    guard let value = child.explicitAlignment(key, proposal: offered) else { return nil }
    let size = sizeThatFits(proposal, child: child)
    let origin = placement(in: size, proposal: proposal, child: child).origin
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

extension Alignment {
  /// Where a child goes that lines up with a box of `size`: its top leading corner in the box's coordinates.
  ///
  /// The box's own lines are the defaults, as in an empty view of its size. Along an axis on which the
  /// child is infinite, or the box is, it starts at the box's edge.
  public func origin(of child: LayoutElement, proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
    let childSize = child.sizeThatFits(proposal).asLengths
    func offset(_ key: AlignmentKey) -> CGFloat {
      guard childSize[key.axis].isFinite, size[key.axis].isFinite else { return 0 }
      return key.defaultGuide(in: size) - child.guide(key, size: childSize, proposal: proposal)
    }
    return CGPoint(x: offset(horizontal.key), y: offset(vertical.key))
  }
}
