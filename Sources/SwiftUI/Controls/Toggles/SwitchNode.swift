import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// The drawn switch: a track, and a thumb at the end that says on. Taps are those of the control around; a drag along
/// the track switches, too. Spec: M-CTL-1 to M-CTL-3.
final class SwitchNode: LayoutNode, PointerTaking {
  private typealias Metrics = ControlMetrics.Toggle

  struct Look: Equatable {
    var onTrack = RGBA.clear
    var offTrack = RGBA.clear
    var thumb = RGBA.white
    var isEnabled = true
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  /// Called when a drag has gone far enough.
  var toggle: () -> Void = {}
  private(set) var isOn: Bool
  /// 0 is off, 1 is on.
  private let place: PresentationMotion
  private let pan = PanRecognizer(minimumDistance: 4, axis: .horizontal)
  /// Whether the switch was on when the drag began; nil while there is none.
  private var wasOn: Bool? { didSet { if (wasOn == nil) != (oldValue == nil) { setNeedsDisplay() } } }
  /// Whether the drag has switched: the value outside may follow later, or not at all.
  private var isSwitched = false

  init(context: LayoutContext, isOn: Bool) {
    self.isOn = isOn
    place = PresentationMotion(isOn ? 1 : 0, clock: context.clock)
    super.init(context: context)
    place.didChange = { [weak self] in self?.setNeedsDisplay() }
    pan.began = { [weak self] in
      self?.beginDrag()
      self?.drag($0)
    }
    pan.changed = { [weak self] in self?.drag($0) }
    pan.ended = { [weak self] _ in self?.wasOn = nil }
    pan.cancelled = { [weak self] in self?.wasOn = nil }
  }

  func set(isOn: Bool, isAnimated: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    place.move(to: isOn ? 1 : 0, duration: isAnimated && size != .zero ? Metrics.duration : 0)
  }

  // MARK: Dragging

  var ownRecognizers: [GestureRecognizer] { look.isEnabled ? [pan] : [] }

  private func beginDrag() { (wasOn, isSwitched) = (isOn, false) }

  /// Switches when the pointer has gone most of the thumb's way, and back when it returns. Spec: M-CTL-3.
  private func drag(_ pan: PanRecognizer.Value) {
    guard let wasOn else { return }
    let way = Metrics.size.width - Metrics.thumbSize - 2 * Metrics.thumbInset
    let isTowardsOn: CGFloat = (wasOn ? -1 : 1) * (isRightToLeft ? -1 : 1)
    let part = pan.translation.width * isTowardsOn / way
    guard isSwitched ? part < Metrics.revertFraction : part > Metrics.commitFraction else { return }
    isSwitched.toggle()
    toggle()
  }

  // MARK: Drawing

  override func measure(_ proposal: ProposedViewSize) -> CGSize { Metrics.size }
  override var keepsGroup: Bool { false }
  override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    let rect = snappedBounds(at: offset)
    let track = look.offTrack.mixed(with: look.onTrack, by: Double(place.value))
    let drawn =
      [DisplayItem.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), .color(track), FillStyle())]
      + ThumbShadow.items(casting: Metrics.shadows, thumb(in: rect), look.thumb)
    items += look.isEnabled ? drawn : [.effect(.opacity(Metrics.disabledOpacity), drawn)]
  }

  /// Wider while it is dragged, towards the middle.
  private func thumb(in rect: CGRect) -> Path {
    let height = Metrics.thumbSize
    let width = height + (wasOn == nil ? 0 : Metrics.pressedWidening)
    let room = rect.width - 2 * Metrics.thumbInset - width
    let part = isRightToLeft ? 1 - place.value : place.value
    let frame = CGRect(
      x: rect.minX + Metrics.thumbInset + room * part, y: rect.minY + (rect.height - height) / 2, width: width,
      height: height)
    return width == height ? Path(ellipseIn: frame) : Path(roundedRect: frame, cornerRadius: height / 2)
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, by share: Double) -> RGBA {
    let part = Float(min(max(share, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
