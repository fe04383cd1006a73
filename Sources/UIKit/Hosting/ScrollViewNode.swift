import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The node of a scroll view: the engine's scrolling moves the origin of the view's bounds.
final class ScrollViewNode: ViewNode, Scrollable {
  private var scrolling: UIScrollView { unsafeDowncast(view, to: UIScrollView.self) }
  private(set) lazy var scrollMotion: ScrollMotion = makeMotion()
  private var lastPhase = ScrollMotion.Phase.idle

  private func makeMotion() -> ScrollMotion {
    let motion = ScrollMotion(node: self)
    motion.didScroll = { [weak self, unowned motion] in
      guard let self, motion.phase != lastPhase else { return }
      let old = lastPhase
      lastPhase = motion.phase
      scrolling._phaseDidChange(from: old, to: motion.phase)
    }
    return motion
  }

  private func takeBehaviour() {
    let view = scrolling
    scrollMotion.behaviour.isEnabled = view.isScrollEnabled && view.isUserInteractionEnabled
    scrollMotion.behaviour.bounces = view.bounces
    scrollMotion.behaviour.bouncesWhenShort = view.alwaysBounceVertical || view.alwaysBounceHorizontal
    scrollMotion.behaviour.rest = view.isPagingEnabled ? .pages : .anywhere
    scrollMotion.behaviour.dismissesKeyboard = view.keyboardDismissMode != .none
    var look = scrollMotion.indicator.look
    look.axes = []
    if view.showsVerticalScrollIndicator { look.axes.insert(.vertical) }
    if view.showsHorizontalScrollIndicator { look.axes.insert(.horizontal) }
    look.color = UIColor.label.withAlphaComponent(0.35)._rgba
    scrollMotion.indicator.look = look
  }

  // MARK: Scrollable

  var scrollAxes: Axis.Set {
    var axes: Axis.Set = []
    let (limit, view) = (scrollLimit, scrolling)
    if limit.x > 0 || view.alwaysBounceHorizontal { axes.insert(.horizontal) }
    if limit.y > 0 || view.alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }

  var scrollLimit: CGPoint {
    let (inset, content, bounds) = (scrolling.contentInset, scrolling.contentSize, scrolling.bounds)
    return CGPoint(
      x: max(0, content.width + inset.left + inset.right - bounds.width),
      y: max(0, content.height + inset.top + inset.bottom - bounds.height))
  }

  private var position: CGPoint {
    CGPoint(
      x: scrolling.contentOffset.x + scrolling.contentInset.left,
      y: scrolling.contentOffset.y + scrolling.contentInset.top)
  }

  var scrollOffset: CGPoint {
    get {
      let (place, limit) = (position, scrollLimit)
      return CGPoint(x: min(max(0, place.x), limit.x), y: min(max(0, place.y), limit.y))
    }
    set { move(to: newValue, overscroll) }
  }

  var overscroll: CGPoint {
    get {
      let (place, inside) = (position, scrollOffset)
      return CGPoint(x: place.x - inside.x, y: place.y - inside.y)
    }
    set { move(to: scrollOffset, newValue) }
  }

  private func move(to offset: CGPoint, _ over: CGPoint) {
    let inset = scrolling.contentInset
    scrolling.contentOffset = CGPoint(x: offset.x + over.x - inset.left, y: offset.y + over.y - inset.top)
  }

  var visibleArea: CGRect { CGRect(origin: .zero, size: size) }

  override var ownRecognizers: [GestureRecognizer] {
    takeBehaviour()
    return super.ownRecognizers + scrollMotion.recognizers
  }

  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    super.draw(at: offset, into: &items)
    takeBehaviour()
    scrollMotion.indicator.draw(self, at: offset, into: &items)
  }
}
