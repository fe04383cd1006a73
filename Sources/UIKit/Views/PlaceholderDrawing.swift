import Foundation
import MartletDisplay
import MartletText

/// The marked stand-in for what a view cannot draw yet.
package enum PlaceholderDrawing {
  package static func add(_ text: String, in area: CGRect, to items: inout [DisplayItem]) {
    let color = UIColor.secondaryLabel._rgba
    items.append(.stroke(Path(area.insetBy(dx: 0.5, dy: 0.5)), .color(color), StrokeStyle(lineWidth: 1)))
    var paragraph = ParagraphStyle()
    paragraph.alignment = .center
    let run = TextRun(content: .text(text), font: FontDescription(size: 16), color: color)
    let block = TextBlock(runs: [run], paragraph: paragraph)
    let width = max(0, area.width - 16)
    let height = TextEngine.standard.measure(block, width: width, height: area.height).size.height
    items.append(.text(block, CGRect(x: area.minX + 8, y: area.midY - height / 2, width: width, height: height)))
  }
}
