import Foundation

/// A font as an engine needs it: family, size and shape, nothing of text styles.
public struct FontDescription: Hashable, Sendable {
  /// The system families, and any other by name.
  public enum Family: Hashable, Sendable { case system, rounded, serif, monospaced, named(String) }
  public var family: Family
  /// Points.
  public var size: CGFloat
  /// CSS weight, 100 to 900; 400 regular, 600 semibold, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var hasSmallCaps: Bool
  /// -1 condensed, 0 standard, 1 expanded.
  public var width: Int
  /// The distance from one line's top to the next one's in points; nil for the font's own.
  public var lineHeight: CGFloat?
  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    hasSmallCaps: Bool = false, width: Int = 0, lineHeight: CGFloat? = nil
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.hasMonospacedDigits, self.hasSmallCaps, self.width) = (hasMonospacedDigits, hasSmallCaps, width)
    self.lineHeight = lineHeight
  }
}

/// A stretch of text in one look.
public struct TextRun: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case text(String)
    /// A picture that stands in the line: its size and the distance of its bottom below the baseline, in points.
    case symbol(SymbolDrawing, size: CGSize, descent: CGFloat)
    case image(ImageReference, size: CGSize, descent: CGFloat)
  }
  public struct Line: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public var pattern: Pattern
    public var color: RGBA?
    public init(pattern: Pattern = .solid, color: RGBA? = nil) { (self.pattern, self.color) = (pattern, color) }
  }
  public var content: Content
  public var font: FontDescription
  public var color: RGBA
  public var background: RGBA?
  public var underline: Line?
  public var strikethrough: Line?
  /// Extra points after each character.
  public var tracking: CGFloat
  public var kerning: CGFloat
  /// Points upwards.
  public var baselineOffset: CGFloat
  public var link: URL?
  public init(
    content: Content, font: FontDescription, color: RGBA, background: RGBA? = nil, underline: Line? = nil,
    strikethrough: Line? = nil, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    link: URL? = nil
  ) {
    (self.content, self.font, self.color, self.background) = (content, font, color, background)
    (self.underline, self.strikethrough, self.tracking, self.kerning) = (underline, strikethrough, tracking, kerning)
    (self.baselineOffset, self.link) = (baselineOffset, link)
  }
}

/// How lines of text are set.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  public var alignment = Alignment.leading
  /// The interface's direction: leading is the right edge when set. Text itself follows its content. Spec: I29.
  public var isRightToLeft = false
  public var lineLimit: Int?
  /// Lines whose height is taken even when empty. Spec: A21.
  public var minimumLines: Int?
  public var truncation = Truncation.tail
  /// Points between lines. Spec: I22.
  public var lineSpacing: CGFloat = 0
  /// The smallest factor to which text may shrink to fit, 0…1. Spec: A19.
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  /// A BCP 47 tag that chooses Han variants and line breaks.
  public var language: String?
  public init() {}
}

/// Text ready to be set: an immutable value shared by reference, so that an engine may keep what it shaped.
public final class TextBlock: Hashable, @unchecked Sendable {
  public let runs: [TextRun]
  public let paragraph: ParagraphStyle
  /// The text engine's shaped form, made on first use on the main thread; nothing else touches it.
  public var engineStorage: AnyObject?

  public init(runs: [TextRun], paragraph: ParagraphStyle) {
    self.runs = runs
    self.paragraph = paragraph
  }

  public static func == (a: TextBlock, b: TextBlock) -> Bool {
    a === b || (a.paragraph == b.paragraph && a.runs == b.runs)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// The characters, with U+FFFC for pictures.
  public var string: String {
    runs.map { if case .text(let text) = $0.content { text } else { "\u{FFFC}" } }.joined()
  }
}
