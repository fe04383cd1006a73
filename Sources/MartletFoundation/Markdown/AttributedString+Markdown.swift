import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens to text that can't be read. Inline text always can: malformed marks stay as they are.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads inline Markdown: emphasis, strong, code, strikethrough and links.
  ///
  /// DEVIATION: every syntax option reads inline Markdown only, and block marks such as "# " stay text. Relative links
  /// start from `baseURL`. Nothing is thrown.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for span in InlineMarkdown.spans(of: markdown) { append(AttributedString(span, baseURL: baseURL)) }
  }

  /// Reads inline Markdown in UTF-8. Bytes that are no UTF-8 become replacement characters.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  package init(_ span: InlineMarkdown.Span, baseURL: URL? = nil) {
    self.init(span.text)
    var intent: InlinePresentationIntent = []
    if span.isStrong { intent.insert(.stronglyEmphasized) }
    if span.isEmphasized { intent.insert(.emphasized) }
    if span.isCode { intent.insert(.code) }
    if span.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let destination = span.destination { self.link = URL(string: destination, relativeTo: baseURL) }
  }
}
