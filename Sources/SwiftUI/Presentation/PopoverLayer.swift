import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// A bubble with an arrow to its anchor. Spec: F33, F34; source: M-CTL-45.
final class PopoverLayer: PresentationLayer {
  var anchor: CGRect { didSet { if anchor != oldValue { setNeedsLayout() } } }
  /// The side of the bubble that the arrow stands on, where there is room.
  private var arrowEdge = Edge.top
  private var preferences = PresentationPreferences()
  private var placement = PopoverPlacement(edge: .top, frame: .zero, tip: .zero)

  init(context: LayoutContext, anchor: CGRect) {
    self.anchor = anchor
    super.init(context: context)
    card.radii = (PresentationMetrics.Popover.cornerRadius, PresentationMetrics.Popover.cornerRadius)
  }

  func configure(_ preferences: PresentationPreferences, _ style: PresentationStyle, anchor: CGRect) {
    self.preferences = preferences
    var edge = Edge.top
    var target = anchor
    if case .popover(let attachment) = style {
      target = attachment.rect(in: anchor)
      edge = attachment.arrowEdge
    }
    if isRightToLeft, edge == .leading || edge == .trailing { edge = edge == .leading ? .trailing : .leading }
    if edge != arrowEdge { setNeedsLayout() }
    (arrowEdge, self.anchor) = (edge, target)
    isBlocking = preferences.backgroundInteraction?.kind != .enabled
  }

  override var cardFrame: CGRect {
    let ideal = contentSize
    placement = PopoverPlacement.best(
      size: ideal, anchor: anchor, in: bounds, insets: windowInsets, preferred: arrowEdge)
    shapeCard()
    return placement.frame
  }

  /// What the content needs; content that has no size of its own gets the usual one.
  private var contentSize: CGSize {
    let ideal = card.contentSize(.unspecified)
    let usual = PresentationMetrics.Popover.usualSize
    return CGSize(
      width: ideal.width > Self.noSize ? ideal.width : usual.width,
      height: ideal.height > Self.noSize ? ideal.height : usual.height)
  }
  /// What flexible views answer when they are asked without a proposal. Spec: A27.
  private static let noSize: CGFloat = 10

  /// The card is the bubble and the arrow; content keeps clear of the arrow.
  private func shapeCard() {
    let placement = placement
    let radius = preferences.cornerRadius ?? PresentationMetrics.Popover.cornerRadius
    card.outline = { area in placement.path(in: area, radius: radius) }
    let insets = placement.contentInsets
    card.safeAreaInsets =
      isRightToLeft
      ? EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading) : insets
  }

  override var entranceDuration: Double { PresentationMetrics.Popover.duration }
  override var exitDuration: Double { PresentationMetrics.Popover.duration }
  override var cardOpacity: Double { Double(min(max(presence.value, 0), 1)) }

  override func cardTransform(at frame: CGRect) -> CGAffineTransform {
    guard !isLeaving, presence.value < 1 else { return .identity }
    let scale = 0.8 + 0.2 * presence.value
    return .around(placement.tip, CGAffineTransform(scaleX: scale, y: scale))
  }

  override func drawCard(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    super.drawCard(at: offset, into: &inner)
    let metrics = PresentationMetrics.Popover.self
    items.append(
      .effect(
        .shadow(
          .black.opacity(metrics.shadowOpacity), radius: metrics.shadowRadius,
          offset: CGSize(width: 0, height: metrics.shadowOffsetY)), inner))
  }
}
