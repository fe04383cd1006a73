import Foundation
import MartletDisplay
import MartletText

/// Turns the text of labels and text views into what the text engine sets.
struct AttributedText {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineLimit: Int?
  var minimumScale: CGFloat = 1
  var isRightToLeft = false

  /// Under the current traits.
  func block(_ text: NSAttributedString) -> TextBlock {
    var runs: [TextRun] = []
    var style: NSParagraphStyle?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      runs.append(run(text.attributedSubstring(from: range).string, attributes))
    }
    return TextBlock(runs: runs, paragraph: paragraph(style))
  }

  private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as NSNumber: CGFloat(value.doubleValue)
      case let value as Int: CGFloat(value)
      default: 0
      }
    }
    func line(_ style: NSAttributedString.Key, _ color: NSAttributedString.Key) -> TextRun.Line? {
      number(style) == 0 ? nil : TextRun.Line(color: (attributes[color] as? UIColor)?._rgba)
    }
    return TextRun(
      content: .text(text), font: (attributes[.font] as? UIFont ?? font)._description,
      color: (attributes[.foregroundColor] as? UIColor ?? color)._rgba,
      background: (attributes[.backgroundColor] as? UIColor)?._rgba,
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor), tracking: number(.tracking),
      kerning: number(.kern), baselineOffset: number(.baselineOffset),
      link: attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) })
  }

  private func paragraph(_ style: NSParagraphStyle?) -> ParagraphStyle {
    var paragraph = ParagraphStyle()
    paragraph.isRightToLeft = isRightToLeft
    paragraph.lineLimit = lineLimit
    paragraph.minimumScaleFactor = minimumScale
    paragraph.lineSpacing = style?.lineSpacing ?? 0
    let alignment = style.map { $0.alignment == .natural ? self.alignment : $0.alignment } ?? self.alignment
    paragraph.alignment =
      switch alignment {
      case .center: .center
      case .left: isRightToLeft ? .trailing : .leading
      case .right: isRightToLeft ? .leading : .trailing
      case .natural, .justified: .leading
      }
    paragraph.truncation =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    return paragraph
  }
}
