import Foundation

/// For `reader-figures`: what the importer makes of a page, as plain text of the finished chapter.
@_spi(Figures) public struct PageFigures {
  public var title: String
  public var text: String
  /// The text without captions, which the article body of schema.org does not hold.
  public var body: String

  public init(_ bytes: [UInt8], url: String) throws {
    let reader = PageReader(try HTMLParser.parse(Charset.utf8(bytes)), url: URL(string: url))
    title = reader.metadata.title
    let chapter = try HTMLParser.parse("<body>" + SafeWriter.html(of: reader.blocks()))
    // A paragraph that is an address stands for a video or a script, which have no words.
    chapter.removeAll { $0.tag == "p" && $0.onlyElement?.tag == "a" && $0.readText == $0.onlyElement?["href"] }
    text = chapter.blockText
    chapter.removeAll { $0.tag == "figcaption" }
    body = chapter.blockText
  }

  /// All text of a page that is an article already.
  public static func text(of bytes: [UInt8]) throws -> String { try HTMLParser.parse(bytes).blockText }
}

extension Node {
  fileprivate func removeAll(_ isUnwanted: (Node) -> Bool) {
    filterChildren { !isUnwanted($0) }
    for child in children { child.removeAll(isUnwanted) }
  }
}
