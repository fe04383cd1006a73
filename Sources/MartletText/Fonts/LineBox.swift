import Foundation
import MartletDisplay

/// How far a line reaches above and below its baseline, in points.
struct LineBox: Equatable {
  var ascent: CGFloat
  var descent: CGFloat
  var height: CGFloat { ascent + descent }

  /// Ascent and descent of the system font relative to its size: 1950 and 494 units of 2048, together the factor
  /// 1.193. Spec: M-TEXT.
  static func system(size: CGFloat) -> LineBox {
    LineBox(ascent: size * 1950 / 2048, descent: size * 494 / 2048)
  }

  /// The box of exactly `height`. What a text style adds to the font's own height goes half above and half below
  /// the line, so that capitals stay in the middle of a row or a button at every size.
  func stretched(to height: CGFloat?) -> LineBox {
    guard let height, height > 0, height.isFinite else { return self }
    let extra = (height - self.height) / 2
    return LineBox(ascent: ascent + extra, descent: descent + extra)
  }

  func union(_ other: LineBox) -> LineBox {
    LineBox(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
  }
}
