import CPango
import Foundation
import MartletDisplay

/// Text after breaking and fitting: its lines, each at its place in the height.
final class SetText {
  struct Line {
    var shaped: ShapedLine
    /// From the top of the text, in points.
    var top: CGFloat
    var baseline: CGFloat
    var height: CGFloat
  }
  let lines: [Line]
  let metrics: TextMetrics
  let fitting: Fitting

  init(
    lines shaped: [(ShapedLine, LineBox)], fitting: Fitting, isTruncated: Bool, proposedWidth: CGFloat?,
    paragraph: ParagraphStyle
  ) {
    var lines: [Line] = []
    var y: CGFloat = 0
    for (line, box) in shaped {
      if !lines.isEmpty { y += paragraph.lineSpacing.usableDistance }
      lines.append(Line(shaped: line, top: y, baseline: y + box.ascent, height: box.height))
      y += box.height
    }
    // Lines that are reserved but empty are as high as the last one. Spec: A21.
    if let minimum = paragraph.minimumLines, minimum > lines.count, let last = lines.last {
      y += CGFloat(min(minimum, 10_000) - lines.count) * (last.height + paragraph.lineSpacing.usableDistance)
    }
    let width = lines.map(\.shaped.width).max() ?? 0
    self.lines = lines
    self.fitting = fitting
    metrics = TextMetrics(
      size: CGSize(width: Self.reported(width, proposedWidth), height: max(y, 0)),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count,
      isTruncated: isTruncated, scale: fitting.scale)
  }

  /// Rounding up must not pass the proposal that the lines were broken for.
  private static func reported(_ width: CGFloat, _ proposal: CGFloat?) -> CGFloat {
    let rounded = (width * 64).rounded(.up) / 64
    guard let proposal, width <= proposal + 2 / 1024 else { return rounded }
    return min(rounded, proposal)
  }
}
