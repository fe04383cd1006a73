import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// What the host has at the place, or a mark where it has nothing.
  func appendForeign(_ id: UInt64, in rect: CGRect, to nodes: inout [RenderNode]) {
    guard let provider = painter.foreignNode else { return appendPlaceholder(in: rect, to: &nodes) }
    add(RenderNode(provider(id, rect)), to: &nodes)
  }

  /// Marks the place of a host's own widget in a picture that has none.
  func appendPlaceholder(in rect: CGRect, to nodes: inout [RenderNode]) {
    guard let rect = rect.drawable else { return }
    let grey = RGBA(120, 120, 128)
    let items: [DisplayItem] = [
      .rect(rect, grey.opacity(0.16)),
      .stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), .color(grey), StrokeStyle(lineWidth: 1, dash: [4, 3])),
    ]
    for item in items { append(item, to: &nodes) }
    let label = TextRun(
      content: .text("Web page or video"), font: FontDescription(size: 13), color: grey)
    var paragraph = ParagraphStyle()
    paragraph.lineLimit = 1
    let block = TextBlock(runs: [label], paragraph: paragraph)
    let size = painter.engine.measure(block, width: max(rect.width - 8, 0), height: nil).size
    guard size.height <= rect.height else { return }
    appendText(
      block, in: CGRect(origin: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), size: size),
      to: &nodes)
  }
}
