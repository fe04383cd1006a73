/// Counts over a subtree, by which it is judged. Tallies of children add up, so that judging every element of a page
/// costs one walk.
struct Tally {
  var images = 0, paragraphs = 0, items = 0, inputs = 0, embeds = 0
  /// Lengths of texts; text counts once for each of its elements of the kind.
  var headingLength = 0, textElementLength = 0, itemLength = 0
  var hasVideo = false
  var hasDataTable = false

  private static let textElements = Tags.blocks.union(["span", "li", "td"])

  init() {}

  /// Of the element itself, without what is below.
  init(of node: Node) {
    switch node.tag {
    case "img": images = 1
    case "p": paragraphs = 1
    case "input": inputs = 1
    case "li":
      items = 1
      itemLength = node.textLength
    case "object", "embed", "iframe":
      embeds = 1
      hasVideo = node.isVideo
    case "table": hasDataTable = node.isDataTable
    case "h1", "h2", "h3", "h4", "h5", "h6": headingLength = node.textLength
    default: break
    }
    if Self.textElements.contains(node.tag) { textElementLength = node.textLength }
  }

  static func += (left: inout Self, right: Self) {
    left.images += right.images
    left.paragraphs += right.paragraphs
    left.items += right.items
    left.inputs += right.inputs
    left.embeds += right.embeds
    left.headingLength += right.headingLength
    left.textElementLength += right.textElementLength
    left.itemLength += right.itemLength
    left.hasVideo = left.hasVideo || right.hasVideo
    left.hasDataTable = left.hasDataTable || right.hasDataTable
  }
}
