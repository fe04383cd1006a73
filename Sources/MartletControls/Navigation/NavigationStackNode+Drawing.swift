import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

extension NavigationStackNode {
  func drawShown(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard let transition else {
      pages.last?.addDisplay(at: offset, into: &items)
      return
    }
    var inner: [DisplayItem] = []
    drawPages(of: transition, at: offset, into: &inner)
    drawBars(of: transition, at: offset, into: &inner)
    items.append(.effect(.clip(Path(snappedBounds(at: offset)), FillStyle()), inner))
  }

  /// The lower page goes a third of the way and gets darker, the upper one comes over it with a shadow.
  private func drawPages(of transition: PageTransition, at offset: CGPoint, into items: inout [DisplayItem]) {
    let progress = transition.progress
    let forward: CGFloat = isRightToLeft ? -1 : 1
    let lower = CGPoint(x: offset.x - forward * size.width * MotionMetrics.pushShift * progress, y: offset.y)
    let upper = CGPoint(x: offset.x + forward * size.width * (1 - progress), y: offset.y)
    items.append(.rect(snappedBounds(at: offset), background))
    transition.lower.addDisplay(at: lower, into: &items)
    items.append(.rect(snappedBounds(at: offset), RGBA.black.opacity(MotionMetrics.pushDimming * progress)))
    drawEdgeShadow(at: upper, opacity: 1 - progress, into: &items)
    items.append(.rect(snappedBounds(at: upper), background))
    transition.upper.addDisplay(at: upper, into: &items)
  }

  private func drawEdgeShadow(at corner: CGPoint, opacity: Double, into items: inout [DisplayItem]) {
    let width = MotionMetrics.pushShadowWidth
    let edge = isRightToLeft ? corner.x + size.width : corner.x
    let far = isRightToLeft ? edge + width : edge - width
    let dark = RGBA.black.opacity(MotionMetrics.pushShadowOpacity * min(1, 4 * opacity))
    let area = CGRect(x: min(edge, far), y: corner.y, width: width, height: size.height)
    items.append(
      .fill(
        Path(area),
        .linearGradient(
          stops: [ColorStop(color: dark, location: 0), ColorStop(color: .clear, location: 1)],
          start: CGPoint(x: edge, y: corner.y), end: CGPoint(x: far, y: corner.y)), FillStyle()))
  }

  // MARK: Bars

  /// Bars stay in their place and fade into each other while their pages slide; where only one page has a bar, it
  /// goes with its page.
  private func drawBars(of transition: PageTransition, at offset: CGPoint, into items: inout [DisplayItem]) {
    for page in [transition.lower, transition.upper] {
      guard let bar = page.topBar, bar.passage != nil else { continue }
      bar.addDisplay(at: CGPoint(x: offset.x + bar.origin.x, y: offset.y + bar.origin.y), into: &items)
    }
  }

  func passBars() {
    guard let transition, let lower = transition.lower.topBar, let upper = transition.upper.topBar else { return }
    let progress = transition.progress
    let height = lower.visibleHeight + (upper.visibleHeight - lower.visibleHeight) * progress
    lower.passage = .init(
      isUpper: false, progress: progress, height: height, fadesBackground: !upper.showsBackground)
    upper.passage = .init(isUpper: true, progress: progress, height: height)
  }

  func clearBars(of transition: PageTransition) {
    transition.lower.topBar?.passage = nil
    transition.upper.topBar?.passage = nil
  }
}
