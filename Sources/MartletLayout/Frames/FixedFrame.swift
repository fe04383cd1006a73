import Foundation

/// A box of given width, height or both around one child. Spec: B24, B25.
///
/// An axis without a length passes the proposal down and the child's answer up. A negative length counts as
/// 0; NaN and infinities count as absent. Each such repair makes one note.
public struct FixedFrame: UnaryLayout, Equatable, Sendable {
  public let width: CGFloat?
  public let height: CGFloat?
  public let alignment: Alignment

  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = Self.repair(width, "width")
    self.height = Self.repair(height, "height")
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = child.sizeThatFits(childProposal(proposal, child: child)).asLengths
    return CGSize(width: width ?? answer.width, height: height ?? answer.height)
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let offered = childProposal(proposal, child: child)
    return (offered, alignment.origin(of: child, proposal: offered, in: size))
  }

  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let proposal = proposal.repaired
    return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  private static func repair(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length else { return nil }
    guard length.isFinite else {
      LayoutNotes.report(
        "frame(\(name): \(length)): a fixed length must be finite, so it is ignored; "
          + "use frame(max\(name.capitalized): .infinity) to take all the room there is.")
      return nil
    }
    if length < 0 {
      LayoutNotes.report("frame(\(name): \(length)): a length cannot be negative, so 0 is used; pass 0 or more.")
    }
    return max(0, length)
  }
}
