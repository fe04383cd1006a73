import MartletDisplay

/// What is shaped of a block: a stretch of its bytes, or two of which the middle between them is left out.
struct TextExcerpt {
  struct Piece {
    var range: Range<Int>
    /// Where it begins in the excerpt.
    var offset: Int
  }
  var front: Range<Int>
  var back: Range<Int>?

  var count: Int { front.count + (back?.count ?? 0) }
  var pieces: [Piece] {
    [Piece(range: front, offset: 0)] + (back.map { [Piece(range: $0, offset: front.count)] } ?? [])
  }

  /// The block's byte at an offset in the excerpt.
  func byte(at offset: Int) -> Int {
    guard let back, offset >= front.count else { return front.lowerBound + offset }
    return back.lowerBound + offset - front.count
  }

  /// The bytes that a truncated line takes from one side to begin with: more than a window shows.
  static let shortestReach = 4096
}

extension BlockText {
  /// What a truncated line can show of a range if it shows at most `reach` bytes from each side.
  func excerpt(of range: Range<Int>, _ mode: ParagraphStyle.Truncation, reach: Int) -> TextExcerpt {
    guard range.count > 2 * reach else { return TextExcerpt(front: range) }
    let front = range.lowerBound..<characterStart(atOrBefore: range.lowerBound + reach)
    let back = characterStart(atOrBefore: range.upperBound - reach)..<range.upperBound
    return switch mode {
    case .tail: TextExcerpt(front: front)
    case .head: TextExcerpt(front: back)
    case .middle: TextExcerpt(front: front, back: back)
    }
  }
}
