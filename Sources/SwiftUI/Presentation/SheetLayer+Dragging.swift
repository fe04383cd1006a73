import Foundation
import MartletControls
import MartletLayout
import MartletTree

// A sheet follows the finger between its heights and below the lowest one. Spec: F31, M-CTL-43.
extension SheetLayer: DragTaking {
  func makePan() -> PanRecognizer {
    let pan = PanRecognizer(minimumDistance: ScrollMetrics.panStart, axis: .vertical)
    pan.mayBegin = { [weak self] in self?.mayDrag($0) ?? false }
    pan.began = { [weak self] in self?.beginDrag($0) }
    pan.changed = { [weak self] in self?.drag($0) }
    pan.ended = { [weak self] in self?.endDrag($0) }
    pan.cancelled = { [weak self] in self?.settle(velocity: 0) }
    return pan
  }

  private func mayDrag(_ value: PanRecognizer.Value) -> Bool {
    guard !isLeaving, card.frame(in: self).contains(value.startLocation) else { return false }
    guard let isAtTop = isContentAtTop(at: value.startLocation) else { return true }
    return takesDrag(value.translation, isAtTop: isAtTop)
  }

  /// Whether what scrolls under a point shows its beginning; nil where nothing scrolls.
  private func isContentAtTop(at point: CGPoint) -> Bool? {
    var isAtTop: Bool?
    var node = hit(point)
    while let here = node, here !== self {
      if let scrollable = here as? any Scrollable, scrollable.scrollAxes.contains(.vertical) {
        isAtTop = (isAtTop ?? true) && scrollable.scrollOffset.y <= 0
      }
      node = here.parent
    }
    return isAtTop
  }

  private func beginDrag(_ value: PanRecognizer.Value) {
    isDragged = true
    presence.jump(to: 1)
    dragStart = (height.value, pull.value)
    height.jump(to: height.value)
    drag(value)
  }

  private func drag(_ value: PanRecognizer.Value) {
    let shown = dragStart.height - dragStart.pull - value.translation.height
    let lowest = isForm ? dragStart.height : detents.smallest
    let highest = isForm ? dragStart.height : detents.largest
    if shown < lowest {
      if !isForm { height.jump(to: lowest) }
      pull.jump(to: isDismissable ? lowest - shown : Self.resisted(lowest - shown, limit: way / 4))
    } else {
      pull.jump(to: isForm ? -Self.resisted(shown - highest, limit: PresentationMetrics.Sheet.topGap) : 0)
      guard !isForm else { return }
      let limit = highest < detents.large ? detents.large - highest : PresentationMetrics.Sheet.topGap
      height.jump(to: shown <= highest ? shown : highest + Self.resisted(shown - highest, limit: limit / 2))
    }
  }

  /// The rubber band of scroll views. Source: M-BEH-9.
  static func resisted(_ distance: CGFloat, limit: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return 0 }
    return distance * limit * ScrollMetrics.rubberBand / (limit + ScrollMetrics.rubberBand * distance)
  }

  private func endDrag(_ value: PanRecognizer.Value) { settle(velocity: value.velocity.height) }

  /// `velocity` in points a second, downwards.
  private func settle(velocity: CGFloat) {
    isDragged = false
    if isDismissable, isThrownAway(velocity: velocity) {
      let rest = max(1, way - pull.value)
      return dismissWithVelocity(-max(0, velocity) / rest)
    }
    pull.move(to: 0, duration: PresentationMetrics.Sheet.settleDuration, velocity: pull.value > 0 ? velocity : 0)
    guard !isForm else { return }
    let index = detents.nearest(to: height.value - velocity * PresentationMetrics.Sheet.projection)
    let isHeld = pull.value > 0
    rest(at: detents.detents[isHeld ? 0 : index], isAnimated: true, velocity: isHeld ? 0 : -velocity)
    if let binding = preferences.detentSelection, binding.wrappedValue != selection, let selection {
      binding.wrappedValue = selection
    }
  }

  /// A flick, or a pull past the half of what shows. Source: M-CTL-43.
  private func isThrownAway(velocity: CGFloat) -> Bool {
    guard pull.value > 0, velocity > -PresentationMetrics.Sheet.holdVelocity else { return false }
    let height = way
    return velocity >= PresentationMetrics.Sheet.dismissVelocity * height
      || pull.value >= PresentationMetrics.Sheet.dismissFraction * height
  }

  /// Whether a drag over scrolling content moves the sheet and not the content: down from its top, or up to the next
  /// height. `isAtTop` says that the content shows its beginning.
  func takesDrag(_ translation: CGSize, isAtTop: Bool) -> Bool {
    guard isAtTop, !isLeaving, abs(translation.height) > abs(translation.width) else { return false }
    if translation.height > 0 { return true }
    let isAtTopHeight = isForm || height.value >= detents.largest - 0.5
    return !isAtTopHeight && (preferences.contentInteraction ?? .automatic) != .scrolls
  }
}
