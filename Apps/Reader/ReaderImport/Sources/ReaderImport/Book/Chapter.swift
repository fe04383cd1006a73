/// A chapter: a title and the HTML between `<body>` and `</body>`.
///
/// JSON needs `title` and `html` and no more; what else is known is there by name, and left out where it is not.
public struct Chapter: Codable, Hashable, Sendable {
  public var title: String
  /// Safe elements and attributes (`SafeList`); pictures by their plain file name.
  public var html: String
  public var byline: String?
  /// As the page wrote it, mostly ISO 8601.
  public var date: String?
  /// A BCP 47 tag, such as `pt-BR`.
  public var language: String?
  /// The file name of the picture that stands for the chapter.
  public var leadImage: String?
  /// The address that the chapter came from.
  public var source: String?

  public init(
    title: String, html: String, byline: String? = nil, date: String? = nil, language: String? = nil,
    leadImage: String? = nil, source: String? = nil
  ) {
    self.title = title
    self.html = html
    self.byline = byline
    self.date = date
    self.language = language
    self.leadImage = leadImage
    self.source = source
  }

  /// The chapter in the form of the first readers: title and HTML.
  public var plain: Chapter { Chapter(title: title, html: html) }
}
