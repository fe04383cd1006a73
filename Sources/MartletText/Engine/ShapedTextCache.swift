import MartletDisplay

/// Shaped text by content, so that a body that makes an equal block again does not shape it again. Two
/// generations: what was not asked for during one of them is dropped.
struct ShapedTextCache {
  private var recent: [TextBlock: ShapedText] = [:]
  private var older: [TextBlock: ShapedText] = [:]
  /// Blocks in a generation. A screen shows a few hundred.
  private static let generationLimit = 2_000

  mutating func shaped(_ block: TextBlock, engine: TextEngine) -> ShapedText {
    if let known = recent[block] { return known }
    // A copy of the block, because the original will hold the shaped text.
    let shaped =
      older[block]
      ?? ShapedText(block: TextBlock(runs: block.runs, paragraph: block.paragraph), engine: engine)
    if recent.count >= Self.generationLimit {
      older = recent
      recent = [:]
    }
    recent[shaped.block] = shaped
    return shaped
  }

  mutating func removeAll() {
    recent = [:]
    older = [:]
  }
}
