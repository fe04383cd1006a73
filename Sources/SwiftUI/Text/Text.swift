import Foundation
import MartletControls
import MartletDisplay
import MartletTree

/// Text that does not change by hand, in one or several looks. Spec: A13-A23, I1-I31.
public struct Text: Equatable {
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
      var drawn: TextRun.Line.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      }
    }
    var pattern: Pattern
    var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    public static let single = LineStyle()
  }

  /// What kind of text a moving time shows. Spec: I12.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  enum Modifier: Equatable {
    case font(Font?), trait(Font.Trait), weight(Font.Weight?), color(Color?), style(AnyShapeStyleBox)
    case underline(LineStyle?), strikethrough(LineStyle?), tracking(CGFloat), kerning(CGFloat), baselineOffset(CGFloat)
  }

  let storage: TextStorage
  var modifiers: [Modifier] = []

  init(storage: TextStorage) { self.storage = storage }

  /// Shows `content` exactly as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows a string as it is: only literals are looked up in the app's strings. Spec: I1.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Shows the text of a key in the app's strings, or the key itself. Spec: I1-I3.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// Shows text with attributes of its own, which beat modifiers. Spec: I11.
  @_disfavoredOverload public init(_ content: AttributedString) { storage = .attributed(content) }

  /// Shows a picture in a line of text. Spec: I25.
  public init(_ image: Image) { storage = .image(image) }

  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }
  public init(_ dates: ClosedRange<Date>) { storage = .interval(dates.lowerBound, dates.upperBound) }
  public init(_ interval: DateInterval) { storage = .interval(interval.start, interval.end) }

  /// Shows a value by a format that follows the locale. Spec: I14.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(TextFormat { format.locale($0).format(input) })
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  /// The same of values that have no object of their own here.
  public init<Subject: _DescribedValue>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  func with(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

/// A style inside a value that is compared: equal when it is the same type and, where it can be, the same value.
struct AnyShapeStyleBox: Equatable {
  let style: AnyShapeStyle
  static func == (a: Self, b: Self) -> Bool { areEqual(a.style.style, b.style.style) }
  private static func areEqual(_ a: any ShapeStyle, _ b: any ShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ a: S) -> Bool { (b as? S).map { SwiftUI.areEqual(a, $0) } ?? false }
    return compare(a)
  }
}

/// What a text is made of.
indirect enum TextStorage: Equatable {
  case verbatim(String)
  case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
  case attributed(AttributedString)
  case image(Image)
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case formatted(TextFormat)
  case joined(Text, Text)
  case word(Word, [String])
  case timer(TimerInterval)
}

/// A value waiting for a locale. It has no equality: two are never equal.
struct TextFormat: Equatable {
  let string: (Locale) -> String
  static func == (a: Self, b: Self) -> Bool { false }
}

extension Text {
  /// Each piece keeps its own attributes; later modifiers fill what a piece did not set. Spec: I9.
  public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public func bold() -> Text { with(.trait(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with(.trait(.italic)) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospacedDigit() -> Text { with(.trait(.monospacedDigits)) }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.trait(.monospaced)) : self }
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.trait(.width($0))) } ?? self }
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.style(AnyShapeStyleBox(style: AnyShapeStyle(style))))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(color: color) : nil))
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
}

extension Text: LeafView {
  func makeElement(in context: ElementContext) -> TextNode {
    let node = makeNode(in: context)
    node.veil = context.environment.veil
    follow(node, in: context)
    node.spokenText = node.block.spokenText
    return node
  }
  private func makeNode(in context: ElementContext) -> TextNode {
    let block = block(in: context.environment)
    guard let link = context.environment.textSelectionLink else {
      return TextNode(context: context.layout, block: block)
    }
    let node = SelectableTextNode(context: context.layout, block: block)
    link.connect(node)
    return node
  }
  func update(_ node: TextNode, in context: ElementContext) {
    node.block = block(in: context.environment)
    node.veil = context.environment.veil
    follow(node, in: context)
    node.spokenText = node.block.spokenText
    if let node = node as? SelectableTextNode {
      node.tint = TintShapeStyle()._paint(in: context.environment).color
    }
  }
}
