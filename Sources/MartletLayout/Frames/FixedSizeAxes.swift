import Foundation

/// Gives one child its ideal length on the chosen axes, whatever is proposed. Spec: B36.
public struct FixedSizeAxes: UnaryLayout, Equatable, Sendable {
  public var horizontal: Bool
  public var vertical: Bool

  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child: child)).asLengths
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (childProposal(proposal, child: child), .zero)
  }

  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let proposal = proposal.repaired
    return ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
