import Foundation
import MartletLayout

/// Lays its first view over the whole area, and the others where they belong: in points from the top left, also in
/// right-to-left.
struct WindowCards<Content: View>: View {
  /// From the cards' own sizes and the area to their frames.
  let arrange: ([CGSize], CGRect) -> [CGRect]
  @ViewBuilder let content: Content
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    WindowCardsLayout(arrange: arrange, isRightToLeft: direction == .rightToLeft) { content }
  }
}

private struct WindowCardsLayout: Layout {
  let arrange: ([CGSize], CGRect) -> [CGRect]
  let isRightToLeft: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    let cards = subviews.dropFirst()
    let frames = arrange(cards.map { $0.sizeThatFits(.unspecified) }, bounds)
    for (card, frame) in zip(cards, frames) {
      let x = isRightToLeft ? bounds.maxX + bounds.minX - frame.maxX : frame.minX
      card.place(at: CGPoint(x: x, y: frame.minY), anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }
}
