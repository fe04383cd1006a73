/// A block of a chapter: what is not inside of another block.
public struct ChapterBlock: Hashable, Sendable {
  public var html: String
  public var text: String
  /// 1 to 6 for a heading.
  public var headingLevel: Int?
}

extension Chapter {
  /// The chapter's blocks in order; their HTML together is the chapter's. Chapters of others are made safe on the way.
  public var blocks: [ChapterBlock] {
    guard let body = try? HTMLParser.parse("<body>" + html).first(tagged: "body") else { return [] }
    return ArticleShape.blocks(of: body).map { node in
      let level = Tags.headings.contains(node.tag) ? node.tag.last?.wholeNumberValue : nil
      return ChapterBlock(html: SafeWriter.html(of: [node]), text: node.readText, headingLevel: level)
    }.filter { !$0.html.isEmpty }
  }

  /// Chapters from heading to heading, at the highest level with two headings or more. What stands before the first
  /// heading keeps this chapter's title; the rest is titled by the headings. One chapter where there is nothing to cut.
  public func splitByHeadings() -> [Chapter] {
    let blocks = blocks
    guard let level = (1...6).first(where: { level in blocks.count { $0.headingLevel == level } > 1 }) else {
      return [self]
    }
    var chapters: [Chapter] = []
    var current = self
    current.html = ""
    for block in blocks {
      if block.headingLevel == level && !block.text.isEmpty {
        if !current.html.isEmpty { chapters.append(current) }
        current.title = block.text
        current.html = ""
        current.leadImage = nil
      } else {
        current.html += block.html
      }
    }
    return chapters + [current]
  }
}
