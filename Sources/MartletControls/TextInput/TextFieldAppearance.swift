import Foundation
import MartletDisplay
import MartletHost

/// How a text field looks and what it takes: everything of it that is no text.
public struct TextFieldAppearance: Equatable {
  public enum Shape: Equatable, Sendable {
    /// One line; longer text moves sideways.
    case line
    /// As many lines as the text has, within limits; longer text moves up.
    case lines(minimum: Int, maximum: Int?)
    /// All lines, on a page that the field fills.
    case page
  }
  /// Which letters are made capital while typing.
  public typealias Capitals = TextInputState.Capitals

  public var shape = Shape.line
  public var font: FontDescription
  public var color: RGBA
  /// The caret and, weaker, the selection.
  public var tint: RGBA
  public var tracking: CGFloat = 0
  public var kerning: CGFloat = 0
  public var paragraph = ParagraphStyle()
  public var isSecure = false
  public var isEnabled = true
  public var capitals = Capitals.none
  public var keyboard = TextInputState.Keyboard.standard
  /// Whether an input method leaves mistakes as they are.
  public var leavesMistakes = false
  public var prompt = ""
  /// Points around the field in which a press means it: the box that a style draws.
  public var pressOutset = CGSize.zero

  public init(font: FontDescription, color: RGBA, tint: RGBA) {
    (self.font, self.color, self.tint) = (font, color, tint)
  }

  public var isMultiline: Bool { shape != .line }

  /// How strong the tint is behind selected text: own knowledge, no public figure.
  static let selectionOpacity = 0.2

  var selectionColor: RGBA { tint.opacity(Self.selectionOpacity) }

  /// The text as it is set: one look, with a line under what an input method has not decided.
  func block(of text: String, composing: Range<Int>? = nil) -> TextBlock {
    var paragraph = paragraph
    (paragraph.lineLimit, paragraph.minimumLines, paragraph.minimumScaleFactor) = (nil, nil, 1)
    guard let composing else { return TextBlock(runs: [run(text)], paragraph: paragraph) }
    let characters = Array(text)
    let middle = run(String(characters[composing]), isComposing: true)
    let runs = [
      run(String(characters[..<composing.lowerBound])), middle, run(String(characters[composing.upperBound...])),
    ]
    return TextBlock(runs: runs.filter { $0.content != .text("") }, paragraph: paragraph)
  }

  private func run(_ text: String, isComposing: Bool = false) -> TextRun {
    TextRun(
      content: .text(text), font: font, color: color, underline: isComposing ? TextRun.Line() : nil,
      tracking: tracking, kerning: kerning)
  }
}
