import Foundation
import MartletDisplay

extension FocusSystem {
  /// Points that the ring is wide, outside of what it goes around, and the corners of what it goes around.
  private static let width: CGFloat = 3
  private static let cornerRadius: CGFloat = 8

  /// The ring around the node that has the keyboard, in the window; nothing while the pointer moves the focus.
  public func ringItems() -> [DisplayItem] {
    guard showsRing, let focused, let outline = focused.focusOutline, isEffectOn(around: focused) else { return [] }
    let corner = focused.frame().origin
    let rect = outline.offsetBy(dx: corner.x, dy: corner.y).insetBy(dx: -Self.width / 2, dy: -Self.width / 2)
    let radius = min(Self.cornerRadius + Self.width / 2, min(rect.width, rect.height) / 2)
    let ring = DisplayItem.stroke(
      Path(roundedRect: rect, cornerRadius: radius), .color(ringColor), StrokeStyle(lineWidth: Self.width))
    guard let area = visibleArea(of: focused) else { return [ring] }
    return [.effect(.clip(Path(area), FillStyle()), [ring])]
  }

  private func isEffectOn(around node: LayoutNode) -> Bool {
    !sequence(first: node, next: \.parent).contains { ($0 as? FocusEffectNode)?.isOn == false }
  }

  /// The part of the window through which scrolled content shows; nil where nothing scrolls.
  private func visibleArea(of node: LayoutNode) -> CGRect? {
    var area: CGRect?
    for case let scrolling as any ScrollingNode in sequence(first: node as LayoutNode, next: \.parent) {
      let corner = scrolling.frame().origin
      let window = scrolling.visibleArea.offsetBy(dx: corner.x, dy: corner.y)
      area = area?.intersection(window) ?? window
    }
    return area?.isNull == true ? .zero : area
  }
}
