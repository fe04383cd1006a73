import Foundation

/// Room around one child. Spec: B32, B33.
///
/// The insets are taken off finite proposals, not below 0, and added to the child's answer; nil and infinite
/// proposals pass unchanged. Negative insets let the child reach outside the box, whose own size stays at
/// 0 or above. NaN and infinities count as 0, with one note.
public struct PaddingInsets: UnaryLayout, Equatable, Sendable {
  public let insets: EdgeInsets

  public init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: Self.repair(insets.top, "top"), leading: Self.repair(insets.leading, "leading"),
      bottom: Self.repair(insets.bottom, "bottom"), trailing: Self.repair(insets.trailing, "trailing"))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    let answer = child.sizeThatFits(childProposal(proposal, child: child)).asLengths
    return CGSize(width: max(0, answer.width + insets.horizontal), height: max(0, answer.height + insets.vertical))
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    (childProposal(proposal, child: child), CGPoint(x: insets.leading, y: insets.top))
  }

  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let proposal = proposal.repaired
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  /// What stands behind an inset no longer faces the neighbour: lines of text with room around them keep the system's
  /// distance. Spec: B12a.
  public func spacing(around child: ViewSpacing) -> ViewSpacing {
    var spacing = child
    if insets.top != 0 { spacing.top = .plain }
    if insets.leading != 0 { spacing.leading = .plain }
    if insets.bottom != 0 { spacing.bottom = .plain }
    if insets.trailing != 0 { spacing.trailing = .plain }
    return spacing
  }

  private static func repair(_ inset: CGFloat, _ edge: String) -> CGFloat {
    if inset.isFinite { return inset }
    LayoutNotes.report("padding(\(edge): \(inset)): an inset must be finite, so 0 is used; pass a finite number.")
    return 0
  }
}
