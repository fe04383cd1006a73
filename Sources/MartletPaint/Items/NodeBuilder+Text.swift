import CGtk
import Foundation
import MartletDisplay
import MartletText

extension NodeBuilder {
  func appendText(_ block: TextBlock, in rect: CGRect, to nodes: inout [RenderNode]) {
    guard rect.origin.isDrawable, rect.width.isFinite, rect.height.isFinite else { return }
    let text = painter.engine.place(block, in: rect)
    for rule in text.backgrounds + text.underlines { append(rule, to: &nodes) }
    for glyphs in text.glyphs { append(glyphs, to: &nodes) }
    for picture in text.pictures { append(picture, to: &nodes) }
    for rule in text.strikethroughs { append(rule, to: &nodes) }
  }

  private func append(_ glyphs: PlacedText.Glyphs, to nodes: inout [RenderNode]) {
    guard glyphs.color.alpha > 0 else { return }
    var (color, origin) = (glyphs.color.gdk, glyphs.origin.graphene)
    let font = UnsafeMutablePointer<PangoFont>(glyphs.font)
    let string = glyphs.glyphs.assumingMemoryBound(to: PangoGlyphString.self)
    if let node = RenderNode(gsk_text_node_new(font, string, &color, &origin)) { nodes.append(node) }
  }

  private func append(_ rule: PlacedText.Rule, to nodes: inout [RenderNode]) {
    if rule.pattern == .solid {
      if let node = rectNode(rule.rect, rule.color) { nodes.append(node) }
      return
    }
    let dashes: [TextRun.Line.Pattern: [CGFloat]] = [
      .dot: [1, 2], .dash: [5, 3], .dashDot: [5, 2, 1, 2], .dashDotDot: [5, 2, 1, 2, 1, 2],
    ]
    let height = rule.rect.height
    var line = Path()
    line.move(to: CGPoint(x: rule.rect.minX, y: rule.rect.midY))
    line.addLine(to: CGPoint(x: rule.rect.maxX, y: rule.rect.midY))
    let style = StrokeStyle(lineWidth: height, dash: (dashes[rule.pattern] ?? []).map { $0 * height })
    if let node = strokeNode(line, .color(rule.color), style) { nodes.append(node) }
  }

  private func append(_ picture: PlacedText.Picture, to nodes: inout [RenderNode]) {
    switch picture.run.content {
    case .text: break
    case .image(let image, _, _):
      if let node = imageNode(image, picture.rect, ImageOptions()) { nodes.append(node) }
    case .symbol(let symbol, _, _):
      let rect = picture.rect
      let place = CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
      for layer in symbol.layers {
        let style = FillStyle(eoFill: layer.usesEvenOddFill)
        if let node = fillNode(layer.path.applying(place), .color(picture.run.color), style) { nodes.append(node) }
      }
    }
  }
}
