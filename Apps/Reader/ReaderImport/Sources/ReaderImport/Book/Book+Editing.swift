extension Book {
  /// Joins chapters that follow each other into one, under the title of the first. Each further title becomes a
  /// heading. A range of less than two chapters changes nothing.
  public mutating func mergeChapters(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    var merged = chapters[range.lowerBound]
    for chapter in chapters[range.dropFirst()] {
      merged.html += "<h2>\(SafeWriter.escape(chapter.title, quotes: false))</h2>\n" + chapter.html
    }
    chapters.replaceSubrange(range, with: [merged])
  }

  /// Cuts a chapter before a block of it (`Chapter.blocks`). The second part is titled by its first heading, which
  /// leaves the text, or by `title`, or as the first part. Nothing happens for the first block and beyond the last.
  public mutating func splitChapter(at index: Int, beforeBlock block: Int, title: String? = nil) {
    let blocks = chapters[index].blocks
    guard block > 0, block < blocks.count else { return }
    var first = chapters[index]
    var second = chapters[index]
    first.html = blocks[..<block].map(\.html).joined()
    let heading = title == nil && blocks[block].headingLevel != nil ? blocks[block].text : nil
    second.title = title ?? heading ?? first.title
    second.html = blocks[(heading == nil ? block : block + 1)...].map(\.html).joined()
    second.leadImage = nil
    chapters.replaceSubrange(index...index, with: [first, second])
  }

  /// Cuts a chapter at each of its headings of the highest level that it has twice or more.
  public mutating func splitChapterByHeadings(at index: Int) {
    chapters.replaceSubrange(index...index, with: chapters[index].splitByHeadings())
  }

  /// Moves a chapter; `destination` is its index afterwards.
  public mutating func moveChapter(from index: Int, to destination: Int) {
    chapters.insert(chapters.remove(at: index), at: destination)
  }

  /// An empty title, or one of white space, leaves the old one.
  public mutating func renameChapter(at index: Int, to title: String) {
    let title = title.collapsingSpaces
    if !title.isEmpty { chapters[index].title = title }
  }
}
