import Foundation

/// What an import made: chapters with the pictures that they name.
public struct ImportResult: Sendable {
  public var chapters: [Chapter] = []
  /// New pictures by file name.
  public var images: [String: Data] = [:]
  /// What could not be had, each after the name of its file.
  public var warnings: [String] = []
  /// A title for a book of these chapters: the only chapter's, or the name of the folder.
  public var title = ""
}

/// Makes chapters of saved pages, Markdown, archives, and folders of them.
///
/// Nothing of a page runs, and nothing is asked but the pictures and the gists of its article.
public struct Importer {
  /// nil for offline: pictures are taken from archives and folders alone.
  public var fetcher: (any ResourceFetching)?
  /// Cuts each page at its headings of the highest level that it has twice or more; else a page is a chapter.
  public var splitsByHeadings: Bool
  /// Names of pictures that new ones must not take.
  public var takenNames: Set<String>

  public init(
    fetcher: (any ResourceFetching)? = WebFetcher(), splitsByHeadings: Bool = false, takenNames: Set<String> = []
  ) {
    self.fetcher = fetcher
    self.splitsByHeadings = splitsByHeadings
    self.takenNames = takenNames
  }

  /// Imports a file or a folder. Throws an `ImportError`; a folder with one page that cannot be read gives none, so
  /// that nothing is missing unnoticed.
  public func importPages(at path: String) async throws -> ImportResult {
    var result = ImportResult()
    var images = ImageCollector(fetcher: fetcher) { [takenNames] in takenNames.contains($0) }
    for page in try InputFile.pages(at: path) {
      let (chapter, warnings) = try await chapter(of: page, &images)
      result.chapters += splitsByHeadings ? chapter.splitByHeadings() : [chapter]
      result.warnings += (warnings + images.takeWarnings()).map { "\(page.file): \($0)" }
    }
    result.images = images.files
    result.title =
      result.chapters.count == 1
      ? result.chapters[0].title : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return result
  }

  /// The chapter of one page, with what could not be had; pictures go to the collector.
  func chapter(of page: SourcePage, _ images: inout ImageCollector) async throws -> (Chapter, [String]) {
    switch page.kind {
    case .html: try await article(of: page, &images)
    case .markdown: try await markdown(of: page, &images)
    }
  }

  // MARK: Kinds

  private func article(of page: SourcePage, _ images: inout ImageCollector) async throws -> (Chapter, [String]) {
    let bytes = Charset.utf8(page.bytes, declared: page.charset)
    let root = try HTMLParser.parse(bytes, file: page.file)
    let url = page.url ?? SavedFrom.address(in: bytes) ?? PageReader.address(of: root)
    let reader = PageReader(root, url: url)
    guard let content = reader.content else { throw ImportError(page.file, Wording.noArticle) }
    var embeds = EmbedResolver(page: page, base: reader.base, fetcher: fetcher)
    await embeds.resolve(content)
    let title = reader.title.isEmpty ? page.name : reader.title
    let blocks = ArticleContent.withoutTitle(title, reader.blocks(folder: page.folder))
    await images.collect(in: blocks, of: page)
    let metadata = reader.metadata
    var chapter = Chapter(title: title, html: SafeWriter.html(of: blocks))
    guard !chapter.html.isEmpty else { throw ImportError(page.file, Wording.noArticle) }
    (chapter.byline, chapter.date, chapter.language) = (metadata.byline, metadata.date, metadata.language)
    chapter.source = url.map(\.absoluteString)
    chapter.leadImage = Self.firstImage(in: blocks)
    if let lead = metadata.leadImage, let name = await images.leadImage(lead, of: page, base: reader.base) {
      chapter.leadImage = name
    }
    return (chapter, embeds.warnings)
  }

  private func markdown(of page: SourcePage, _ images: inout ImageCollector) async throws -> (Chapter, [String]) {
    let markdown = try MarkdownPage(Charset.utf8(page.bytes), file: page.file)
    let blocks = ArticleContent.blocks(of: markdown.body, base: nil, folder: page.folder)
    await images.collect(in: blocks, of: page)
    let chapter = Chapter(
      title: markdown.title ?? page.name, html: SafeWriter.html(of: blocks), byline: markdown.byline,
      date: markdown.date,
      language: markdown.language, leadImage: Self.firstImage(in: blocks))
    guard !chapter.html.isEmpty else { throw ImportError(page.file, Wording.noArticle) }
    return (chapter, [])
  }

  /// The picture that stands for a chapter whose page names none.
  private static func firstImage(in blocks: [Node]) -> String? {
    let images = blocks.lazy.flatMap { $0.tag == "img" ? [$0] : $0.descendants(tagged: "img") }
    return images.map { $0["src"] }.first { SafeAddress.localImage($0) != nil }
  }
}

/// The address that some browsers write into the first lines of a page that they save.
enum SavedFrom {
  static func address(in bytes: [UInt8]) -> URL? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let mark = head.range(of: "saved from url=("), let close = head[mark.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    let address = head[head.index(after: close)...].prefix { !$0.isWhitespace && $0 != ">" }
    return SafeAddress.resolve(String(address), against: nil).flatMap { SafeAddress.isWeb($0) ? $0 : nil }
  }
}
