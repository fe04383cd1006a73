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
    /// Above the middle of the anchor, or below where there is no room.
    case bar
    /// From the anchor downwards and forwards, or backwards where there is no room: a pointer's place.
    case pointer
  }
  var kind: Kind
  /// Points between anchor and popup.
  var gap: CGFloat = 4
  /// The part of the window that darkens, 0…1.
  var dimming = 0.0
  /// Whether the window goes on as if nothing were there: a tap elsewhere closes it and does what it does.
  var isFloating = false
  /// Whether a field keeps the keyboard while it is open.
  var keepsFocus = false
  /// Whether it closes when the window changes its size.
  var closesOnResize = false
  /// Whether content of a whole window fades in and out; other kinds do in any case.
  var fades = false

  static let menu = PopupPlacement(kind: .menu)
  static let window = PopupPlacement(kind: .window)
  /// The bar of commands at selected text.
  static let editBar = PopupPlacement(
    kind: .bar, gap: ControlMetrics.EditMenu.gap, isFloating: true, keepsFocus: true)
  /// A menu where the mouse's second button was pressed.
  static let pointer = PopupPlacement(kind: .pointer, gap: 0, keepsFocus: true, closesOnResize: true)
}

/// A popup: it grows out of its anchor. Content draws its own surface.
final class PopupLayer: PresentationLayer {
  var anchor: CGRect { didSet { if anchor != oldValue { setNeedsLayout() } } }
  let placement: PopupPlacement
  /// Whether a node is part of the view that the popup belongs to.
  var isOfPresenter: (LayoutNode) -> Bool = { _ in false }
  /// Called in a layout that gives the window another size than it opened in.
  var windowDidResize: () -> Void = {}
  private var openedSize: CGSize?

  init(context: LayoutContext, placement: PopupPlacement, anchor: CGRect) {
    (self.placement, self.anchor) = (placement, anchor)
    super.init(context: context)
    isBlocking = !placement.isFloating
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

  override func placeChildren() {
    super.placeChildren()
    if let openedSize, openedSize != size { windowDidResize() }
    openedSize = size
  }

  override var cardFrame: CGRect {
    if placement.kind == .window { return bounds }
    let gap = placement.gap
    let margin = PresentationMetrics.Menu.screenMargin
    let room = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
    // Content takes its own size unless the window is too small for it.
    let ideal = card.naturalSize(.unspecified)
    let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
    // An anchor that leaves too little room is covered in part.
    let y = opensUpwards(size, in: room) ? anchor.minY - gap - size.height : anchor.maxY + gap
    return CGRect(
      x: x(width: size.width, in: room), y: min(max(y, room.minY), room.maxY - size.height), width: size.width,
      height: size.height)
  }

  private func opensUpwards(_ size: CGSize, in room: CGRect) -> Bool {
    switch placement.kind {
    case .menu, .window: PresentationPlace(anchor: anchor, room: area).opensUpwards
    case .bar: anchor.minY - placement.gap - size.height >= room.minY || anchor.maxY + size.height > room.maxY
    case .pointer: anchor.maxY + size.height > room.maxY && anchor.minY - size.height >= room.minY
    }
  }

  /// Source: M-CTL, menu: at the left or right edge of anchors at that side, else under the middle.
  private func x(width: CGFloat, in room: CGRect) -> CGFloat {
    let share = size.width > 0 ? anchor.midX / size.width : 0.5
    let wanted: CGFloat =
      switch placement.kind {
      case .bar: anchor.midX - width / 2
      case .pointer where isRightToLeft: anchor.minX - width >= room.minX ? anchor.minX - width : anchor.maxX
      case .pointer: anchor.maxX + width <= room.maxX ? anchor.minX : anchor.maxX - width
      case .menu, .window:
        share < PresentationMetrics.Menu.leftFraction
          ? anchor.minX : share > PresentationMetrics.Menu.rightFraction ? anchor.maxX - width : anchor.midX - width / 2
      }
    return max(room.minX, min(wanted, room.maxX - width))
  }

  override var isDismissable: Bool {
    get { true }
    set {}
  }
  override var entranceDuration: Double { PresentationMetrics.Menu.entranceDuration }
  override var exitDuration: Double { PresentationMetrics.Menu.exitDuration }
  override var cardOpacity: Double {
    placement.kind == .window && !placement.fades ? 1 : Double(min(max(presence.value * 1.5, 0), 1))
  }

  /// Grows out of the point of the card next to the anchor's middle.
  override func cardTransform(at frame: CGRect) -> CGAffineTransform {
    guard placement.kind != .window, presence.value != 1 else { return .identity }
    let start = PresentationMetrics.Menu.entranceScale
    let scale = start + (1 - start) * presence.value
    let point = CGPoint(
      x: min(max(anchor.midX, frame.minX), frame.maxX), y: min(max(anchor.midY, frame.minY), frame.maxY))
    return .around(point, CGAffineTransform(scaleX: scale, y: scale))
  }
}
