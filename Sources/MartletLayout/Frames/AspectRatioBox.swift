import Foundation

/// Whether content with a shape of its own stays inside its room or covers it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Offers one child a rectangle of a given shape and reports the child's answer. Spec: B37-B39.
public struct AspectRatioBox: UnaryLayout, Equatable, Sendable {
  /// Width divided by height; nil takes it from the child's ideal size.
  ///
  /// A ratio that is zero, negative, NaN or infinite leaves the proposal as it is.
  public var ratio: CGFloat?
  public var contentMode: ContentMode

  public init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child: child)).asLengths
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let offered = childProposal(proposal, child: child)
    let answer = child.sizeThatFits(offered).asLengths
    let x = ((size.width - answer.width) / 2).finite(or: 0)
    let y = ((size.height - answer.height) / 2).finite(or: 0)
    return (offered, CGPoint(x: x, y: y))
  }

  /// Spec: B37, B39: nil follows the other axis; an infinite axis sets no limit to fitting.
  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let proposal = proposal.repaired
    guard proposal != .unspecified, let ratio = resolvedRatio(child) else { return proposal }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else { return (byWidth ?? byHeight).map { ProposedViewSize($0) } ?? proposal }
    let widthIsSmaller = byWidth.width <= byHeight.width
    return ProposedViewSize(widthIsSmaller == (contentMode == .fit) ? byWidth : byHeight)
  }

  /// Spec: B38.
  private func resolvedRatio(_ child: LayoutElement) -> CGFloat? {
    let value =
      ratio
      ?? {
        let ideal = child.sizeThatFits(.unspecified)
        return ideal.width / ideal.height
      }()
    return value > 0 && value < .infinity ? value : nil
  }
}
