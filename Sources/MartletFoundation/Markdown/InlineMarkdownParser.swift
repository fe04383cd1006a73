/// Reads one string of inline Markdown from left to right.
///
/// The output is a flat row of spans. A run of `*`, `_` or `~` and an opening bracket are spans of their own until
/// their partner is found; then the partner's characters are taken away and the look of all spans between changes:
///
///     before   "a "  "**"  "b"  "**"        after   "a "  ""  "b"(strong)  ""
struct InlineMarkdownParser {
  /// A run of one delimiter character that may still open or close something.
  struct Delimiter {
    let character: Unicode.Scalar
    /// The place of the run in `spans`.
    let span: Int
    let originalCount: Int
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  struct Bracket {
    let span: Int
    let isImage: Bool
    /// The number of delimiters before it: those are outside of the link.
    let delimiters: Int
    /// False inside of another link's text: links don't nest.
    var isActive = true
  }

  let scalars: [Unicode.Scalar]
  var position = 0
  var spans: [InlineMarkdown.Span] = []
  var delimiters: [Delimiter] = []
  var brackets: [Bracket] = []
  private var pending = String.UnicodeScalarView()

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  mutating func parse() -> [InlineMarkdown.Span] {
    while position < scalars.count { step() }
    flush()
    matchDelimiters(from: 0)
    return spans
  }

  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + offset) ? scalars[position + offset] : nil
  }

  private mutating func step() {
    switch scalars[position] {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiters()
    case "!" where peek(1) == "[": openBracket(isImage: true)
    case "[": openBracket(isImage: false)
    case "]": closeBracket()
    case "<": readAutolink()
    default: readLiteral()
    }
  }

  mutating func readLiteral(_ count: Int = 1) {
    pending.append(contentsOf: scalars[position..<position + count])
    position += count
  }

  /// Ends the plain text gathered so far.
  private mutating func flush() {
    if !pending.isEmpty { spans.append(InlineMarkdown.Span(text: String(pending))) }
    pending = String.UnicodeScalarView()
  }

  mutating func append(_ span: InlineMarkdown.Span) {
    flush()
    spans.append(span)
  }

  private mutating func readEscape() {
    guard let next = peek(1), next.isMarkdownPunctuation, next.isASCII else { return readLiteral() }
    position += 1
    readLiteral()
  }

  /// Code ends at a run of as many backquotes; without one the run is literal.
  private mutating func readCode() {
    let length = runLength(at: position)
    var end = position + length
    while end < scalars.count {
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        append(InlineMarkdown.Span(text: codeText(scalars[position + length..<end]), isCode: true))
        position = end + length
        return
      }
      end += closing
    }
    readLiteral(length)
  }

  /// Line ends count as spaces, and one space at both ends is a separator from the backquotes.
  private func codeText(_ code: ArraySlice<Unicode.Scalar>) -> String {
    var code = code.map { $0 == "\n" ? " " : $0 }
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: code)
    return String(view)
  }

  private func runLength(at start: Int) -> Int {
    scalars[start...].prefix { $0 == scalars[start] }.count
  }

  private mutating func readDelimiters() {
    let character = scalars[position]
    let count = runLength(at: position)
    guard character != "~" || count <= 2 else { return readLiteral(count) }
    let (canOpen, canClose) = flanking(character, before: peek(-1), after: peek(count))
    append(InlineMarkdown.Span(text: String(repeating: String(character), count: count)))
    delimiters.append(
      Delimiter(
        character: character, span: spans.count - 1, originalCount: count, count: count, canOpen: canOpen,
        canClose: canClose))
    position += count
  }

  /// A run opens towards text and closes behind text; underscores inside of a word do neither.
  private func flanking(
    _ character: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> (canOpen: Bool, canClose: Bool) {
    let spaceBefore = before?.properties.isWhitespace ?? true
    let spaceAfter = after?.properties.isWhitespace ?? true
    let markBefore = before?.isMarkdownPunctuation ?? false
    let markAfter = after?.isMarkdownPunctuation ?? false
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    guard character == "_" else { return (isLeft, isRight) }
    return (isLeft && (!isRight || markBefore), isRight && (!isLeft || markAfter))
  }

  private mutating func openBracket(isImage: Bool) {
    append(InlineMarkdown.Span(text: isImage ? "![" : "["))
    brackets.append(Bracket(span: spans.count - 1, isImage: isImage, delimiters: delimiters.count))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return readLiteral() }
    guard bracket.isActive, let target = MarkdownLinkTarget(scalars, at: position + 1) else { return readLiteral() }
    flush()
    spans[bracket.span].text = ""
    matchDelimiters(from: bracket.delimiters)
    // An image shows its description, as it would be read.
    if !bracket.isImage {
      for index in (bracket.span + 1)..<max(spans.count, bracket.span + 1) { spans[index].destination = target.address }
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    position = target.end
  }

  private mutating func readAutolink() {
    guard let end = scalars[position...].firstIndex(of: ">") else { return readLiteral() }
    var inside = String.UnicodeScalarView()
    inside.append(contentsOf: scalars[position + 1..<end])
    let text = String(inside)
    guard let address = MarkdownLinkTarget.address(ofAutolink: text) else { return readLiteral() }
    append(InlineMarkdown.Span(text: text, destination: address))
    position = end + 1
  }
}

extension Unicode.Scalar {
  /// Punctuation and symbols, as CommonMark counts them.
  var isMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
