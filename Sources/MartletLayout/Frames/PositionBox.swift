import Foundation

/// Takes all the room there is and puts one child's centre at a point of it. Spec: B35.
///
/// On an axis without a proposal the box is as long as the child.
public struct PositionBox: UnaryLayout, Equatable, Sendable {
  /// From the box's top leading corner, in points. NaN and infinities count as 0.
  public let position: CGPoint

  public init(position: CGPoint) {
    self.position = CGPoint(x: position.x.finite(or: 0), y: position.y.finite(or: 0))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    let proposal = proposal.repaired
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal).asLengths)
  }

  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    proposal.repaired
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let offered = proposal.repaired
    let answer = child.sizeThatFits(offered).asLengths
    let x = (position.x - answer.width / 2).finite(or: 0)
    let y = (position.y - answer.height / 2).finite(or: 0)
    return (offered, CGPoint(x: x, y: y))
  }
}
