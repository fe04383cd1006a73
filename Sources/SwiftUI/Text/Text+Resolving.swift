import Foundation
import MartletControls
import MartletDisplay

extension Text {
  /// The text ready to be set in these surroundings. Spec: I6.
  func block(in environment: EnvironmentValues) -> TextBlock {
    TextBlock(runs: runs(in: environment), paragraph: environment.paragraphStyle)
  }

  func runs(in environment: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    append(to: &runs, inherited: TextLook(environment), environment: environment)
    return runs
  }

  /// The characters alone, as they are spoken or used as a title.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  private func append(to runs: inout [TextRun], inherited: TextLook, environment: EnvironmentValues) {
    var look = inherited
    // The modifier closest to the text wins, so those further out are applied first. Spec: I10.
    for modifier in modifiers.reversed() { look.apply(modifier) }
    let locale = environment.locale
    switch storage {
    case .verbatim(let string): add(string, look, environment, &runs)
    case .localized(let key, let table, let bundle):
      for piece in key.pieces(table: table, bundle: bundle, locale: locale) {
        switch piece {
        case .markdown(let string): addMarkdown(string, look, environment, &runs)
        case .text(let text): text.append(to: &runs, inherited: look, environment: environment)
        }
      }
    case .attributed(let string): addAttributed(string, look, environment, &runs)
    case .image(let image): runs.append(image.run(look: look, in: environment))
    case .date(let date, let style): add(style.string(date, environment), look, environment, &runs)
    case .interval(let start, let end): add(DateStyle.interval(start, end, environment), look, environment, &runs)
    case .timer(let timer): add(timer.string(in: environment), look, environment, &runs)
    case .formatted(let format): add(format.string(locale), look, environment, &runs)
    case .word(let word, let arguments): add(word.text(in: locale, arguments), look, environment, &runs)
    case .joined(let a, let b):
      a.append(to: &runs, inherited: look, environment: environment)
      b.append(to: &runs, inherited: look, environment: environment)
    }
  }

  private func add(_ string: String, _ look: TextLook, _ environment: EnvironmentValues, _ runs: inout [TextRun]) {
    guard !string.isEmpty else { return }
    let shown =
      switch environment.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    runs.append(look.run(.text(shown), in: environment))
  }

  /// Literals may carry emphasis, code, strikethrough and links. Spec: I7.
  private func addMarkdown(
    _ string: String, _ look: TextLook, _ environment: EnvironmentValues, _ runs: inout [TextRun]
  ) {
    for span in InlineMarkdown.spans(of: string) {
      var look = look
      if span.isStrong { look.traits.append(.bold) }
      if span.isEmphasized { look.traits.append(.italic) }
      if span.isCode { look.traits.append(.monospaced) }
      if span.isStruck { look.strikethrough = LineStyle() }
      if let link = span.link {
        look.link = link
        look.style = AnyShapeStyle(TintShapeStyle())
      }
      add(span.text, look, environment, &runs)
    }
  }

  private func addAttributed(
    _ string: AttributedString, _ look: TextLook, _ environment: EnvironmentValues, _ runs: inout [TextRun]
  ) {
    for run in string.runs {
      var look = look
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { look.traits.append(.bold) }
        if intent.contains(.emphasized) { look.traits.append(.italic) }
        if intent.contains(.code) { look.traits.append(.monospaced) }
        if intent.contains(.strikethrough) { look.strikethrough = LineStyle() }
      }
      if let link = run.link {
        look.link = link
        look.style = AnyShapeStyle(TintShapeStyle())
      }
      if let font = run.swiftUI.font { look.font = font }
      if let color = run.swiftUI.foregroundColor { look.style = AnyShapeStyle(color) }
      if let color = run.swiftUI.backgroundColor { look.background = color }
      if let style = run.swiftUI.underlineStyle { look.underline = style }
      if let style = run.swiftUI.strikethroughStyle { look.strikethrough = style }
      if let kern = run.swiftUI.kern { look.kerning = kern }
      if let tracking = run.swiftUI.tracking { look.tracking = tracking }
      if let offset = run.swiftUI.baselineOffset { look.baselineOffset = offset }
      add(String(string[run.range].characters), look, environment, &runs)
    }
  }
}

/// The attributes that are in force at one place of a text.
struct TextLook {
  var font: Font?
  var traits: [Font.Trait] = []
  var style: AnyShapeStyle?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var tracking: CGFloat
  var kerning: CGFloat
  var baselineOffset: CGFloat
  var link: URL?

  init(_ environment: EnvironmentValues) {
    underline = environment.underlineStyle
    strikethrough = environment.strikethroughStyle
    tracking = environment.textTracking
    kerning = environment.textKerning
    baselineOffset = environment.textBaselineOffset
  }

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .trait(let trait): traits.append(trait)
    case .weight(let weight): if let weight { traits.append(.weight(weight)) }
    case .color(let color): style = color.map { AnyShapeStyle($0) }
    case .style(let box): style = box.style
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .tracking(let tracking): self.tracking = tracking
    case .kerning(let kerning): self.kerning = kerning
    case .baselineOffset(let offset): baselineOffset = offset
    }
  }

  func resolvedFont(in environment: EnvironmentValues) -> FontDescription {
    var description = Font.surrounding(environment, own: font)
    for trait in traits { trait.apply(to: &description, emphasizedWeight: description.size >= 22 ? 700 : 600) }
    return description
  }

  func color(in environment: EnvironmentValues) -> RGBA {
    (style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)).color
  }

  func run(_ content: TextRun.Content, in environment: EnvironmentValues) -> TextRun {
    func line(_ style: Text.LineStyle?) -> TextRun.Line? {
      style.map { TextRun.Line(pattern: $0.pattern.drawn, color: $0.color?.rgba(in: environment)) }
    }
    return TextRun(
      content: content, font: resolvedFont(in: environment), color: color(in: environment),
      background: background?.rgba(in: environment), underline: line(underline), strikethrough: line(strikethrough),
      tracking: tracking, kerning: kerning, baselineOffset: baselineOffset, link: link)
  }
}

extension TextBlock {
  /// The words as they are read aloud when pictures stand between them: a symbol by its name. Nil for plain text.
  var spokenText: String? {
    guard runs.contains(where: { if case .text = $0.content { false } else { true } }) else { return nil }
    return runs.map { run in
      switch run.content {
      case .text(let text): text
      case .symbol(let drawing, _, _): drawing.name.replacingOccurrences(of: ".", with: " ")
      case .image: ""
      }
    }.joined()
  }
}

extension EnvironmentValues {
  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment =
      switch multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style.isRightToLeft = layoutDirection == .rightToLeft
    style.lineLimit = lineLimit
    style.minimumLines = minimumLines
    style.lineSpacing = lineSpacing
    style.minimumScaleFactor = minimumScaleFactor
    style.allowsTightening = allowsTightening
    // OPTIMIZATION: Foundation's replacing was a tenth of the time to make a list's rows.
    style.language = String(locale.identifier.map { $0 == "_" ? "-" : $0 })
    return style
  }
}
