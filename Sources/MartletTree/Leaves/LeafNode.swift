import Foundation
import MartletDisplay

/// A leaf that can be veiled: while its content is a stand-in or secret, a shape of its size shows in its place.
open class LeafNode: LayoutNode {
  /// The shape's colour; nil shows the content.
  public final var veil: RGBA? { didSet { if veil != oldValue { contentDidChange() } } }

  /// A shape with corners as round as a line of text has them.
  final func drawVeil(_ color: RGBA, over areas: [CGRect], into items: inout [DisplayItem]) {
    for area in areas where area.width > 0 && area.height > 0 {
      let radius = min(4, area.height / 4)
      let shape = Path(roundedRect: area, cornerSize: CGSize(width: radius, height: radius))
      items.append(.fill(shape, .color(color), FillStyle()))
    }
  }
}
