/// A change to the chapters of a book.
enum ChapterEdit: Equatable, Sendable {
  case rename(Int, String)
  /// The second number is the index afterwards.
  case move(Int, Int)
  case merge(Range<Int>)
  case split(Int, beforeBlock: Int)
  case splitByHeadings(Int)
  case delete(Int)

  /// Where a chapter is afterwards; nil where it is gone. `old` and `new` are the numbers of chapters.
  func index(of index: Int, from old: Int, to new: Int) -> Int? {
    switch self {
    case .rename:
      return index
    case .move(let source, let destination):
      if index == source { return destination }
      if source < index && index <= destination { return index - 1 }
      if destination <= index && index < source { return index + 1 }
      return index
    case .merge(let range):
      if range.contains(index) { return range.lowerBound }
      return index < range.lowerBound ? index : index - (old - new)
    case .split(let chapter, _), .splitByHeadings(let chapter):
      return index <= chapter ? index : index + (new - old)
    case .delete(let chapter):
      if index == chapter { return nil }
      return index < chapter ? index : index - 1
    }
  }
}
