import Foundation
import MartletLayout
import MartletTree

/// A row's content with a badge at the trailing edge. Spec: G21, M-LIST-6.
///
/// Content that shows the badge itself, before its disclosure indicator, says so by `ShowsBadgeKey` and gets none here.
public final class BadgedNode: UnaryNode {
  public enum ShowsBadgeKey {}

  /// What lies at the trailing edge; empty for none.
  public var badge: [LayoutNode] = [] {
    didSet {
      let showsItself = child.layoutValue(ObjectIdentifier(ShowsBadgeKey.self)) != nil
      setChildren([child] + (showsItself ? [] : badge))
    }
  }

  private var shown: LayoutNode? { children.count > 1 ? children[1] : nil }

  /// The room that the badge and its distance leave.
  private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let shown else { return proposal }
    let taken = shown.sizeThatFits(.unspecified).width + ListMetrics.chevronGap
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.sizeThatFits(room(proposal))
    guard let shown else { return content }
    let badge = shown.sizeThatFits(.unspecified)
    let ideal = content.width + ListMetrics.chevronGap + badge.width
    return CGSize(width: max(proposal.width ?? ideal, ideal), height: max(content.height, badge.height))
  }

  public override func placeChildren() {
    child.place(at: CGPoint(x: 0, y: size.height / 2), anchor: .leading, proposal: room(proposal))
    shown?.place(at: CGPoint(x: size.width, y: size.height / 2), anchor: .trailing, proposal: .unspecified)
  }
}
