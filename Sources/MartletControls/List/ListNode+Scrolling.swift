import Foundation
import MartletLayout
import MartletTree

// Scrolling to rows, also to those that do not exist yet. Spec: G17.
extension ListNode {
  /// Rows are made and measured by the list itself: nobody else in it follows what shows.
  public func follow(_ node: LayoutNode) {}
  public func contentDidGrow(by distance: CGFloat, along axis: Axis) {}

  public func scroll(to target: @escaping () -> CGRect?, anchor: UnitPoint?) {
    pendingTarget = (target, anchor)
    setNeedsPlacement()
  }

  /// Goes on towards the target; rows on the way have turned out to be of other heights. Whether it moved.
  func moveToTarget() -> Bool {
    guard let pendingTarget, let rect = pendingTarget.rect() else { return false }
    let wanted = min(max(0, offset(showing: rect, anchor: pendingTarget.anchor)), scrollLimit.y)
    guard abs(wanted - contentOffset) > 0.01 else { return false }
    moveOffset(to: wanted)
    return true
  }

  private func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGFloat {
    let bar = CollapsingTop(height: scrollMotion.collapsingTop)
    func offset(at anchor: CGFloat) -> CGFloat {
      bar.offset(start: contentOffset + rect.minY, length: rect.height, anchor: anchor, room: size.height)
    }
    if let anchor { return offset(at: anchor.y) }
    let gained = bar.gained(at: contentOffset)
    if rect.minY < -gained || rect.height > size.height + gained { return offset(at: 0) }
    return rect.maxY > size.height ? contentOffset + rect.maxY - size.height : contentOffset
  }

  /// The number of an item's row among all rows, headers and footers included.
  public func flatRow(section: Int, item: Int) -> Int { rows.row(section: section, item: item) }
}
