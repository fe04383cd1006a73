import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// A sheet: over the window's width from its lower edge at one of several heights, or a form in the middle.
/// Spec: F31, M-CTL-41 to M-CTL-44.
final class SheetLayer: PresentationLayer {
  private(set) var isForm = false
  /// How far a sheet above pushes this one back, 0…1.
  var recession: CGFloat = 0 { didSet { if recession != oldValue { setNeedsDisplay() } } }
  /// Dismissal by a drag, in presences a second.
  var dismissWithVelocity: (CGFloat) -> Void = { _ in }
  /// How much of the sheet shows when it rests, in points.
  let height: PresentationMotion
  /// How far it is pulled below its lowest height.
  let pull: PresentationMotion
  private(set) var preferences = PresentationPreferences()
  private(set) var detents: SheetDetents
  private(set) var selection: PresentationDetent?
  var isDragged = false
  var dragStart = (height: CGFloat(0), pull: CGFloat(0))
  private var environment = EnvironmentValues()
  private var pan: PanRecognizer!

  override init(context: LayoutContext) {
    height = PresentationMotion(0, clock: context.clock)
    pull = PresentationMotion(0, clock: context.clock)
    detents = SheetDetents(nil, large: 0, bottomInset: 0, environment: EnvironmentValues())
    super.init(context: context)
    height.didChange = { [weak self] in self?.heightDidChange() }
    pull.didChange = { [weak self] in self?.moved() }
    pan = makePan()
  }

  private func heightDidChange() {
    setNeedsPlacement()
    isBlocking = !isUndimmed
    moved()
  }

  // MARK: What is wished for

  func configure(
    _ new: PresentationPreferences, isForm: Bool, dimming: RGBA, environment: EnvironmentValues
  ) {
    if isForm != self.isForm { setNeedsLayout() }
    (preferences, self.isForm, self.dimming, self.environment) = (new, isForm, dimming, environment)
    let radius =
      new.cornerRadius ?? (isForm ? PresentationMetrics.Sheet.formRadius : PresentationMetrics.Sheet.cornerRadius)
    card.radii = (radius, isForm ? radius : 0)
    updateDetents()
    if size.height > 0, let wanted = new.detentSelection?.wrappedValue, wanted != selection {
      rest(at: wanted, isAnimated: true)
    }
    isBlocking = !isUndimmed
    setNeedsDisplay()
  }

  /// Heights follow the window and the wishes; a sheet at rest follows its height.
  private func updateDetents() {
    guard size.height > 0 else { return }
    let insets = windowInsets
    let new = SheetDetents(
      preferences.detents, large: max(0, size.height - insets.top - PresentationMetrics.Sheet.topGap),
      bottomInset: insets.bottom, environment: environment)
    guard new != detents else { return }
    let isSameRoom = new.large == detents.large
    detents = new
    if selection.map({ new.index(of: $0) == nil }) ?? true { selection = preferences.detentSelection?.wrappedValue }
    if new.index(of: selection) == nil { selection = new.detents[0] }
    if !isDragged { rest(at: selection, isAnimated: isSameRoom && presence.value > 0) }
  }

  func rest(at detent: PresentationDetent?, isAnimated: Bool, velocity: CGFloat? = nil) {
    selection = detents.detents[detents.index(of: detent) ?? 0]
    let duration = isAnimated && size != .zero ? PresentationMetrics.Sheet.settleDuration : 0
    height.move(to: detents.height(of: selection), duration: duration, velocity: velocity)
  }

  // MARK: Layout

  override var windowInsets: EdgeInsets { didSet { updateDetents() } }

  override func placeChildren() {
    updateDetents()
    card.safeAreaInsets =
      isForm
      ? EdgeInsets()
      : EdgeInsets(
        top: 0, leading: windowInsets.leading, bottom: windowInsets.bottom, trailing: windowInsets.trailing)
    super.placeChildren()
  }

  override var cardFrame: CGRect {
    if isForm { return formFrame }
    let height = max(self.height.value, detents.smallest)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private var formFrame: CGRect {
    let wanted = PresentationMetrics.Sheet.formSize
    let form = CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    return CGRect(
      x: (size.width - form.width) / 2, y: (size.height - form.height) / 2, width: form.width, height: form.height)
  }

  // MARK: Motion

  /// How far the card goes until it has left the window.
  var way: CGFloat { size.height - card.origin.y }

  override var cardShift: CGSize {
    CGSize(width: 0, height: pull.value + (1 - presence.value) * max(0, way - pull.value))
  }

  private var shownPart: CGFloat { way > 0 ? min(max(1 - cardShift.height / way, 0), 1) : 0 }

  override var pushback: CGFloat {
    isForm ? 0 : detents.largeness(at: height.value) * (detents.heights.count > 1 ? presence.value : 1) * shownPart
  }

  /// Spec: M-CTL-41: as the page behind, about its own upper edge.
  override func cardTransform(at frame: CGRect) -> CGAffineTransform {
    guard recession > 0, !isForm else { return .identity }
    let scale = 1 - (1 - PresentationMetrics.Sheet.backScale) * recession
    return CGAffineTransform.around(
      CGPoint(x: frame.midX, y: frame.minY), CGAffineTransform(scaleX: scale, y: scale)
    ).concatenating(CGAffineTransform(translationX: 0, y: -PresentationMetrics.Sheet.topGap * recession))
  }

  // MARK: What is behind

  /// Whether what is behind can be used at the present height.
  private var isUndimmed: Bool { undimming(at: height.target) >= 1 }

  private func undimming(at height: CGFloat) -> CGFloat {
    switch (preferences.backgroundInteraction ?? .automatic).kind {
    case .automatic, .disabled: return 0
    case .enabled: return 1
    case .upThrough(let detent):
      guard let index = detents.index(of: detent) else { return 0 }
      let limit = detents.heights[index]
      let next = index + 1 < detents.heights.count ? detents.heights[index + 1] : limit
      if height <= limit + 0.5 { return 1 }
      return next > limit ? min(max((next - height) / (next - limit), 0), 1) : 0
    }
  }

  override var dimmingOpacity: Double { Double(shownPart * (1 - undimming(at: height.value))) }

  /// A large sheet leaves nothing beside it that could be meant.
  override var closesOnOutsideTap: Bool { isDismissable && (isForm || detents.largeness(at: height.target) < 1) }

  override var ownRecognizers: [GestureRecognizer] { [pan] + super.ownRecognizers }

  // MARK: Drawing

  private var showsGrabber: Bool {
    switch preferences.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: !isForm && detents.heights.count > 1
    }
  }

  override func drawCard(at offset: CGPoint, into items: inout [DisplayItem]) {
    super.drawCard(at: offset, into: &items)
    guard showsGrabber else { return }
    let size = PresentationMetrics.Sheet.grabberSize
    let place = CGRect(
      x: offset.x + card.origin.x + (card.size.width - size.width) / 2,
      y: offset.y + card.origin.y + PresentationMetrics.Sheet.grabberTop, width: size.width, height: size.height)
    let color = SystemColor.tertiaryLabel.resolved(in: environment)
    items.append(.fill(Path(roundedRect: place, cornerRadius: size.height / 2), .color(color), FillStyle()))
  }
}
