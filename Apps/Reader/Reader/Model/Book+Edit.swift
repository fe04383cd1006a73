import ReaderImport

extension Book {
  mutating func apply(_ edit: ChapterEdit) {
    switch edit {
    case .rename(let index, let title): renameChapter(at: index, to: title)
    case .move(let source, let destination): moveChapter(from: source, to: destination)
    case .merge(let range): mergeChapters(range)
    case .split(let index, let block): splitChapter(at: index, beforeBlock: block)
    case .splitByHeadings(let index): splitChapterByHeadings(at: index)
    case .delete(let index): chapters.remove(at: index)
    }
  }
}
