import Foundation
import MartletDisplay
import MartletTree

// The swipe back from the leading edge. Spec: M-BEH-12, M-DEF-29.
extension NavigationStackNode {
  func makeSwipe() -> PanRecognizer {
    // Shorter than a scroll view's: at the edge the page comes first.
    let pan = PanRecognizer(minimumDistance: GestureMetrics.backSwipeStart, axis: .horizontal)
    pan.mayBegin = { [unowned self] in maySwipe($0) }
    pan.began = { [unowned self] in
      beginSwipe()
      follow($0)
    }
    pan.changed = { [unowned self] in follow($0) }
    pan.ended = { [unowned self] in endSwipe($0) }
    pan.cancelled = { [unowned self] in settleSwipe(to: 1, velocity: 0) }
    return pan
  }

  private var forward: CGFloat { isRightToLeft ? -1 : 1 }

  private func maySwipe(_ value: PanRecognizer.Value) -> Bool {
    guard pages.count > 1, transition == nil, pages.last?.allowsBackSwipe == true else { return false }
    let distance = isRightToLeft ? size.width - value.startLocation.x : value.startLocation.x
    return distance <= GestureMetrics.backSwipeEdge && value.translation.width * forward > 0
  }

  private func beginSwipe() {
    transition = PageTransition(lower: pages[pages.count - 2], upper: pages[pages.count - 1], progress: 1)
    passBars()
    setNeedsDisplay()
  }

  private func follow(_ value: PanRecognizer.Value) {
    guard transition?.motion == nil, size.width > 0 else { return }
    transition?.progress = 1 - min(max(0, Double(value.translation.width * forward / size.width)), 1)
    passBars()
    setNeedsDisplay()
  }

  /// Past the middle, or fast enough, the page goes; else it comes back.
  private func endSwipe(_ value: PanRecognizer.Value) {
    guard let transition, transition.motion == nil, size.width > 0 else { return }
    let velocity = Double(value.velocity.width * forward / size.width)
    let isPast = 1 - transition.progress > Double(GestureMetrics.backSwipeFraction)
    let goes =
      abs(velocity) >= Double(GestureMetrics.backSwipeVelocity) ? velocity > 0 : isPast
    settleSwipe(to: goes ? 0 : 1, velocity: -velocity)
    if goes { goBack() }
  }

  private func settleSwipe(to target: Double, velocity: Double) {
    guard let progress = transition?.progress else { return }
    transition?.motion = motion(from: progress, to: target, velocity: velocity)
    move()
  }
}
