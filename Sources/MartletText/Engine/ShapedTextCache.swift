import MartletDisplay

/// Shaped text by content, so that a body that makes an equal block again does not shape it again. Two
/// generations: what was not asked for during one of them is dropped. A generation ends by the number of its blocks, or
/// by their length: what was shaped takes some 50 bytes a character.
struct ShapedTextCache {
  private var recent: [TextBlock: ShapedText] = [:]
  private var older: [TextBlock: ShapedText] = [:]
  /// Blocks in a generation. A screen shows a few hundred.
  private static let generationLimit = 2_000
  /// Bytes of text in a generation.
  static let lengthLimit = 4_000_000
  private var recentLength = 0

  mutating func shaped(_ block: TextBlock, engine: TextEngine) -> ShapedText {
    if let known = recent[block] { return known }
    // A copy of the block, because the original will hold the shaped text.
    let shaped =
      older[block]
      ?? ShapedText(block: TextBlock(runs: block.runs, paragraph: block.paragraph), engine: engine)
    let length = shaped.block.length
    if recent.count >= Self.generationLimit || recentLength + length > Self.lengthLimit {
      older = recent
      recent = [:]
      recentLength = 0
    }
    recent[shaped.block] = shaped
    recentLength += length
    return shaped
  }

  mutating func removeAll() {
    recent = [:]
    older = [:]
    recentLength = 0
  }
}

extension TextBlock {
  /// Bytes of text, pictures not counted.
  fileprivate var length: Int {
    runs.reduce(0) { if case .text(let text) = $1.content { $0 + text.utf8.count } else { $0 } }
  }
}
