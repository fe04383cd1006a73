import Foundation

extension LocalizedStringKey {
  /// A part of the finished text.
  enum Piece: Equatable {
    /// Still to be read as inline Markdown. Spec: I7.
    case markdown(String)
    case text(Text)
  }

  /// The translation with its arguments in place. Spec: I2, I3, I30.
  ///
  /// 1. The key is looked up. 2. Place-holders become marks. 3. Markdown is read around the marks, so emphasis may
  /// enclose an argument but nothing in an argument is Markdown. 4. Marks become the arguments.
  func pieces(table: String?, bundle: Bundle?, locale: Locale) -> [Piece] {
    let format = format(table: table, bundle: bundle ?? .main, locale: locale)
    guard !arguments.isEmpty else {
      return [.markdown(Inflection.resolve(format, locale: locale) { _ in "" })]
    }
    var filling = Filling(arguments: arguments, locale: locale)
    let marked = filling.mark(FormatTemplate(format))
    let agreeing = Inflection.resolve(marked, locale: locale) { filling.string(at: $0) }
    return InlineMarkdown.spans(of: agreeing).flatMap { filling.pieces(of: $0) }
  }
}

/// The arguments on their way into a translation.
private struct Filling {
  let arguments: [LocalizedStringKey.Argument]
  let locale: Locale
  /// What stands at each mark, by the mark's number.
  private(set) var filled: [Text] = []
  private var strings: [String] = []

  init(arguments: [LocalizedStringKey.Argument], locale: Locale) {
    (self.arguments, self.locale) = (arguments, locale)
  }

  mutating func mark(_ template: FormatTemplate) -> String {
    var result = ""
    for part in template.parts {
      switch part {
      case .literal(let text): result += text
      case .argument(let index, let specifier):
        // A translation that asks for more than there is shows what it asked for.
        result += arguments.indices.contains(index) ? mark(arguments[index], specifier) : specifier
      }
    }
    return result
  }

  private mutating func mark(_ argument: LocalizedStringKey.Argument, _ specifier: String) -> String {
    guard filled.count < ArgumentMark.limit else { return specifier }
    switch argument {
    case .text(let text):
      filled.append(text)
      strings.append("")
    case .string(let string): add(string)
    case .number(let number): add(number.string(specifier: specifier, locale: locale))
    }
    return ArgumentMark.text(for: filled.count - 1)
  }

  private mutating func add(_ string: String) {
    filled.append(Text(verbatim: string))
    strings.append(string)
  }

  /// The characters of an argument; none for texts, which wait for their surroundings.
  func string(at number: Int) -> String { strings.indices.contains(number) ? strings[number] : "" }

  func pieces(of span: InlineMarkdown.Span) -> [LocalizedStringKey.Piece] {
    ArgumentMark.split(span.text).map { part in
      switch part {
      case .literal(let text): .text(look(of: span, on: Text(verbatim: text), characters: text))
      case .mark(let number): .text(look(of: span, on: filled[number], characters: strings[number]))
      }
    }
  }

  private func look(of span: InlineMarkdown.Span, on text: Text, characters: String) -> Text {
    if let destination = span.destination, !characters.isEmpty {
      return link(characters, to: destination, in: span)
    }
    var text = text
    if span.isStrong { text = text.bold() }
    if span.isEmphasized { text = text.italic() }
    if span.isCode { text = text.monospaced() }
    if span.isStruck { text = text.strikethrough() }
    return text
  }

  private func link(_ characters: String, to destination: String, in span: InlineMarkdown.Span) -> Text {
    var span = span
    span.text = characters
    span.destination = ArgumentMark.split(destination).map { part in
      switch part {
      case .literal(let text): text
      case .mark(let number): strings[number]
      }
    }.joined()
    return Text(AttributedString(span))
  }
}
