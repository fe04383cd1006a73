import Foundation
import MartletDisplay
import MartletLayout

/// The thin bars over content that show where it is: there while it moves, gone a moment later. Spec: M-DEF.
public final class ScrollIndicator {
  /// What the bars look like.
  public struct Look: Equatable, Sendable {
    public var width: CGFloat = 3
    public var inset: CGFloat = 3
    public var minimumLength: CGFloat = 36
    public var color = RGBA.clear
    /// Seconds until they begin to fade, and until they are gone.
    public var idle = 1.2
    public var fade = 0.25
    public var axes: Axis.Set = [.vertical, .horizontal]
    public init() {}
  }
  public var look = Look()
  private(set) var opacity = 0.0
  private var alarm: FrameClock.Alarm?
  private var fadeStart: Double?

  func show(in node: any Scrollable) {
    alarm?.cancel()
    fadeStart = nil
    guard opacity != 1 else { return }
    opacity = 1
    node.setNeedsDisplay()
  }

  func hideLater(in node: any Scrollable) {
    guard opacity > 0 else { return }
    let clock = node.context.clock
    alarm = clock.alarm(at: clock.now + look.idle) { [weak self, weak node] in
      guard let self, let node else { return }
      fadeStart = clock.now
      clock.addMovement { [weak self, weak node] time in
        guard let self, let node, let start = fadeStart else { return false }
        opacity = max(0, 1 - (time - start) / look.fade)
        node.setNeedsDisplay()
        return opacity > 0
      }
    }
  }

  /// Adds the bars of a node whose corner is at `offset`.
  public func draw(_ node: any Scrollable, at offset: CGPoint, into items: inout [DisplayItem]) {
    guard opacity > 0, look.color.alpha > 0 else { return }
    let color = look.color.opacity(opacity)
    for axis in Axis.allCases where node.scrollAxes.includes(axis) && look.axes.includes(axis) {
      guard let bar = bar(along: axis, of: node) else { continue }
      let rect = bar.offsetBy(dx: offset.x, dy: offset.y)
      items.append(.fill(Path(roundedRect: rect, cornerRadius: look.width / 2), .color(color), FillStyle()))
    }
  }

  /// The bar in the node's coordinates: as long against the node as the node is against the content.
  func bar(along axis: Axis, of node: any Scrollable) -> CGRect? {
    let limit = node.scrollLimit[axis]
    let window = CGRect(origin: .zero, size: node.size)
    let room = window.size[axis] - 2 * look.inset
    guard limit > 0, room > look.width else { return nil }
    let share = window.size[axis] / (window.size[axis] + limit)
    let full = min(room, max(look.minimumLength, room * share))
    // Content beyond its end presses the bar against the edge.
    let over = node.overscroll[axis]
    let length = max(look.width, full - abs(over))
    var start = look.inset + (room - full) * node.scrollOffset[axis] / limit
    if over > 0 { start = look.inset + room - length }
    let isRightToLeft = node.isRightToLeft
    if axis == .vertical {
      let x = isRightToLeft ? look.inset : window.width - look.inset - look.width
      return CGRect(x: x, y: start, width: look.width, height: length)
    }
    let x = isRightToLeft ? window.width - start - length : start
    return CGRect(x: x, y: window.height - look.inset - look.width, width: length, height: look.width)
  }
}
