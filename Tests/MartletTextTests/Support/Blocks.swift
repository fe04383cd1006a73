import Foundation
import MartletDisplay
@testable import MartletText

/// Inter and the fonts that fill in for it must be installed: these tests set real text. An engine belongs to one
/// thread, so every suite here belongs to the main actor.
@MainActor let engine = TextEngine()

func run(_ text: String, _ font: FontDescription = FontDescription(size: 17)) -> TextRun {
  TextRun(content: .text(text), font: font, color: .black)
}

func block(_ text: String, size: CGFloat = 17, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> TextBlock {
  block([run(text, FontDescription(size: size))], change)
}

func block(_ runs: [TextRun], _ change: (inout ParagraphStyle) -> Void = { _ in }) -> TextBlock {
  var paragraph = ParagraphStyle()
  change(&paragraph)
  return TextBlock(runs: runs, paragraph: paragraph)
}

@MainActor func measure(_ block: TextBlock, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> TextMetrics {
  engine.measure(block, width: width, height: height)
}

@MainActor func lines(_ block: TextBlock, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> [String] {
  engine.lines(of: block, width: width, height: height).lines.map(\.text)
}

let sentence = "The quick brown fox jumps over the lazy dog and runs away into the forest."
