import CPango
import Foundation

/// A stretch of a block that is shaped by itself: all of a block of usual length, a paragraph of a long one.
///
/// OPTIMIZATION: Pango sets the paragraphs of one layout in a time that grows with the square of their number (80 lines
/// took 2 ms, 5,000 lines 2 s), and sets all of them when only a few show.
final class ShapedParagraph {
  /// Blocks up to this many bytes are left to Pango as a whole.
  static let usualLength = 4096
  /// Longer paragraphs are shaped piece by piece and not kept.
  private static let keptLength = 8192
  private static let pieceLength = 4096
  /// A line without end is broken here, in points: Pango counts to two millions.
  private static let longestLine: CGFloat = 100_000
  /// Points a byte takes at least, roughly: longer text is not shaped on one line in the hope that it fits.
  private static let narrowestByte: CGFloat = 3

  let range: Range<Int>
  /// The direction of the text, nil to leave it to Pango.
  private let isRightToLeft: Bool?
  private var layout: ShapedLayout?
  /// The paragraph on one line; of a block of usual length, each paragraph on one.
  private var naturalLines: [ShapedLine]?

  private init(_ range: Range<Int>, isRightToLeft: Bool?) {
    (self.range, self.isRightToLeft) = (range, isRightToLeft)
  }

  static func paragraphs(of builder: LayoutBuilder) -> [ShapedParagraph] {
    let text = builder.text
    guard text.bytes.count > usualLength else {
      return [ShapedParagraph(0..<text.bytes.count, isRightToLeft: nil)]
    }
    // A paragraph without letters goes on in the direction of the one before, as in Pango.
    var isRightToLeft = builder.block.paragraph.isRightToLeft
    return text.paragraphs.map { range in
      isRightToLeft = text.isRightToLeft(range) ?? isRightToLeft
      return ShapedParagraph(range, isRightToLeft: isRightToLeft)
    }
  }

  /// Hands out the lines from the top until no more are wanted; says whether all were.
  func forEachLine(
    _ builder: LayoutBuilder, _ fitting: Fitting, _ width: CGFloat?, _ wantsMore: (ShapedLine) -> Bool
  ) -> Bool {
    if range.count > Self.keptLength { return forEachLinePiecewise(builder, fitting, width, wantsMore) }
    let lines =
      fitting == Fitting()
      ? plainLines(builder, width)
      : builder.layout(of: range, fitting, isRightToLeft: isRightToLeft).lines(width: width)
    return lines.allSatisfy(wantsMore)
  }

  private func plainLines(_ builder: LayoutBuilder, _ width: CGFloat?) -> [ShapedLine] {
    let layout = layout ?? builder.layout(of: range, Fitting(), isRightToLeft: isRightToLeft)
    self.layout = layout
    // OPTIMIZATION: Pango shapes everything again for another width (as long as the first time), and stacks
    // propose several. Lines that fit unbroken stay as they are.
    let isShort = width.map { CGFloat(range.count) * Self.narrowestByte < $0 } ?? true
    if isShort, naturalLines == nil { naturalLines = layout.lines(width: nil) }
    guard let width else { return naturalLines ?? [] }
    if let naturalLines, naturalLines.allSatisfy({ $0.width <= width + 2 / 1024 }) { return naturalLines }
    return layout.lines(width: width)
  }

  /// Lines are filled from the left, so where one ends does not depend on what comes after the word behind it: all
  /// lines of a piece but its last stand, and the next piece begins with that.
  private func forEachLinePiecewise(
    _ builder: LayoutBuilder, _ fitting: Fitting, _ width: CGFloat?, _ wantsMore: (ShapedLine) -> Bool
  ) -> Bool {
    var (start, length) = (range.lowerBound, Self.pieceLength)
    while start < range.upperBound {
      let end = min(builder.text.characterStart(atOrBefore: start + length), range.upperBound)
      var lines = builder.layout(of: start..<end, fitting, isRightToLeft: isRightToLeft)
        .lines(width: width ?? Self.longestLine)
      start = range.upperBound
      if end < range.upperBound, let last = lines.popLast() {
        start = last.firstByte
        if lines.count < 3 { length *= 2 }  // the lines are long: less is to be shaped twice
      }
      if !lines.allSatisfy(wantsMore) { return false }
    }
    return true
  }
}

extension BlockText {
  /// The direction of the first letter that has one.
  fileprivate func isRightToLeft(_ range: Range<Int>) -> Bool? {
    let direction = bytes[range].withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_find_base_dir($0.baseAddress, Int32($0.count)) }
    }
    return switch direction {
    case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: false
    case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: true
    default: nil
    }
  }
}
