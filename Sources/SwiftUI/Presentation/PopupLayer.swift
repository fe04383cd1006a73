import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// How a popup stands to its anchor.
struct PopupPlacement: Equatable {
  enum Kind: Equatable {
    /// Below the anchor or above it, at its left or right edge or in its middle, by the anchor's place in the window.
    case menu
    /// The whole window: the content places itself.
    case window
  }
  var kind: Kind
  /// Points between anchor and popup.
  var gap: CGFloat = 4
  /// The part of the window that darkens, 0…1.
  var dimming = 0.0

  static let menu = PopupPlacement(kind: .menu)
  static let window = PopupPlacement(kind: .window)
}

/// A popup: it grows out of its anchor. Content draws its own surface.
final class PopupLayer: PresentationLayer {
  var anchor: CGRect { didSet { if anchor != oldValue { setNeedsLayout() } } }
  private let placement: PopupPlacement

  init(context: LayoutContext, placement: PopupPlacement, anchor: CGRect) {
    (self.placement, self.anchor) = (placement, anchor)
    super.init(context: context)
    card.clipsContent = false
    dimming = .black.opacity(placement.dimming)
  }

  private var insets: EdgeInsets {
    isRightToLeft
      ? EdgeInsets(
        top: windowInsets.top, leading: windowInsets.trailing, bottom: windowInsets.bottom,
        trailing: windowInsets.leading) : windowInsets
  }

  /// The window without its insets.
  private var area: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  override var cardFrame: CGRect {
    if placement.kind == .window { return bounds }
    let gap = placement.gap
    let isUpwards = PresentationPlace(anchor: anchor, room: area).opensUpwards
    let margin = PresentationMetrics.Menu.screenMargin
    let room = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
    // Content takes its own size unless the window is too small for it.
    let ideal = card.naturalSize(.unspecified)
    let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
    // An anchor that leaves too little room is covered in part.
    let y = isUpwards ? anchor.minY - gap - size.height : anchor.maxY + gap
    return CGRect(
      x: x(width: size.width, in: room), y: min(max(y, room.minY), room.maxY - size.height), width: size.width,
      height: size.height)
  }

  /// Source: M-CTL, menu: at the left or right edge of anchors at that side, else under the middle.
  private func x(width: CGFloat, in room: CGRect) -> CGFloat {
    let share = size.width > 0 ? anchor.midX / size.width : 0.5
    let wanted =
      share < PresentationMetrics.Menu.leftFraction
      ? anchor.minX : share > PresentationMetrics.Menu.rightFraction ? anchor.maxX - width : anchor.midX - width / 2
    return max(room.minX, min(wanted, room.maxX - width))
  }

  override var isDismissable: Bool {
    get { true }
    set {}
  }
  override var entranceDuration: Double { PresentationMetrics.Menu.entranceDuration }
  override var exitDuration: Double { PresentationMetrics.Menu.exitDuration }
  override var cardOpacity: Double { placement.kind == .window ? 1 : Double(min(max(presence.value * 1.5, 0), 1)) }

  /// Grows out of the point of the card next to the anchor's middle.
  override func cardTransform(at frame: CGRect) -> CGAffineTransform {
    guard placement.kind == .menu, presence.value != 1 else { return .identity }
    let start = PresentationMetrics.Menu.entranceScale
    let scale = start + (1 - start) * presence.value
    let point = CGPoint(
      x: min(max(anchor.midX, frame.minX), frame.maxX), y: min(max(anchor.midY, frame.minY), frame.maxY))
    return .around(point, CGAffineTransform(scaleX: scale, y: scale))
  }
}
