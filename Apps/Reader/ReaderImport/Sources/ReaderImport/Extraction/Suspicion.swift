/// Whether an element with few commas is a stranger to the article: a form, a list of links, a gallery of teasers.
struct Suspicion {
  var node: Node
  /// Of its class and id.
  var weight: Int
  /// Of what is below it.
  var tally: Tally

  var isJustified: Bool {
    if tally.hasVideo { return false }
    if node.textLength < 20 && Words.placeholders.contains(node.readText.lowercased()) { return true }
    return hasReason && !(isList && isListOfImages)
  }

  private var isList: Bool {
    if node.tag == "ul" || node.tag == "ol" { return true }
    let length = node.textLength
    return length > 0 && Double(tally.itemLength) / Double(length) > 0.9
  }

  private var hasReason: Bool {
    let length = node.textLength
    let density = node.linkDensity
    let isInFigure = node.isInside("figure")
    let images = tally.images
    if !isInFigure && images > 1 && Double(tally.paragraphs) / Double(images) < 0.5 { return true }
    // A list of up to a hundred items is one of the text's.
    if !isList && tally.items - 100 > tally.paragraphs { return true }
    if tally.inputs > tally.paragraphs / 3 { return true }
    let headingDensity = length == 0 ? 0 : Double(tally.headingLength) / Double(length)
    if !isList && !isInFigure && headingDensity < 0.9 && length < 25 && (images == 0 || images > 2) && density > 0 {
      return true
    }
    if !isList && weight < 25 && density > 0.2 { return true }
    if weight >= 25 && density > 0.5 { return true }
    if (tally.embeds == 1 && length < 75) || tally.embeds > 1 { return true }
    return images == 0 && tally.textElementLength == 0
  }

  /// A gallery: one picture an item.
  private var isListOfImages: Bool {
    tally.images == tally.items && node.elements.allSatisfy { $0.elements.count <= 1 }
  }
}
