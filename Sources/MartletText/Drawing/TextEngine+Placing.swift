import CPango
import Foundation
import MartletDisplay

extension TextEngine {
  /// Where everything of a block stands in `rect`, which is the rect that layout gave it after measuring.
  ///
  /// Lines are aligned inside the rect's width and begin at its top.
  public func place(_ block: TextBlock, in rect: CGRect) -> PlacedText {
    let shaped = shaped(block)
    let set = shaped.set(placedIn: rect.size)
    let result = PlacedText(source: set)
    for line in set.lines {
      let x = rect.minX + block.paragraph.offset(ofWidth: line.shaped.width, in: rect.width)
      line.shaped.forEachRun { run, offset in
        let index = shaped.builder.text.runIndex(atByte: line.shaped.byte(at: run.item.pointee.offset))
        guard index < block.runs.count else { return }
        add(
          RunPlace(
            run: block.runs[index], index: index, glyphItem: run, x: x + offset, top: rect.minY + line.top,
            baseline: rect.minY + line.baseline, height: line.height, scale: set.fitting.scale), to: result)
      }
    }
    return result
  }

  private struct RunPlace {
    var run: TextRun
    var index: Int
    var glyphItem: PangoGlyphItem
    var x: CGFloat
    var top: CGFloat
    var baseline: CGFloat
    var height: CGFloat
    var scale: CGFloat
    var width: CGFloat { CGFloat(pango_glyph_string_get_width(glyphItem.glyphs)) / 1024 }
  }

  private func add(_ place: RunPlace, to result: PlacedText) {
    let run = place.run
    let area = CGRect(x: place.x, y: place.top, width: place.width, height: place.height)
    result.areas.append(.init(runIndex: place.index, rect: area))
    if let background = run.background {
      result.backgrounds.append(.init(rect: area, color: background, pattern: .solid))
    }
    let baseline = place.baseline - run.baselineOffset.usableDistance * place.scale
    switch run.content {
    case .symbol(_, let size, let descent), .image(_, let size, let descent):
      let height = size.height * place.scale
      result.pictures.append(
        .init(
          run: run,
          rect: CGRect(
            x: place.x, y: baseline + descent * place.scale - height, width: size.width * place.scale, height: height)))
    case .text:
      let y = baseline - CGFloat(place.glyphItem.y_offset) / 1024
      if let font = place.glyphItem.item.pointee.analysis.font {
        result.glyphs.append(
          .init(
            font: OpaquePointer(font), glyphs: UnsafeMutableRawPointer(place.glyphItem.glyphs),
            origin: CGPoint(x: place.x, y: y), color: run.color))
      }
    }
    addLines(of: run, place, baseline: baseline, to: result)
  }

  /// Rules under and through text: as thick as a thin stroke of the font, at heights relative to its size.
  private func addLines(of run: TextRun, _ place: RunPlace, baseline: CGFloat, to result: PlacedText) {
    let size = run.font.usableSize * place.scale
    let thickness = max(size / 18, 0.5)
    func rule(_ line: TextRun.Line, below offset: CGFloat) -> PlacedText.Rule {
      let rect = CGRect(x: place.x, y: baseline + offset - thickness / 2, width: place.width, height: thickness)
      return .init(rect: rect, color: line.color ?? run.color, pattern: line.pattern)
    }
    if let underline = run.underline { result.underlines.append(rule(underline, below: size * 0.13)) }
    if let strike = run.strikethrough { result.strikethroughs.append(rule(strike, below: -size * 0.27)) }
  }
}
