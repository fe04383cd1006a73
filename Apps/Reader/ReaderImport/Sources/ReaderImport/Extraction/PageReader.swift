import Foundation

/// A page as its article: what it says about itself, and its content as blocks, not yet written.
struct PageReader {
  var metadata: Metadata
  /// The extraction's result; nil where the page has no text.
  var content: Node?
  /// What addresses of the page are relative to.
  let base: URL?
  let isMedium: Bool

  /// Takes the page apart; the given tree is changed.
  init(_ page: Node, url: URL? = nil) {
    base = Self.base(of: page, url)
    LazyImages.resolve(in: page)
    metadata = Metadata(of: page)
    isMedium = MediumPage.isOne(page)
    if isMedium {
      metadata.byline = metadata.byline ?? MediumPage.author(of: page)
      MediumPage.clean(page)
    }
    Embeds.mark(in: page)
    CodeBlocks.resolve(in: page)
    Self.removeUnread(from: page)
    Paragraphs.replaceLineBreaks(in: page)
    for font in page.descendants(tagged: "font") { font.tag = "span" }
    let result = ArticleExtractor(title: metadata.title, byline: metadata.byline).extract(from: page)
    content = result?.content
    metadata.byline = (metadata.byline ?? result?.byline).flatMap(Byline.clean)
  }

  /// The content in the shape of a chapter, with whole addresses. Takes the content; call it once.
  func blocks(folder: LocalFolder? = nil) -> [Node] {
    content.map { ArticleContent.blocks(of: $0, base: base, folder: folder) } ?? []
  }

  /// The title for a chapter, without names of sites where these are known.
  var title: String {
    isMedium ? MediumPage.title(metadata.title, author: metadata.byline, shared: metadata.sharedTitle) : metadata.title
  }

  /// Addresses are relative to `base`, or to the page.
  static func base(of page: Node, _ url: URL?) -> URL? {
    let declared = page.first { $0.tag == "base" && $0.has("href") }.flatMap {
      SafeAddress.resolve($0["href"], against: url)
    }
    return declared.flatMap { SafeAddress.isWeb($0) ? $0 : nil } ?? url
  }

  /// The address that the page says it has; for files that were saved without one.
  static func address(of page: Node) -> URL? {
    let canonical = page.first { $0.tag == "link" && $0["rel"].lowercased() == "canonical" }?["href"]
    let named = page.first { $0.tag == "meta" && $0["property"] == "og:url" }?["content"]
    return [canonical, named].compactMap { $0 }.compactMap { SafeAddress.resolve($0, against: nil) }.first(
      where: SafeAddress.isWeb)
  }

  private static func removeUnread(from node: Node) {
    node.filterChildren { child in
      if ["script", "style", "noscript", "template"].contains(child.tag) { return false }
      removeUnread(from: child)
      return true
    }
  }
}
