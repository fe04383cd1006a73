import Foundation

/// A secondary view before or behind a primary one that alone decides the layout. Spec: B22.
///
/// As a box around one child it holds the primary.
public struct OverlayBox: UnaryLayout, Equatable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(_ proposal: ProposedViewSize, child primary: LayoutElement) -> CGSize {
    primary.sizeThatFits(proposal.repaired).asLengths
  }

  public func childProposal(_ proposal: ProposedViewSize, child primary: LayoutElement) -> ProposedViewSize {
    proposal.repaired
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child primary: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (proposal.repaired, .zero)
  }

  /// What the secondary is offered, the primary's size, and its top leading corner in the box's coordinates.
  ///
  /// It lines up with the primary's own guides, so that a baseline is the text's.
  public func secondaryPlacement(
    proposal: ProposedViewSize, primary: LayoutElement, secondary: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let proposal = proposal.repaired
    let size = primary.sizeThatFits(proposal).asLengths
    let offered = ProposedViewSize(size)
    let answer = secondary.sizeThatFits(offered).asLengths
    func offset(_ key: AlignmentKey) -> CGFloat {
      guard size[key.axis].isFinite, answer[key.axis].isFinite else { return 0 }
      return primary.guide(key, size: size, proposal: proposal) - secondary.guide(key, size: answer, proposal: offered)
    }
    return (offered, CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)))
  }
}
