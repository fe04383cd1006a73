import Foundation
import MartletDisplay

extension TextEngine {
  /// The size of a block under a proposal, in points.
  ///
  /// A nil width sets each paragraph on one line; a width breaks lines at words, and inside words that are wider.
  /// A height limits the number of lines, never below one. Infinite and NaN count as nil, negative as zero. A
  /// block without characters is as high as a line and has no width. Spec: A13–A23.
  /// The cost grows with the text the first time, then with nothing.
  public func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    shaped(block).set(width: width, height: height).metrics
  }

  /// The shaped form, kept in the block and shared by equal blocks.
  func shaped(_ block: TextBlock) -> ShapedText {
    if let known = block.engineStorage as? ShapedText, known.engine === self { return known }
    let made = cache.shaped(block, engine: self)
    block.engineStorage = made
    return made
  }
}
